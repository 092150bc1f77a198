public import RefreshKit

/// A split container without UIKit: two columns, both on show.
open class ModelSplit: ModelScreen {
  /// Creates a container of one or two columns; screens that stand elsewhere are taken from there.
  public init(primary: ModelScreen, secondary: ModelScreen? = nil, name: String? = nil) {
    super.init(name: name)
    setChildren([primary, secondary].compactMap { $0 })
  }

  /// The first column.
  public var primary: ModelScreen? { children.first }

  /// The second column.
  public var secondary: ModelScreen? { children.dropFirst().first }

  /// A split container.
  open override var segueContainer: SegueContainer { .split }
}
