import XCTest

@testable import RefreshKitTool

final class ArgumentsTests: XCTestCase {
  private func fault(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try Arguments(arguments)
      return nil
    } catch {
      return error.description
    }
  }

  func testReplayGivenAFileReadsItAsText() throws {
    XCTAssertEqual(try Arguments(["replay", "a.json"]), .replay(file: "a.json", format: .text))
  }

  func testFormatGivenAnywhereIsTaken() throws {
    let expected = Arguments.replay(file: "a.json", format: .json)
    XCTAssertEqual(try Arguments(["replay", "a.json", "--format", "json"]), expected)
    XCTAssertEqual(try Arguments(["replay", "--format", "json", "a.json"]), expected)
    XCTAssertEqual(try Arguments(["--format=json", "replay", "a.json"]), expected)
    XCTAssertEqual(try Arguments(["demo", "--format", "text"]), .demo(.touches, format: .text))
  }

  func testTwoHyphensGivenEndTheOptions() throws {
    XCTAssertEqual(
      try Arguments(["replay", "--format", "json", "--", "--help"]),
      .replay(file: "--help", format: .json))
  }

  func testHelpAskedGivesHelp() throws {
    for arguments in [["--help"], ["-h"], ["help"], ["replay", "--help"], ["demo", "-h"]] {
      XCTAssertEqual(try Arguments(arguments), .help)
    }
    XCTAssertEqual(try Arguments(["--version"]), .version)
    XCTAssertEqual(try Arguments([]), .nothing)
  }

  func testUnknownWordGivenIsRefused() {
    XCTAssertEqual(
      fault("replya"),
      "unknown command \"replya\", expected \"replay\", \"demo\" or \"help\", "
        + "did you mean \"replay\"?")
    XCTAssertEqual(
      fault("replay", "a", "--fromat", "json"),
      "unknown option \"--fromat\", expected \"--format\", \"--help\" or \"--version\", "
        + "did you mean \"--format\"?")
    XCTAssertEqual(
      fault("replay", "a", "--format", "xml"),
      "unknown format \"xml\", expected \"text\" or \"json\"")
    XCTAssertEqual(
      fault("replay", "a", "--format="),
      "unknown format \"\", expected \"text\" or \"json\"")
  }

  func testValueLeftOutIsRefused() {
    XCTAssertEqual(fault("replay"), "replay needs the name of a scenario file")
    XCTAssertEqual(fault("replay", "a", "--format"), "--format needs a value, text or json")
    XCTAssertEqual(
      fault("--format", "json"), "missing command, expected \"replay\" or \"demo\"")
  }

  func testArgumentTooManyIsRefused() {
    XCTAssertEqual(fault("replay", "a", "b"), "unexpected argument \"b\" after the file \"a\"")
    XCTAssertEqual(
      fault("demo", "b"), "unknown demo \"b\", expected \"touches\", \"rows\" or \"header\"")
    XCTAssertEqual(
      fault("demo", "rows", "b"), "unexpected argument \"b\" after the demo \"rows\"")
    XCTAssertEqual(try Arguments(["demo", "header"]), .demo(.header, format: .text))
    XCTAssertEqual(fault("help", "b"), "unexpected argument \"b\" after help")
    XCTAssertEqual(fault("--version", "b"), "unexpected argument \"b\" after --version")
    XCTAssertEqual(
      fault("demo", "--format", "json", "--format", "json"), "--format is given twice")
  }

  func testNameCloseToAKnownOneIsFound() {
    XCTAssertEqual("DRAGTO".nearest(among: ["release", "dragTo"]), "dragTo")
    XCTAssertEqual("hieght".nearest(among: ["width", "height"]), "height")
    XCTAssertNil("explode".nearest(among: ["release", "dragTo"]))
    XCTAssertNil("x".nearest(among: []))
    XCTAssertEqual("kitten".editDistance(to: "sitting"), 3)
    XCTAssertEqual("".editDistance(to: "abc"), 3)
    XCTAssertEqual("abc".editDistance(to: ""), 3)
  }

  func testTextWithLineBreaksStaysOnOneLine() {
    XCTAssertEqual("a\nb\u{1b}[0m é".onOneLine, "a\\nb\\u{1B}[0m é")
  }
}
