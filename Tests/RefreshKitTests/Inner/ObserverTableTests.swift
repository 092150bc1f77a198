import XCTest

@testable import RefreshKit

/// The observers of a control: their order, and what was to be told before they came.
final class ObserverTableTests: XCTestCase {
  private final class Place {}

  private func suspensions(_ table: ObserverTable) -> [[ObjectIdentifier]] {
    table.entries.map(\.suspensions)
  }

  func testObserversStandInTheOrderOfAdding() {
    var table = ObserverTable()
    var heard: [Int] = []
    let tokens = (0..<3).map { number in table.add { _ in heard.append(number) } }
    XCTAssertEqual(table.entries.map(\.token), tokens)
    for entry in table.entries { entry.handler(.armed) }
    XCTAssertEqual(heard, [0, 1, 2])
  }

  func testRemovalIsCounted() {  // so that telling need not look for each observer
    var table = ObserverTable()
    let (one, two) = (table.add { _ in }, table.add { _ in })
    XCTAssertEqual(table.removed, 0)
    table.remove(one)
    XCTAssertEqual(table.removed, 1)
    XCTAssertFalse(table.contains(one))
    XCTAssertTrue(table.contains(two))
    XCTAssertEqual(table.entries.map(\.token), [two])
  }

  func testRemovalOfWhatIsNotThereRemovesNothing() {
    var table = ObserverTable()
    let token = table.add { _ in }
    table.remove(token)
    table.remove(token)
    table.remove(RefreshActionToken(number: 99))
    XCTAssertEqual(table.entries.count, 0)
    XCTAssertNotEqual(table.add { _ in }, token, "no token is used again")
  }

  // MARK: Suspension

  func testSuspensionHoldsInItsPlaceUntilTheObserverResumesThere() {
    var table = ObserverTable()
    let (one, two) = (table.add { _ in }, table.add { _ in })
    let (here, there) = (Place(), Place())
    table.suspend(one, in: ObjectIdentifier(here))
    table.suspend(one, in: ObjectIdentifier(there))
    table.suspend(two, in: ObjectIdentifier(here))
    table.resume(one, in: ObjectIdentifier(there))
    XCTAssertEqual(
      suspensions(table), [[ObjectIdentifier(here)], [ObjectIdentifier(here)]],
      "here it has still to wait, and so has the other one")
    table.resume(one, in: ObjectIdentifier(here))
    XCTAssertEqual(suspensions(table), [[], [ObjectIdentifier(here)]])
  }

  func testSuspensionOfAnObserverThatIsGoneIsNoFault() {
    var table = ObserverTable()
    let (gone, other) = (table.add { _ in }, table.add { _ in })
    let place = Place()
    table.suspend(gone, in: ObjectIdentifier(place))
    table.remove(gone)
    table.suspend(gone, in: ObjectIdentifier(place))
    table.resume(gone, in: ObjectIdentifier(place))
    XCTAssertEqual(suspensions(table), [[]])
    table.resume(other, in: ObjectIdentifier(place))
    XCTAssertEqual(suspensions(table), [[]], "nor is one that was not suspended")
  }
}
