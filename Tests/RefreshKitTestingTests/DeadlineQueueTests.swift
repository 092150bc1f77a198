import RefreshKit
import RefreshKitTesting
import XCTest

final class DeadlineQueueTests: XCTestCase {
  private func instant(_ seconds: Int) -> Instant { .zero + .seconds(seconds) }

  private func queue(_ deadlines: (String, Int)...) -> DeadlineQueue<String> {
    var queue = DeadlineQueue<String>()
    for (name, seconds) in deadlines { queue.add(name, at: instant(seconds)) }
    return queue
  }

  func testElementsStandInTheOrderOfInstantsAndThenOfAdding() {
    let queue = queue(("c", 2), ("a", 1), ("d", 2), ("e", 3), ("b", 1))
    XCTAssertEqual(queue.entries.map(\.element), ["a", "b", "c", "d", "e"])
    XCTAssertEqual(queue.entries.first?.deadline, instant(1))
  }

  func testElementIsDueAtItsInstantAndNotBefore() {
    var queue = queue(("a", 1), ("b", 2), ("c", 2), ("d", 3))
    XCTAssertEqual(queue.removeDue(at: instant(0)), [])
    XCTAssertEqual(queue.removeDue(at: instant(2)), ["a", "b", "c"])
    XCTAssertEqual(queue.removeDue(at: instant(2)), [])
    XCTAssertEqual(queue.entries.map(\.element), ["d"])
  }

  func testNoMoreAreTakenThanAsked() {
    var queue = queue(("a", 1), ("b", 1))
    XCTAssertEqual(queue.removeDue(at: instant(1), atMost: 1), ["a"])
    XCTAssertEqual(queue.removeDue(at: instant(1), atMost: 1), ["b"])
    XCTAssertEqual(queue.removeDue(at: instant(1), atMost: 1), [])
  }

  func testElementTakenOutIsNotThereAnyMore() {
    var queue = queue(("a", 1), ("b", 2), ("a", 3))
    XCTAssertEqual(queue.remove { $0 == "a" }, "a")
    XCTAssertEqual(queue.entries.map(\.element), ["b", "a"])
    XCTAssertNil(queue.remove { $0 == "c" })
    XCTAssertEqual(queue.removeDue(at: instant(3)), ["b", "a"])
  }
}
