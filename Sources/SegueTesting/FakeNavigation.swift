public import SegueRouting

/// A navigation container without UIKit: a stack of screens, the last one on show.
open class FakeNavigation: FakeScreen, SegueStackContainer {
  /// Creates a container with a root, or an empty one.
  public init(root: FakeScreen? = nil, name: String? = nil) {
    super.init(name: name)
    setChildren([root].compactMap { $0 })
  }

  /// Creates a container with elements, the root first; those that stand elsewhere are taken from
  /// there.
  public init(elements: [FakeScreen], name: String? = nil) {
    super.init(name: name)
    setChildren(elements)
  }

  /// The last element.
  public var top: FakeScreen? { children.last }

  /// A navigation container.
  open override var segueContainer: SegueContainer { .navigation }

  /// The top.
  open override var visibleChildren: [FakeScreen] { children.suffix(1) }

  /// Pops the top at once, unless it is the root, or the container is in transition, which is
  /// recorded.
  /// - Returns: What was popped.
  @discardableResult
  public func pop() -> FakeScreen? {
    guard children.count > 1, let top else { return nil }
    if refusesWhileInTransition("pop from \(name)") { return nil }
    window?.record("pop \(top.name) from \(name)")
    setChildren(children.dropLast())
    loadIfOnShow()
    return top
  }

  /// Pops to a screen.
  open override func reveal(_ child: FakeScreen) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    setChildren(Array(children[...index]))
  }

  /// Makes screens the elements, the root first.
  public func segueSetElements(_ elements: [any SegueScreen]) {
    setChildren(elements.compactMap { $0 as? FakeScreen })
    window?.record("set \(name) to \(children.map(\.name).joined(separator: ", "))")
    loadIfOnShow()
  }
}
