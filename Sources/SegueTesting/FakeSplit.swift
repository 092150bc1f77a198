public import SegueRouting

/// A split container without UIKit: two columns, both on show.
open class FakeSplit: FakeScreen {
  /// Creates a container of one or two columns; screens that stand elsewhere are taken from there.
  public init(primary: FakeScreen, secondary: FakeScreen? = nil, name: String? = nil) {
    super.init(name: name)
    setChildren([primary, secondary].compactMap { $0 })
  }

  /// The first column.
  public var primary: FakeScreen? { children.first }

  /// The second column.
  public var secondary: FakeScreen? { children.dropFirst().first }

  /// A split container.
  open override var segueContainer: SegueContainer { .split }
}
