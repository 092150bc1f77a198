import RefreshKit
import RefreshKitTesting
import XCTest

final class TimerLogTests: XCTestCase {
  private typealias Ledger = TimerLog<String>

  private let second = Instant.zero + .seconds(1)
  private let later = Instant.zero + .milliseconds(2500)

  /// Returns what a call throws, or nil.
  private func fault(_ body: () throws(ScheduleFault) -> Void) -> ScheduleFault? {
    do throws(ScheduleFault) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  func testEntriesAreOpenInTheOrderOfTheirInstantsAndThenOfTheirCalls() throws {
    var ledger = Ledger()
    try ledger.schedule("c", at: later)
    try ledger.schedule("a", at: second)
    try ledger.schedule("d", at: later)
    try ledger.schedule("b", at: second)
    XCTAssertEqual(ledger.open.map(\.id), ["a", "b", "c", "d"])
    XCTAssertEqual(ledger.open.first, .init(id: "a", instant: second))
  }

  func testEntriesAreTakenOneAtATimeWhenTheyAreDue() throws {
    var ledger = Ledger()
    try ledger.schedule("a", at: second)
    try ledger.schedule("b", at: second)
    XCTAssertNil(ledger.takeNext(dueAt: .zero))
    XCTAssertEqual(ledger.takeNext(dueAt: second), "a")
    try ledger.cancel("b")
    XCTAssertNil(ledger.takeNext(dueAt: later))
    XCTAssertEqual(
      ledger.events,
      [
        .scheduled("a", at: second), .scheduled("b", at: second), .fired("a", at: second),
        .cancelled("b"),
      ])
    try ledger.expectClosed()
  }

  func testWhatWasCancelledOrHasFiredCanBeScheduledAgain() throws {
    var ledger = Ledger()
    try ledger.schedule("a", at: second)
    try ledger.cancel("a")
    try ledger.schedule("a", at: second)
    XCTAssertEqual(ledger.takeNext(dueAt: second), "a")
    try ledger.schedule("a", at: later)
    XCTAssertEqual(ledger.open.count, 1)
    XCTAssertEqual(ledger.faults, [])
  }

  func testDoubleScheduleThrowsAndTheFirstStays() throws {
    var ledger = Ledger()
    try ledger.schedule("a", at: later)
    let error = fault { () throws(ScheduleFault) in try ledger.schedule("a", at: second) }
    XCTAssertEqual(error, .scheduledTwice(id: "a", at: second, already: later))
    XCTAssertEqual(
      error?.description,
      "a was scheduled at 1 s while it is scheduled at 2.5 s: cancel it first")
    XCTAssertEqual(ledger.open, [.init(id: "a", instant: later)])
    XCTAssertEqual(ledger.events, [.scheduled("a", at: later)])
  }

  func testUnknownCancelThrows() throws {
    var ledger = Ledger()
    let never = fault { () throws(ScheduleFault) in try ledger.cancel("a") }
    XCTAssertEqual(
      never?.description,
      "a was cancelled and is not scheduled: never was, was cancelled before, or has fired; "
        + "open: nothing")
    try ledger.schedule("b", at: later)
    try ledger.schedule("c", at: second)
    try ledger.schedule("a", at: .zero)
    XCTAssertEqual(ledger.takeNext(dueAt: .zero), "a")
    let fired = fault { () throws(ScheduleFault) in try ledger.cancel("a") }
    XCTAssertEqual(fired, .unknownCancel(id: "a", open: ["c at 1 s", "b at 2.5 s"]))
    XCTAssertEqual(
      fired?.description,
      "a was cancelled and is not scheduled: never was, was cancelled before, or has fired; "
        + "open: c at 1 s, b at 2.5 s")
  }

  func testFaultThatAHostSwallowedIsThrownAtTheEnd() throws {
    var ledger = Ledger()
    try? ledger.cancel("x")
    try ledger.schedule("a", at: second)
    try? ledger.schedule("a", at: second)
    XCTAssertEqual(ledger.faults.count, 2)
    XCTAssertEqual(
      fault { () throws(ScheduleFault) in try ledger.expectClosed() },
      .unknownCancel(id: "x", open: []))
  }

  func testWhatIsLeftOpenIsThrownAtTheEnd() throws {
    var ledger = Ledger()
    try ledger.schedule("b", at: later)
    try ledger.schedule("a", at: second)
    let error = fault { () throws(ScheduleFault) in try ledger.expectClosed() }
    XCTAssertEqual(error, .leftOpen(["a at 1 s", "b at 2.5 s"]))
    XCTAssertEqual(error?.description, "still scheduled at the end: a at 1 s, b at 2.5 s")
  }

  /// The ledger in the place for which it is made: a host with one timer for what comes next.
  func testHostWithOneTimerIsJudged() throws {
    final class Host {
      let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
      var ledger = TimerLog<String>()
      let forgetsToCancel: Bool
      var timer: Instant?

      init(forgetsToCancel: Bool) { self.forgetsToCancel = forgetsToCancel }

      func update() {
        guard timer != view.nextEvent else { return }
        if timer != nil, !forgetsToCancel { try? ledger.cancel("timer") }
        timer = view.nextEvent
        if let timer { try? ledger.schedule("timer", at: timer) }
      }

      func run(until end: Instant) {
        while ledger.takeNext(dueAt: end) != nil {
          if let timer { view.advance(to: timer) }
          timer = nil
          update()
        }
      }
    }
    for forgets in [false, true] {
      let host = Host(forgetsToCancel: forgets)
      host.view.diagnosticHandler = { _ in }
      host.view.addRefreshControl()
      host.view.startRefreshing()
      host.view.endRefreshing(after: .seconds(2))
      host.update()
      host.view.endRefreshing(after: .seconds(1))
      host.update()
      XCTAssertEqual(
        host.ledger.open.map(\.instant), [.zero + .seconds(forgets ? 2 : 1)])
      host.run(until: .zero + .seconds(5))
      let error = fault { () throws(ScheduleFault) in try host.ledger.expectClosed() }
      XCTAssertEqual(
        error?.description,
        forgets
          ? "timer was scheduled at 1 s while it is scheduled at 2 s: cancel it first" : nil)
    }
  }
}
