import ScrollCore

// What tables and collections share: rows of known heights under a header, and taps on them. They
// reach the calls of a host through here: else a program would hold copies of these for each of the
// two.
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

  /// Asks for the rows when the view has come to the present, and makes the content as large as they are.
  ///
  /// What is told on the way may have changed the rows, or who is to be asked.
  func setRows(asking ask: () -> (count: Int, height: (Int) -> Double)?) {
    perform { view in
      guard let (count, height) = ask() else { return }
      if count < 0 { view.refuse("number of rows", count) }
      view.rows = RowLayout(count: count, height: height) { view.refuse("height of a row", $0) }
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
