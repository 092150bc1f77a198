import RefreshScenarios
import SegueRouting
import XCTest

final class MessagesTests: XCTestCase {
  func testNameCloseToAKnownOneIsFound() {
    XCTAssertEqual("DRAGTO".nearest(among: ["release", "dragTo"]), "dragTo")
    XCTAssertEqual("hieght".nearest(among: ["width", "height"]), "height")
    XCTAssertNil("explode".nearest(among: ["release", "dragTo"]))
    XCTAssertNil("x".nearest(among: []))
    XCTAssertEqual("ta".nearest(among: ["do", "at"]), "at")
    XCTAssertEqual("triggerDistnce".nearest(among: ["triggerDistance"]), "triggerDistance")
    // Two of the five letters of "right" would have to change, and a third is one.
    XCTAssertNil("height".nearest(among: ["left", "right"]))
    XCTAssertEqual(editDistance(Array("kitten"), Array("sitting")), 3)
    XCTAssertEqual(editDistance(Array(""), Array("abc")), 3)
    XCTAssertEqual(editDistance(Array("abc"), Array("")), 3)
  }

  func testTextWithLineBreaksStaysOnOneLine() {
    XCTAssertEqual("a\nb\u{1b}[0m é".onOneLine, "a\\nb\\u{1B}[0m é")
  }
}
