import XCTest

@testable import SegueRouting

/// The edit distance, and what counts as near.
final class NearMatchesTests: XCTestCase {
  private func distance(_ one: String, _ other: String, countsSwapsOnce: Bool = false) -> Int {
    editDistance(Array(one), Array(other), countsSwapsOnce: countsSwapsOnce)
  }

  // The examples of the literature: k→s, e→i, +g; s→u with -t and -u; i→e, n→x, t→c, -e, +u.
  func testDistanceIsTheLeastNumberOfChanges() {
    XCTAssertEqual(distance("kitten", "sitting"), 3)
    XCTAssertEqual(distance("saturday", "sunday"), 3)
    XCTAssertEqual(distance("intention", "execution"), 5)
    XCTAssertEqual(distance("", "abc"), 3)
    XCTAssertEqual(distance("abc", ""), 3)
    XCTAssertEqual(distance("", ""), 0)
    XCTAssertEqual(distance("same", "same"), 0)
  }

  func testSwapIsTwoChangesOrOneAsAskedFor() {
    XCTAssertEqual(distance("hieght", "height"), 2)
    XCTAssertEqual(distance("hieght", "height", countsSwapsOnce: true), 1)
    XCTAssertEqual(distance("ab", "ba", countsSwapsOnce: true), 1)
    // A symbol is not changed twice: "ca" to "ac" and then a "b" between them is no way.
    XCTAssertEqual(distance("ca", "abc", countsSwapsOnce: true), 3)
    XCTAssertEqual(distance("kitten", "sitting", countsSwapsOnce: true), 3)
  }

  func testDistanceIsTheSameBothWays() {
    let words = ["", "a", "ab", "ba", "abc", "acb", "detail", "detial", "retail"]
    for one in words {
      for other in words {
        for swaps in [false, true] {
          XCTAssertEqual(
            distance(one, other, countsSwapsOnce: swaps),
            distance(other, one, countsSwapsOnce: swaps), "\(one) \(other)")
        }
      }
    }
  }

  func testNearAreThoseWithinTwoTheNearestFirst() {
    XCTAssertEqual(
      nearMatches(of: "item", in: ["items", "stem", "other", "it", "item", "Item", "items"]),
      ["Item", "items", "stem", "it"], "the text itself is no near match of it")
    XCTAssertEqual(nearMatches(of: "abc", in: []), [])
    // One scalar in the place of another, and a mark more.
    XCTAssertEqual(nearMatches(of: "cafe", in: ["cafe\u{301}", "caf\u{e9}"]).count, 2)
  }

  func testOrderOfBytesKeepsWhatLooksAlikeApart() {
    let texts = ["b", "caf\u{e9}", "cafe\u{301}", "B", "b", "cafe\u{301}"]
    XCTAssertEqual(
      inOrderOfBytes(texts).map { Array($0.utf8) },
      ["B", "b", "cafe\u{301}", "caf\u{e9}"].map { Array($0.utf8) })
  }
}
