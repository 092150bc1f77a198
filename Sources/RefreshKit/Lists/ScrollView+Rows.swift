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
  func setHeader(height: Double) {
    let makesSense = perform { $0.setHeader(height: height, rows: rows?.height) }
    if !makesSense { refuse("tableHeaderHeight", height) }
  }

  /// Asks for the rows when the view has come to the present, and makes the content as large as
  /// they are.
  ///
  /// What is told on the way may have changed the rows, or who is to be asked.
  func setRows(asking ask: () -> (count: Int, height: (Int) -> Double)?) {
    catchUp()
    let isNested = isDelivering
    if let new = asking({ ask().map { layout(of: $0.count, height: $0.height) } }) {
      rows = new
      if !model.setHeader(height: model.headerHeight, rows: new.height) {
        refuse("contentSize", model.headerHeight + new.height)
      }
    }
    finishCommand(isNested: isNested)
  }

  private func layout(of count: Int, height: (Int) -> Double) -> RowLayout {
    if count < 0 { refuse("number of rows", count) }
    return RowLayout(count: count, height: height) { refuse("height of a row", $0) }
  }

  func row(at point: ScrollPoint) -> Int? {
    guard let rows, point.isWithinLimits, point.x >= 0, point.x < model.geometry.contentSize.width
    else {
      return nil
    }
    return rows.row(at: point.y - model.headerHeight)
  }

  func rect(ofRow row: Int) -> ScrollRect? {
    rows?.place(of: row).map { place in
      ScrollRect(
        x: 0, y: model.headerHeight + place.y, width: model.geometry.contentSize.width,
        height: place.height)
    }
  }
}
