import RefreshKit
import XCTest

/// Targets and actions: D3, and `sendActions` of origin B.
final class RefreshTargetTests: XCTestCase {
  private let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
  private let target = RefreshTarget()
  private let delegate = RefreshRecorder()

  private func attached(_ control: RefreshControl = RefreshControl()) -> RefreshControl {
    view.delegate = delegate
    view.refreshControl = control
    return control
  }

  private func cycle() -> [String] {
    view.startRefreshing()
    view.endRefreshing()
    return target.calls
  }

  private let plain: (RefreshTarget) -> () -> Void = RefreshTarget.refresh
  private let withControl: (RefreshTarget) -> (RefreshControl) -> Void = RefreshTarget.refresh(_:)

  // D3: unbound methods, of no argument or of the control; in the order of adding.
  func testMethodsAreCalledInOrderOfAdding() {
    let control = attached()
    control.addTarget(target, action: withControl)
    control.addTarget(target, action: RefreshTarget.reload)
    control.addTarget(target, action: plain)
    XCTAssertEqual(cycle(), ["control", "reload", "refresh"])
  }

  // Origin B: from the initializer; nil adds nothing.
  func testInitializerAddsItsTargetAndNilAddsNothing() {
    _ = attached(RefreshControl(target: target, action: plain))
    XCTAssertEqual(cycle(), ["refresh"])
    _ = attached(RefreshControl(target: target, action: withControl))
    XCTAssertEqual(cycle(), ["refresh", "control"])
    let none = attached(RefreshControl(target: nil, action: plain))
    XCTAssertEqual(cycle(), ["refresh", "control"])
    XCTAssertNil(none.addTarget(nil, id: "a", action: plain))
  }

  // D3: without an id each call adds one; with target and id it is one registration.
  func testTargetAndIdMakeOneRegistration() {
    let control = attached()
    control.addTarget(target, action: plain)
    control.addTarget(target, action: plain)
    XCTAssertEqual(cycle(), ["refresh", "refresh"])
    let named = attached()
    named.addTarget(target, id: "a", action: plain)
    named.addTarget(target, id: "b", action: RefreshTarget.reload)
    named.addTarget(target, id: "a", action: plain)
    XCTAssertEqual(cycle(), ["refresh", "refresh", "refresh", "reload"])
  }

  // D3: one id under two targets is two registrations.
  func testOneIdUnderTwoTargetsIsTwoRegistrations() {
    let control = attached()
    let other = RefreshTarget()
    control.addTarget(target, id: 1, action: plain)
    control.addTarget(other, id: 1, action: plain)
    control.addAction(id: 1) { _ in other.reload() }
    _ = cycle()
    XCTAssertEqual(target.calls, ["refresh"])
    XCTAssertEqual(other.calls, ["refresh", "reload"])
    control.removeTarget(target, id: 1)
    _ = cycle()
    XCTAssertEqual(target.calls, ["refresh"])
    XCTAssertEqual(other.calls, ["refresh", "reload", "refresh", "reload"])
  }

  // D3: removal by token, by target, by target and id; what was never added is harmless.
  func testRemoval() throws {
    let control = attached()
    let token = try XCTUnwrap(control.addTarget(target, action: plain))
    control.addTarget(target, id: "r", action: RefreshTarget.reload)
    control.addTarget(target, action: withControl)
    control.removeAction(token)
    control.removeAction(token)
    control.removeTarget(target, id: "never")
    control.removeTarget(RefreshTarget())
    XCTAssertEqual(cycle(), ["reload", "control"])
    control.removeTarget(target, id: "r")
    XCTAssertEqual(cycle(), ["reload", "control", "control"])
    control.removeTarget(target)
    XCTAssertEqual(cycle().count, 3)
  }

  // D3: removing from inside an action counts at once; adding counts from the next time.
  func testRemoveAndAddInsideAnAction() {
    let control = attached()
    let target = target
    target.onCall = { _ in
      control.removeTarget(target, id: "r")
      control.addTarget(target, id: "new", action: RefreshTarget.reload)
    }
    control.addTarget(target, action: plain)
    control.addTarget(target, id: "r", action: RefreshTarget.reload)
    XCTAssertEqual(cycle(), ["refresh"])
    XCTAssertEqual(cycle(), ["refresh", "refresh", "reload"])
  }

