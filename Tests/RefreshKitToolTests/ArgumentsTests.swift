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

  func testLiveTakesADelay() throws {
    XCTAssertEqual(try Arguments(["live"]), .live(delay: .milliseconds(1500)))
    XCTAssertEqual(try Arguments(["live", "--delay", "0.25"]), .live(delay: .milliseconds(250)))
    XCTAssertEqual(try Arguments(["--delay=0", "live"]), .live(delay: .zero))
    XCTAssertEqual(try Arguments(["live", "--help"]), .help)
    for value in ["", "soon", "-1", "nan", "inf", "1e300", "86401"] {
      XCTAssertEqual(
        fault("live", "--delay", value),
        "--delay needs seconds such as 1.5, found \(value.debugDescription)")
    }
    XCTAssertEqual(fault("live", "--delay"), "--delay needs a value, seconds such as 1.5")
    XCTAssertEqual(fault("live", "--delay=1", "--delay=1"), "--delay is given twice")
    XCTAssertEqual(fault("live", "list"), "unexpected argument \"list\" after live")
    XCTAssertEqual(fault("live", "--format", "text"), "live takes no --format")
    XCTAssertEqual(fault("demo", "--delay", "1"), "demo takes no --delay")
    XCTAssertEqual(fault("replay", "a", "--delay", "1"), "replay takes no --delay")
    XCTAssertEqual(fault("help", "--delay", "1"), "help takes no --delay")
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

  func testHelpForStepsListsThem() async throws {
    XCTAssertEqual(try Arguments(["help", "steps"]), .steps)
    XCTAssertEqual(fault("help", "steps", "b"), "unexpected argument \"b\" after help steps")
    XCTAssertEqual(fault("help", "steps", "--delay=1"), "help takes no --delay")
    let result = await Tool.run(["help", "steps"])
    XCTAssertEqual(result.status, .success)
    XCTAssert(result.output.contains("\nrelease                   velocity?\n"), result.output)
  }

  func testUnknownWordGivenIsRefused() {
    XCTAssertEqual(
      fault("replya"),
      "unknown command \"replya\", expected \"replay\", \"demo\", \"live\" or \"help\", "
        + "did you mean \"replay\"?")
    XCTAssertEqual(
      fault("replay", "a", "--fromat", "json"),
      "unknown option \"--fromat\", expected \"--format\", \"--delay\", \"--help\" or "
        + "\"--version\", did you mean \"--format\"?")
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
      fault("--format", "json"),
      "missing command, expected \"replay\", \"demo\", \"live\" or \"help\"")
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
}
