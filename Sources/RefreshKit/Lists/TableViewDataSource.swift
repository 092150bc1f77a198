/// What a table view asks for its rows.
///
/// The table asks when its data source is set and at ``TableView/reloadData()``, never while it
/// scrolls.
public protocol TableViewDataSource: AnyObject {
  /// Asks how many rows there are.
  func numberOfRows(in tableView: TableView) -> Int

  /// Asks for the height of a row in points; 44 by default.
  func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double
}

extension TableViewDataSource {
  /// 44 points, the height of a plain row in UIKit.
  public func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double { 44 }
}

/// The refinement of a scroll view's delegate that hears of rows.
///
/// One object set as `delegate` may conform to this and to ``ScrollViewRefreshControlDelegate``.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Tells that a row was tapped: touched at rest and let go without a drag.
  func tableView(_ tableView: TableView, didSelectRowAt row: Int)
}

extension TableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {}
}
