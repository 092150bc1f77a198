import SegueRouting
import SegueTesting
import XCTest

/// Rule G34: nothing of a finished segue stays.
final class MemoryTests: XCTestCase {
  /// What takes part in a perform, held weakly.
  private struct Witnesses {
    weak var source: Master?
    weak var destination: Detail?
    weak var payload: Box?
    weak var sender: Box?
    weak var captured: Box?

    func assertFreed(
      source isSourceFreed: Bool = true, captured isCapturedFreed: Bool = true,
      file: StaticString = #filePath, line: UInt = #line
    ) {
      XCTAssertEqual(source == nil, isSourceFreed, "source", file: file, line: line)
      XCTAssertNil(destination, "destination", file: file, line: line)
      XCTAssertNil(payload, "payload", file: file, line: line)
      XCTAssertNil(sender, "sender", file: file, line: line)
      XCTAssertEqual(captured == nil, isCapturedFreed, "captured", file: file, line: line)
    }
  }

  private let segue = Segue<Master, Detail, Box>("box", kind: .presentation)

  /// Lets a master perform with objects that only the perform holds.
  private func perform(
    from master: Master, fails: Bool = false, respectingGuards: Bool = false
  ) -> Witnesses {
    var witnesses = Witnesses()
    let payload = Box(1)
    let sender = Box(2)
    let captured = Box(3)
    witnesses.source = master
    witnesses.payload = payload
    witnesses.sender = sender
    witnesses.captured = captured
    weak var destination: Detail?
    master.factories["box"] = {
      let detail = Detail()
      destination = detail
      return detail
    }
    _ = try? master.router.handle(segue) { prepared in
      captured.value += prepared.payload.value
      if fails { throw Trouble() }
    }
    _ = try? master.router.perform(
      segue, payload: payload, sender: sender, respectingGuards: respectingGuards)
    witnesses.destination = destination
    return witnesses
  }

  private func window(_ master: Master) -> FakeWindow {
    FakeWindow(root: FakeNavigation(elements: [About(), master]))
  }

  private func pop(_ window: FakeWindow) {
    (window.root as? FakeNavigation)?.pop()
  }

  func testG34_finishedPerformLeavesNothing() {
    let master = Master()
    let window = window(master)
    let witnesses = perform(from: master)
    XCTAssertNotNil(witnesses.destination, "shown")
    XCTAssertNil(witnesses.payload)
    XCTAssertNil(witnesses.sender)
    master.dismiss()
    witnesses.assertFreed(source: false, captured: false)
    withExtendedLifetime((master, window)) {}
  }

  func testG34_deadSourceFreesItsHandlers() {
    var window: FakeWindow?
    let witnesses: Witnesses = {
      let master = Master()
      window = self.window(master)
      return perform(from: master)
    }()
    XCTAssertNotNil(witnesses.source)
    window.map(pop)
    witnesses.assertFreed()
  }

  func testG34_refusedPerformLeavesNothing() {
    let master = Master()
    let window = window(master)
    master.router.setGuard(segue) { _, _ in false }
    perform(from: master, respectingGuards: true).assertFreed(source: false, captured: false)
    master.router.removeAllHandlers()
    perform(from: master, fails: true).assertFreed(source: false, captured: false)
    withExtendedLifetime(window) {}
  }

  func testG34_sourceThatDiesInMidFlightFreesAll() {
    var window: FakeWindow?
    let witnesses: Witnesses = {
      let master = Master()
      window = self.window(master)
      window?.endsTransitionsAtOnce = false
      return perform(from: master)
    }()
    XCTAssertNotNil(witnesses.source)
    window.map(pop)
    witnesses.assertFreed()
    XCTAssertEqual(window?.runningTransitions, 1, "nobody has ended it")
    window?.endTransitions()
  }

  func testG34_waitingPerformDiesWithItsSource() {
    weak var payload: Box?
    var window: FakeWindow?
    do {
      let master = Master()
      window = self.window(master)
      window?.endsTransitionsAtOnce = false
      _ = perform(from: master)
      let waiting = Box(4)
      payload = waiting
      XCTAssertEqual(
        try master.router.perform(segue, payload: waiting, whileRunning: .queue), .queued)
    }
    XCTAssertNotNil(payload)
    window.map(pop)
    XCTAssertNil(payload)
  }

  func testG34_cancelledHandlerIsFreed() throws {
    let master = Master()
    weak var captured: Box?
    var token: SegueToken?
    do {
      let box = Box(1)
      captured = box
      token = try master.handle(.plain) { _ in box.value += 1 }
    }
    XCTAssertNotNil(captured)
    token?.cancel()
    XCTAssertNil(captured)
  }

  func testG34_unwindFreesWhatItLeaves() throws {
    let rig = Rig()
    weak var left: Detail?
    do {
      let detail = Detail()
      left = detail
      try rig.navigation.push(detail)
      try rig.router.acceptUnwind(Segue<Detail, Master, Int>.back)
      try detail.router.perform(.back, payload: 1, prepare: .none)
    }
    XCTAssertNil(left)
  }

  func testG34_whatIsFreedMayUseTheRouter() throws {
    let rig = Rig(showsAll: true)
    // Each is freed while the router changes, and calls back.
    func capture(_ body: @escaping () -> Void) -> AtEnd { AtEnd(body) }
    let router = rig.router
    do {
      let end = capture { XCTAssertNotNil(try? router.handle(.plain) { _ in }) }
      let token = try router.handle(.plain) { _ in _ = end }
      withExtendedLifetime(token) {}
    }
    router.removeAllHandlers()
    XCTAssertTrue(router.canPerform("plain"))
    do {
      let end = capture { router.setGuard(.about, with: nil) }
      router.setGuard(.plain) { _, _ in withExtendedLifetime(end) { true } }
    }
    router.setGuard(.plain, with: nil)
    do {
      let end = capture { router.catchAll = nil }
      router.catchAll = { _ in _ = end }
    }
    router.catchAll = nil
    let segue = Segue<Master, Detail, AtEnd>("end")
    rig.master.factories["end"] = { Detail() }
    rig.window.endsTransitionsAtOnce = false
    try router.handle(segue) { _ in }
    try router.perform(segue, payload: AtEnd { _ = try? router.perform(.about) })
    rig.window.endTransitions()
    XCTAssertEqual(rig.navigation.children.map(\.name), ["Master", "Detail", "About"])
  }
}

/// Calls back when it is freed.
private final class AtEnd {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  deinit { body() }
}
