public import ScrollCore

/// A scroll view that shows items, one under the other.
///
/// Everything of ``ScrollView`` holds for it, the refresh control included. Without a data source
/// the content is as large as `contentSize` says.
public final class CollectionView: ScrollView {
  private weak var itemDelegate: (any CollectionViewDelegate)?

  /// The object that is asked for the items, at once and at every ``reloadData()``; held weakly.
  public weak var dataSource: (any CollectionViewDataSource)? {
    didSet { reloadData() }
  }

  /// What lies behind the items: a refresh control set here is the view's refresh control.
  ///
  /// A control behaves alike, whether it is set as ``RefreshHost/refreshControl`` or here.
  public var backgroundView: RefreshControl? {
    get { ownControl }
    set { ownControl = newValue }
  }

  /// Asks the data source for the items anew and makes the content as high as they are.
  ///
  /// The content is as wide as the view from then on. A height or a number that makes no sense
  /// counts as 0 and is reported, and so does a row with which all would be higher than 1e9 points.
  /// Without a data source nothing happens.
  ///
  /// - Complexity: O(n) in the number of items.
  public func reloadData() {
    setRows {
      dataSource.map { source in
        (source.numberOfItems(in: self), { source.collectionView(self, heightForItemAt: $0) })
      }
    }
  }

  /// Returns the item at a point of the content, `nil` where there is none.
  ///
  /// - Complexity: O(log n) in the number of items.
  public func indexForItem(at point: ScrollPoint) -> Int? { row(at: point) }

  /// Returns where an item stands in the content, `nil` for an item that is not there.
  public func rectForItem(at item: Int) -> ScrollRect? { rect(ofRow: item) }

  override func delegateChanged() {
    itemDelegate = delegate as? any CollectionViewDelegate
  }

  override func notifyTap(onRow row: Int) {
    itemDelegate?.collectionView(self, didSelectItemAt: row)
  }
}
