/// Walks over screens.
///
/// Each screen is met once, so that a tree which is none ends too.
enum ScreenTree {
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

  /// The nearest container of a kind that a screen stands in, or is.
  static func nearest(
    _ kind: SegueContainer, to screen: any SegueScreen
  ) -> (any SegueScreen)? {
    upwards(from: screen) { $0.segueParent }.first { $0.segueContainer == kind }
  }

  /// Whether a screen is another one, or above it by parents and presenters.
  static func isAbove(_ upper: any SegueScreen, _ screen: any SegueScreen) -> Bool {
    upwards(from: screen) { $0.segueParent ?? $0.seguePresenter }.contains { $0 === upper }
  }

  /// A screen and those above it, each the parent or the presenter of the one before.
  static func upwards(
    from screen: any SegueScreen, next: (any SegueScreen) -> (any SegueScreen)?
  ) -> [any SegueScreen] {
    var met = Set<ObjectIdentifier>()
    var result: [any SegueScreen] = []
    var above: (any SegueScreen)? = screen
    while let screen = above, met.insert(ObjectIdentifier(screen)).inserted {
      result.append(screen)
      above = next(screen)
    }
    return result
  }
}