  // Origin B: sendActions calls them and begins nothing; with and without a view.
  func testSendActionsBeginsNothing() {
    let control = RefreshControl(target: target, action: plain)
    control.sendActions()
    XCTAssertEqual(target.calls, ["refresh"])
    _ = attached(control)
    control.sendActions()
    XCTAssertEqual(target.calls, ["refresh", "refresh"])
    XCTAssertEqual(control.state, .idle)
    XCTAssertEqual(delegate.count("begin"), 0)
  }

  // Origin B: restarting the indicator changes neither targets nor their order, nor the refresh.
  func testRestartedIndicatorLeavesAllElse() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing(deadline: .zero + .seconds(9))
    let state = rig.control.state
    rig.control.refreshActivityIndicatorView()
    XCTAssertEqual(rig.control.state, state)
    XCTAssertEqual(rig.log, ["restart"])
    XCTAssertEqual(rig.control.indicatorRestartCount, 1)
    rig.control.endRefreshing()
    rig.settle()
    rig.control.refreshActivityIndicatorView()
    XCTAssertEqual(rig.control.indicatorRestartCount, 1)
  }

  // D4: generateRefreshEvent begins and sends, guarded.
  func testGenerateRefreshEventBeginsAndSends() {
    let control = attached(RefreshControl(target: target, action: plain))
    XCTAssertEqual(control.generateRefreshEvent(), .began(RefreshCycle(number: 1)))
    XCTAssertEqual(control.generateRefreshEvent(), .alreadyRefreshing)
    XCTAssertEqual(target.calls, ["refresh"])
    XCTAssertEqual(delegate.count("begin"), 1)
  }

  // D3: what is removed from inside another one's call is not called any more.
  func testObserverRemovedByAnotherIsLeftOut() {
    let control = attached(RefreshControl())
    var heard = 0
    var token: RefreshActionToken?
    control.addObserver { _ in token.map { control.removeObserver($0) } }
    token = control.addObserver { _ in heard += 1 }
    control.beginRefreshing()
    XCTAssertEqual(heard, 0)
  }

  // MARK: What is freed with an action or an observer

  private final class Holder {
    let onFree: () -> Void
    init(_ onFree: @escaping () -> Void) { self.onFree = onFree }
    deinit { onFree() }
  }

  /// Registers eight things to call, of which the third frees something that changes them, and
  /// takes that one away; answers what is heard then.
  private func heard(
    adding add: @escaping (@escaping () -> Void) -> RefreshActionToken,
    removing remove: @escaping (RefreshActionToken) -> Void, telling tell: () -> Void
  ) -> [Int] {
    var heard: [Int] = []
    var tokens: [RefreshActionToken] = []
    for place in 0..<8 {
      let thing = Holder {
        guard place == 2 else { return }
        remove(tokens[5])
        _ = add { heard.append(100) }
      }
      tokens.append(add { withExtendedLifetime(thing) { heard.append(place) } })
    }
    remove(tokens[2])
    tell()
    return heard
  }

  // D6: an observer that goes may free something that removes and adds others.
  func testAnObserverThatHoldsTheOwnerOfAnother() {
    let view = ScrollView(
      viewportSize: ScrollSize(width: 390, height: 844),
      contentSize: ScrollSize(width: 390, height: 3000))
    let control = RefreshControl()
    view.refreshControl = control
    let heard = heard(
      adding: { body in control.addObserver { _ in body() } },
      removing: { control.removeObserver($0) }, telling: { control.beginRefreshing() })
    XCTAssertEqual(heard, [0, 1, 3, 4, 6, 7, 100])
  }

  // D6: and so may an action.
  func testAnActionThatHoldsTheOwnerOfAnother() {
    let control = RefreshControl()
    let heard = heard(
      adding: { body in control.addAction { _ in body() } },
      removing: { control.removeAction($0) }, telling: { control.sendActions() })
    XCTAssertEqual(heard, [0, 1, 3, 4, 6, 7, 100])
  }
}
