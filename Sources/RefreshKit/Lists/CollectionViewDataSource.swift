/// What a collection view asks for its items, which stand one under the other.
///
/// The view asks when its data source is set and at ``CollectionView/reloadData()``, never while it
/// scrolls.
public protocol CollectionViewDataSource: AnyObject {
  /// Asks how many items there are.
  func numberOfItems(in collectionView: CollectionView) -> Int

  /// Asks for the height of an item in points; 50 by default.
  func collectionView(_ collectionView: CollectionView, heightForItemAt item: Int) -> Double
}

extension CollectionViewDataSource {
  /// 50 points, the height of an item in a flow layout of UIKit.
  public func collectionView(
    _ collectionView: CollectionView, heightForItemAt item: Int
  ) -> Double { 50 }
}

/// The refinement of a scroll view's delegate that hears of items.
///
/// One object set as `delegate` may conform to this and to ``ScrollViewRefreshControlDelegate``.
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Tells that an item was tapped: touched at rest and let go without a drag.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt item: Int)
}

extension CollectionViewDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt item: Int) {}
}
