import RefreshCore
import RefreshKitTesting
import XCTest

@testable import RefreshKit

/// The list of what moves, by itself.
final class FrameListTests: XCTestCase {
  private var list = FrameList<PlacedEntry>()
  private let entries = (0..<200).map(PlacedEntry.init)

  /// What stands in the list, in its order.
  private var numbers: [Int] { list.places.compactMap { list.entry(at: $0)?.entry.number } }

  func testNextIsTheEarliestFrame() {
    XCTAssertNil(list.next)
    list.set(entries[0], to: .seconds(3))
    list.set(entries[1], to: .seconds(2))
    XCTAssertEqual(list.next, .seconds(2))
    list.set(entries[2], to: .seconds(2))
    list.set(entries[1], to: .seconds(4))
    XCTAssertEqual(list.next, .seconds(2))
    list.set(entries[2], to: .seconds(5))
    XCTAssertEqual(list.next, .seconds(3))
    list.remove(entries[0])
    XCTAssertEqual(list.next, .seconds(4))
    list.set(entries[1], to: .seconds(4))
    list.remove(entries[1])
    list.remove(entries[2])
    XCTAssertNil(list.next)
  }

  func testPlacesAreInTheOrderOfComing() {
    for number in [4, 2, 9, 7] { list.set(entries[number], to: .seconds(1)) }
    list.set(entries[2], to: .seconds(2))
    XCTAssertEqual(numbers, [4, 2, 9, 7])
    list.remove(entries[2])
    list.set(entries[2], to: .seconds(1))
    XCTAssertEqual(numbers, [4, 9, 7, 2])
  }

  // One that leaves during a walk gets no frame, none is met twice, and one that comes has its own
  // later.
  func testChangesDuringAWalk() {
    for number in 0..<6 { list.set(entries[number], to: .seconds(1)) }
    var met: [Int] = []
    for place in list.places {
      guard let (entry, frame) = list.entry(at: place), frame <= .seconds(1) else { continue }
      met.append(entry.number)
      list.set(entry, to: .seconds(2))
      switch entry.number {
      case 0: list.remove(entries[1])
      case 2:
        list.remove(entries[0])
        list.remove(entries[2])
        list.set(entries[9], to: .seconds(2))
      case 3: list.set(entries[4], to: .seconds(2))
      default: break
      }
    }
    list.closeGaps()
    XCTAssertEqual(met, [0, 2, 3, 5])
    XCTAssertEqual(numbers, [3, 4, 5, 9])
    XCTAssertEqual(list.next, .seconds(2))
  }

  func testGapsAreClosedOnceMostHaveLeft() {
    for number in 0..<10 { list.set(entries[number], to: .seconds(1)) }
    for number in [0, 1, 2, 3, 4] {
      list.remove(entries[number])
      list.closeGaps()
      XCTAssertEqual(list.places, 0..<10)
    }
    list.remove(entries[8])
    list.closeGaps()
    XCTAssertEqual(list.places, 0..<4)
    XCTAssertEqual(numbers, [5, 6, 7, 9])
    XCTAssertEqual(numbers.map { entries[$0].place }, [0, 1, 2, 3])
    list.remove(entries[9])
    list.remove(entries[9])
    list.set(entries[6], to: .seconds(3))
    XCTAssertEqual(numbers, [5, 6, 7])
  }

  func testRemoveAllForgetsEachPlace() {
    for number in 0..<9 { list.set(entries[number], to: .seconds(1)) }
    let places = list.places
    list.removeAll()
    XCTAssertNil(list.next)
    XCTAssertTrue(entries.allSatisfy { $0.place == nil })
    // A walk that is under way finds nothing more.
    for place in places { XCTAssertNil(list.entry(at: place)) }
  }

  // Beside an array in the order of coming.
  func testRandomOperationsAreThoseOfAnArray() {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var array: [(number: Int, frame: Int)] = []
      list.removeAll()
      for _ in 0..<3000 {
        let number = Int.random(in: 0..<(seed % 2 == 0 ? 10 : 200), using: &random)
        let place = array.firstIndex { $0.number == number }
        if Int.random(in: 0..<3, using: &random) > 0 {
          let frame = Int.random(in: 0..<20, using: &random)
          list.set(entries[number], to: .seconds(frame))
          if let place { array[place].frame = frame } else { array.append((number, frame)) }
        } else {
          list.remove(entries[number])
          if let place { array.remove(at: place) }
          if Bool.random(using: &random) { list.closeGaps() }
        }
        XCTAssertEqual(list.next, array.map(\.frame).min().map { .seconds($0) })
      }
      XCTAssertEqual(numbers, array.map(\.number))
      for (number, frame) in array {
        XCTAssertEqual(entries[number].place.flatMap { list.entry(at: $0)?.frame }, .seconds(frame))
      }
    }
  }
}
