import RefreshCore
import RefreshKitTesting
import XCTest

@testable import RefreshKit

/// The queue of what is to be woken, by itself.
final class WakeQueueTests: XCTestCase {
  private var queue = WakeQueue<PlacedEntry>()
  private let entries = (0..<1000).map(PlacedEntry.init)

  /// Takes out all that is due by an instant.
  private func pop(by time: Int) -> [Int] {
    var numbers: [Int] = []
    while let entry = queue.popDue(at: .seconds(time)) { numbers.append(entry.number) }
    return numbers
  }

  func testTheEarliestComesFirst() {
    XCTAssertNil(queue.earliest)
    XCTAssertNil(queue.popDue(at: .seconds(9)))
    for (number, time) in [5, 3, 8, 1, 9, 2].enumerated() {
      queue.set(entries[number], to: .seconds(time))
    }
    XCTAssertEqual(queue.earliest, .seconds(1))
    XCTAssertEqual(pop(by: 0), [])
    XCTAssertEqual(pop(by: 5), [3, 5, 1, 0])
    XCTAssertEqual(queue.earliest, .seconds(8))
    XCTAssertEqual(pop(by: 100), [2, 4])
    XCTAssertNil(queue.earliest)
  }

  func testOneInstantIsInTheOrderOfSetting() {
    for number in 0..<100 { queue.set(entries[number * 37 % 100], to: .seconds(1)) }
    XCTAssertEqual(pop(by: 1), (0..<100).map { $0 * 37 % 100 })
  }

  func testOneThatIsSetAnewComesAfterThoseOfItsInstant() {
    for number in 0..<5 { queue.set(entries[number], to: .seconds(2)) }
    queue.set(entries[1], to: .seconds(3))
    queue.set(entries[3], to: .seconds(1))
    queue.set(entries[4], to: .seconds(1))
    queue.set(entries[1], to: .seconds(2))
    XCTAssertEqual(pop(by: 9), [3, 4, 0, 2, 1])
  }

  func testOneThatIsSetToItsOwnInstantKeepsItsRank() {
    for number in 0..<5 { queue.set(entries[number], to: .seconds(2)) }
    queue.set(entries[1], to: .seconds(2))
    XCTAssertEqual(pop(by: 2), [0, 1, 2, 3, 4])
  }

  func testRemovalFromTheMiddleKeepsTheOrder() {
    let times = [10, 20, 15, 25, 21, 30, 16, 40, 41, 22]
    for removed in times.indices {
      for (number, time) in times.enumerated() { queue.set(entries[number], to: .seconds(time)) }
      queue.remove(entries[removed])
      XCTAssertNil(entries[removed].place)
      let rest = times.indices.filter { $0 != removed }.sorted { times[$0] < times[$1] }
      XCTAssertEqual(pop(by: 99), rest)
    }
  }

  func testOneThatRisesIntoTheGapOfARemovedOne() {
    // Under 1 stand 10 and 2, under 10 stand 11 and 12, under 2 stand 3 and 4. What fills the gap
    // of 12 is 4, which must rise above 10.
    for (number, time) in [1, 10, 2, 11, 12, 3, 4].enumerated() {
      queue.set(entries[number], to: .seconds(time))
    }
    queue.remove(entries[4])
    XCTAssertEqual(pop(by: 99), [0, 2, 5, 6, 1, 3])
  }

  func testWhatIsNotThereIsRemovedWithoutHarm() {
    queue.remove(entries[0])
    queue.set(entries[1], to: .seconds(1))
    queue.remove(entries[0])
    queue.remove(entries[1])
    queue.remove(entries[1])
    XCTAssertNil(queue.earliest)
  }

  func testRemoveAllForgetsEachPlace() {
    for number in 0..<9 { queue.set(entries[number], to: .seconds(number)) }
    queue.removeAll()
    XCTAssertNil(queue.earliest)
    XCTAssertTrue(entries.allSatisfy { $0.place == nil })
    queue.set(entries[3], to: .seconds(7))
    XCTAssertEqual(pop(by: 7), [3])
  }

  // What is taken out may set itself and others anew, and take others out, before the next one
  // comes.
  func testChangesWhileWhatIsDueIsTakenOut() {
    for number in 0..<6 { queue.set(entries[number], to: .seconds(1)) }
    var numbers: [Int] = []
    while let entry = queue.popDue(at: .seconds(1)) {
      numbers.append(entry.number)
      XCTAssertNil(entry.place)
      switch entry.number {
      case 0: queue.set(entry, to: .seconds(2))
      case 1: queue.remove(entries[2])
      case 3: queue.set(entries[4], to: .seconds(5))
      case 5: queue.set(entries[6], to: .seconds(1))
      default: break
      }
    }
    XCTAssertEqual(numbers, [0, 1, 3, 5, 6])
    XCTAssertEqual(pop(by: 9), [0, 4])
  }

  func testWhatHasLeftIsNotHeld() {
    weak var freed: PlacedEntry?
    func fill() {
      let entry = PlacedEntry(0)
      freed = entry
      queue.set(entry, to: .seconds(1))
      queue.set(entries[1], to: .seconds(2))
      queue.remove(entry)
    }
    fill()
    XCTAssertNil(freed)
  }

  // Beside an array that is sorted anew each time.
  func testRandomOperationsAreThoseOfASortedArray() {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let range = [10, 100, 1000][Int(seed % 3)]
      var sorted: [(time: Int, order: Int, number: Int)] = []
      queue.removeAll()
      for step in 0..<5000 {
        let number = Int.random(in: 0..<range, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0...4:
          let time = Int.random(in: 0..<50, using: &random)
          queue.set(entries[number], to: .seconds(time))
          if let old = sorted.firstIndex(where: { $0.number == number }) {
            guard sorted[old].time != time else { break }
            sorted.remove(at: old)
          }
          sorted.append((time, step, number))
          sorted.sort { ($0.time, $0.order) < ($1.time, $1.order) }
        case 5, 6:
          queue.remove(entries[number])
          sorted.removeAll { $0.number == number }
        default:
          let time = Int.random(in: 0..<50, using: &random)
          let due = sorted.first.flatMap { $0.time <= time ? $0.number : nil }
          XCTAssertEqual(queue.popDue(at: .seconds(time))?.number, due)
          if due != nil { sorted.removeFirst() }
        }
        XCTAssertEqual(queue.earliest, sorted.first.map { .seconds($0.time) })
      }
      XCTAssertEqual(entries.filter { $0.place != nil }.count, sorted.count)
      XCTAssertEqual(pop(by: 50), sorted.map(\.number))
      XCTAssertTrue(entries.allSatisfy { $0.place == nil })
    }
  }
}
