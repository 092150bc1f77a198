/// A tab container whose tabs have declared types, any number of them.
///
/// ```swift
/// let tabs = try TypedTabs<List, Settings>(screen, slots: [.root])  // the list is in a navigation
/// let (list, settings) = tabs.tabs
/// ```
public struct TypedTabs<each Tab>: TypedContainer {
  /// The container itself.
  public let container: any SegueScreen

  /// The screens of the slots, from the left, as they were when the container was checked.
  public let tabs: (repeat each Tab)

  /// Checks that a screen is a container of as many tabs as there are types, and then the tabs from
  /// the left; the first fault names its slot.
  /// - Throws: ``SegueError/tabCountMismatch(_:expected:actual:)``, for more `slots` than tabs too;
  ///   ``SegueError/destinationMismatch(_:expected:actual:path:proposal:)``, and what a path of a
  ///   slot can lead to.
  public init(_ screen: any SegueScreen, key: SegueKey, slots: [SeguePath]) throws(SegueError) {
    container = try Self.container(screen, .tabs, key: key)
    let children = screen.segueChildren
    var arity = 0
    for _ in repeat (each Tab).self { arity += 1 }
    guard arity == children.count, slots.count <= arity else {
      throw .tabCountMismatch(
        key, expected: arity, actual: arity == children.count ? slots.count : children.count)
    }
    var index = -1
    func next<Wanted>(_ tab: Wanted.Type) throws(SegueError) -> Wanted {
      index += 1
      do throws(SegueError) {
        let slot = index < slots.count ? slots[index] : .direct
        return try resolve(tab, from: children[index], at: slot, key: key)
      } catch {
        throw error.seen(through: .tab(index))
      }
    }
    tabs = (repeat try next((each Tab).self))
  }
}
