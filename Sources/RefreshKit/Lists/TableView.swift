/// A scroll view that shows rows under an optional header.
///
/// Everything of ``ScrollView`` holds for it, the refresh control included; only the place of the
/// control knows of the header.
public final class TableView: ScrollView {
  private var header = 0.0

  /// The height of the header view above the rows, in points; 0 for no header.
  ///
  /// The header lies in the content, whose size says how high the whole is.
  public var tableHeaderHeight: Double {
    get { header }
    set {
      guard newValue.isFinite, newValue >= 0 else { return refuse("tableHeaderHeight", newValue) }
      perform { _ in header = newValue }
    }
  }

  override var headerHeight: Double { header }
}
