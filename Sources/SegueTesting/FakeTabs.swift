public import SegueRouting

/// A tab container without UIKit: screens side by side, one of them selected.
open class FakeTabs: FakeScreen {
  /// The index of the selected tab, counted from 0.
  public private(set) var selectedIndex = 0

  /// Creates a container of tabs; those that stand elsewhere are taken from there.
  public init(_ tabs: [FakeScreen], name: String? = nil) {
    super.init(name: name)
    setChildren(tabs)
  }

  /// The selected tab, `nil` if there are none.
  public var selected: FakeScreen? {
    children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
  }

  /// Selects a tab; an index that does not exist changes nothing.
  public func select(_ index: Int) {
    guard children.indices.contains(index) else { return }
    selectedIndex = index
    loadIfOnShow()
  }

  /// A tab container.
  open override var segueContainer: SegueContainer { .tabs }

  /// The selected tab.
  open override var visibleChildren: [FakeScreen] { [selected].compactMap { $0 } }

  /// Selects a child.
  open override func reveal(_ child: FakeScreen) {
    if let index = children.firstIndex(where: { $0 === child }) { selectedIndex = index }
  }
}
