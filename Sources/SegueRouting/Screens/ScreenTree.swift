/// Walks over screens.
///
/// Each screen is met once, so that a tree which is none ends too.
package enum ScreenTree {
  /// A screen and what is below it, parents before children, as far as `children` tells of them.
  /// - Complexity: O(n) in the number of screens below.
  static func preorder(
    from top: any SegueScreen, children: (any SegueScreen) -> [any SegueScreen]
  ) -> [any SegueScreen] {
    var met = Set<ObjectIdentifier>()
    var result: [any SegueScreen] = []
    var waiting = [top]
    while let screen = waiting.popLast() {
      guard met.insert(ObjectIdentifier(screen)).inserted else { continue }
      result.append(screen)
      waiting += children(screen).reversed()
    }
    return result
  }

  /// A screen and those above it, each by default the parent or else the presenter of the one
  /// before.
  package static func upwards(
    from screen: any SegueScreen,
    next: @escaping (any SegueScreen) -> (any SegueScreen)? = {
      $0.segueParent ?? $0.seguePresenter
    }
  ) -> [any SegueScreen] {
    var met = Set<ObjectIdentifier>()
    return Array(
      sequence(first: screen, next: next).prefix { met.insert(ObjectIdentifier($0)).inserted })
  }

  /// The nearest container of a kind that a screen stands in, or is.
  static func nearest(_ kind: SegueContainer, to screen: any SegueScreen) -> (any SegueScreen)? {
    upwards(from: screen) { $0.segueParent }.first { $0.segueContainer == kind }
  }
}
