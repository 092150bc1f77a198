/// A scroll view that shows items.
///
/// Everything of ``ScrollView`` holds for it, the refresh control included.
public final class CollectionView: ScrollView {
  /// What lies behind the items: a refresh control set here is the view's refresh control.
  ///
  /// A control behaves alike, whether it is set as ``ScrollView/refreshControl`` or here.
  public var backgroundView: RefreshControl? {
    get { refreshControl }
    set { refreshControl = newValue }
  }
}
