import RefreshKit

/// A table of 50-point rows that counts what it is asked for and which rows are tapped.
final class PeerList: TableViewDataSource, TableViewDelegate, ScrollViewRefreshControlDelegate {
  let table = TableView(viewportSize: ScrollSize(width: 800, height: 600))
  private let rows: Int
  /// How often the number of rows was asked for.
  private(set) var layouts = 0
  private(set) var taps: [Int] = []
  private(set) var begins = 0

  init(rows: Int) {
    self.rows = rows
    table.delegate = self
    table.dataSource = self
  }

  func numberOfRows(in tableView: TableView) -> Int {
    layouts += 1
    return rows
  }
  func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double { 50 }
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) { taps.append(row) }
  func didBeginRefresh(in scrollView: ScrollView) { begins += 1 }

  func advance(_ seconds: Double) { table.advance(to: table.now + .seconds(seconds)) }

  /// A touch in the middle of the view that lifts where it came down.
  func tap() {
    table.touchBegan(at: ScrollPoint(x: 400, y: 325))
    table.touchEnded(velocity: .zero)
  }
}
