import ScrollCore

// What tables and collections share: rows of known heights under a header, and taps on them. They
// reach the calls of a host through here, or a program held copies of these for each of the two.
extension ScrollView {
  var ownControl: RefreshControl? {
    get { refreshControl }
    set { refreshControl = newValue }
  }

  /// Takes over another header.
  func layOutRows(changing change: () -> Void) {
    perform { view in
      change()
      view.layOutRows()
    }
  }

  /// Takes over rows and makes the content as large as they are.
  func setRows(count: Int, height: (Int) -> Double) {
    if count < 0 { refuse("number of rows", count) }
    let new = RowLayout(count: count, height: height) { refuse("height of a row", $0) }
    perform { view in
      view.rows = new
      view.layOutRows()
    }
  }

  /// Makes the content as high as header and rows, and as wide as the view.
  func layOutRows() {
    guard let rows else { return }
    var new = geometry
    new.contentSize = ScrollSize(
      width: geometry.viewportSize.width, height: headerHeight + rows.height)
    guard new.contentSize.isValid else { return refuse("contentSize", new.contentSize) }
    apply(new)
  }

  func row(at point: ScrollPoint) -> Int? {
    guard let rows, point.isWithinLimits, point.x >= 0, point.x < geometry.contentSize.width else {
      return nil
    }
    return rows.row(at: point.y - headerHeight)
  }

  func rect(ofRow row: Int) -> ScrollRect? {
    rows?.place(of: row).map { place in
      ScrollRect(
        x: 0, y: headerHeight + place.y, width: geometry.contentSize.width, height: place.height)
    }
  }

  /// A finger touched content at rest and lifted without a drag.
  func tap(at place: ScrollPoint) {
    let point = ScrollPoint(x: place.x + offset.x, y: place.y + offset.y)
    if let row = row(at: point) { notify(.tap(row: row)) }
  }
}
