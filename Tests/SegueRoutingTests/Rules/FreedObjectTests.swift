import SegueRouting
import SegueTesting
import XCTest

/// Objects of the user's that use the router again when it lets go of them: nothing stops the
/// program.
final class FreedObjectTests: XCTestCase {
  /// Calls a closure when it is freed.
  private final class CallingObject {
    private let onFree: () -> Void

    init(_ onFree: @escaping () -> Void) {
      self.onFree = onFree
    }

    deinit { onFree() }
  }

  // G34: a sender that waited with its request asks that for the sender.
  func testG34_senderThatIsFreedFindsNoSender() throws {
    let screen = StoryboardScreen()
    screen.factories["simple"] = { Detail() }
    screen.endsAtOnce = false
    let window = FakeWindow(root: FakeNavigation(root: screen))
    try screen.perform(.simple)
    var found: [Bool] = []
    try screen.router.perform(
      .simple, sender: CallingObject { found.append(screen.requests.last?.sender != nil) },
      whileRunning: .queue)
    screen.endTransitions()
    XCTAssertEqual(found, [false])
    withExtendedLifetime(window) {}
  }

  // Everything that is registered, replaced and removed.
  func testRegistrationsThatAreFreedMayRegister() throws {
    let rig = Rig()
    let router = rig.router
    let segue = Segue<Master, Detail, Void>("plain")
    let other = Segue<Master, Detail, Void>("presented")
    let back = Segue<Detail, Master, Void>("back", kind: .unwind)
    let base = SegueRouter<Master>(source: rig.master)
    var freed = 0
    func object() -> CallingObject {
      CallingObject {
        freed += 1
        router.catchAll = { _ in }
        router.setGuard(other) { _, _ in true }
        router.make(other) { _, _ in Detail() }
        (try? router.handle(other) { _ in })?.cancel()
        XCTAssertFalse(router.canPerform("presented"))
      }
    }
    for _ in 0..<2 {
      let held = object()
      router.catchAll = { _ in withExtendedLifetime(held) {} }
    }
    router.catchAll = nil
    for _ in 0..<2 {
      let held = object()
      router.setGuard(segue) { _, _ in withExtendedLifetime(held) { true } }
      router.make(segue) { _, _ in withExtendedLifetime(held) { Detail() } }
    }
    router.setGuard(segue, with: nil)
    router.make(segue, with: nil)
    for way in ["cancel", "remove all", "replace"] {
      let held = object()
      let token = try router.handle(segue) { _ in withExtendedLifetime(held) {} }
      switch way {
      case "cancel": token.cancel()
      case "remove all": router.removeAllHandlers()
      default: try router.replace(segue) { _ in }
      }
    }
    let held = object()
    try router.acceptUnwind(back, action: { _, _ in withExtendedLifetime(held) {} }).cancel()
    for _ in 0..<2 {
      let held = object()
      try router.inherit(from: base, as: { screen in withExtendedLifetime(held) { screen } })
    }
    XCTAssertGreaterThan(freed, 0)
  }
}
