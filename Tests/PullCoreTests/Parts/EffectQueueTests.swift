import RefreshCore
import XCTest

@testable import PullCore

/// The one queue: first in first out, with the few rules that let something stand elsewhere.
final class EffectQueueTests: XCTestCase {
  private let cycle = RefreshCycle(number: 3)

  private func queue(_ entries: EffectQueue.Entry...) -> EffectQueue {
    var queue = EffectQueue()
    for entry in entries { queue.append(entry) }
    return queue
  }

  private func all(_ queue: EffectQueue) -> [EffectQueue.Entry] {
    var queue = queue
    var entries: [EffectQueue.Entry] = []
    while let entry = queue.popFirst() { entries.append(entry) }
    return entries
  }

  private func capacity(_ queue: EffectQueue) throws -> Int {
    let places = Mirror(reflecting: queue).descendant("places")
    return try XCTUnwrap(places as? [EffectQueue.Entry]).capacity
  }

  // MARK: Order

  func testEntriesLeaveInTheOrderInWhichTheyCame() {
    var queue = queue(.effect(.didScroll), .insetPlace)
    XCTAssertFalse(queue.isEmpty)
    XCTAssertEqual(queue.popFirst(), .effect(.didScroll))
    queue.append(.effect(.didEndDecelerating))
    XCTAssertEqual(all(queue), [.insetPlace, .effect(.didEndDecelerating)])
  }

  func testEmptyQueueHasNothing() {
    var queue = queue(.insetPlace)
    _ = queue.popFirst()
    XCTAssertTrue(queue.isEmpty)
    XCTAssertNil(queue.popFirst())
    XCTAssertTrue(EffectQueue().isEmpty)
  }

  func testStorageIsUsedAgainOnceAllHasBeenTold() throws {
    var queue = EffectQueue()
    for _ in 0..<20 { queue.append(.insetPlace) }
    let room = try capacity(queue)
    for _ in 0..<100 {
      while queue.popFirst() != nil {}
      XCTAssertEqual(try capacity(queue), room)
      for _ in 0..<20 { queue.append(.effect(.didScroll)) }
    }
    XCTAssertEqual(try capacity(queue), room, "20 places are enough for 20 entries")
  }

  // MARK: S12: scrolls

  func testScrollsInARowAreOne() {
    var queue = EffectQueue()
    queue.appendScroll(deliveredBefore: 7)
    queue.appendScroll(deliveredBefore: 7)
    XCTAssertEqual(all(queue), [.scroll(deliveredBefore: 7)])
  }

  func testScrollAfterSomethingElseIsAnother() {
    var queue = EffectQueue()
    queue.appendScroll(deliveredBefore: 7)
    queue.append(.effect(.didChangeAdjustedContentInset))
    queue.appendScroll(deliveredBefore: 7)
    XCTAssertEqual(
      all(queue),
      [
        .scroll(deliveredBefore: 7), .effect(.didChangeAdjustedContentInset),
        .scroll(deliveredBefore: 7),
      ])
  }

  func testScrollAfterOneThatHasBeenToldMeanwhileIsAnother() {
    var queue = EffectQueue()
    queue.appendScroll(deliveredBefore: 7)
    queue.appendScroll(deliveredBefore: 8)
    XCTAssertEqual(all(queue), [.scroll(deliveredBefore: 7), .scroll(deliveredBefore: 8)])
  }

  func testScrollThatHasLeftIsNotTheLastThatWaits() {
    var queue = EffectQueue()
    queue.appendScroll(deliveredBefore: 7)
    _ = queue.popFirst()
    queue.appendScroll(deliveredBefore: 7)
    XCTAssertEqual(all(queue), [.scroll(deliveredBefore: 7)])
  }

  // MARK: The place of an inset change

  func testEffectStandsBeforeTheNewestPlaceOfAnInsetChange() {
    var queue = queue(
      .effect(.didEndDecelerating), .insetPlace, .effect(.didScroll), .insetPlace,
      .effect(.didBeginRefresh(cycle, of: 1)))
    queue.insertAtInsetPlace(.callback(5))
    queue.insertAtInsetPlace(.callback(6))
    XCTAssertEqual(
      all(queue),
      [
        .effect(.didEndDecelerating), .insetPlace, .effect(.didScroll), .callback(5),
        .callback(6), .insetPlace, .effect(.didBeginRefresh(cycle, of: 1)),
      ])
  }

  func testEffectIsTheLastWhereNoInsetChangeWaits() {
    var queue = queue(.insetPlace, .effect(.didScroll))
    _ = queue.popFirst()
    queue.insertAtInsetPlace(.callback(5))
    XCTAssertEqual(all(queue), [.effect(.didScroll), .callback(5)])
  }

  // MARK: A begin that is over

  func testBeginIsTakenOutWithItsActions() {
    var queue = queue(
      .insetPlace, .effect(.actions(cycle, isBegin: true, of: 1)),
      .effect(.didBeginRefresh(cycle, of: 1)), .effect(.didScroll))
    queue.removeBegin(of: cycle)
    XCTAssertEqual(all(queue), [.insetPlace, .effect(.didScroll)])
  }

  func testNothingElseIsTakenOutWithABegin() {
    let other = RefreshCycle(number: 4)
    let entries: [EffectQueue.Entry] = [
      .effect(.actions(cycle, isBegin: false, of: 1)),
      .effect(.actions(other, isBegin: true, of: 1)), .effect(.didBeginRefresh(other, of: 1)),
      .effect(.didEndRefresh(cycle, .success, of: 1)), .scrollToHold(cycle, at: .top),
    ]
    var queue = EffectQueue()
    for entry in entries { queue.append(entry) }
    queue.removeBegin(of: cycle)
    XCTAssertEqual(all(queue), entries)
  }

  func testRemovalAfterSomeHaveLeftKeepsTheRestInOrder() {
    var queue = queue(
      .insetPlace, .effect(.didBeginRefresh(cycle, of: 1)), .effect(.didScroll))
    _ = queue.popFirst()
    queue.removeBegin(of: cycle)
    XCTAssertEqual(all(queue), [.effect(.didScroll)])
    queue.removeBegin(of: cycle)
    queue = self.queue(.effect(.didBeginRefresh(cycle, of: 1)))
    queue.removeBegin(of: cycle)
    XCTAssertTrue(queue.isEmpty)
    XCTAssertNil(queue.popFirst())
  }

  // MARK: Equality

  func testQueuesAreEqualByWhatStillWaits() {
    var told = queue(.insetPlace, .effect(.didScroll))
    _ = told.popFirst()
    XCTAssertEqual(told, queue(.effect(.didScroll)))
    XCTAssertNotEqual(told, queue(.insetPlace))
    _ = told.popFirst()
    XCTAssertEqual(told, EffectQueue())
  }
}
