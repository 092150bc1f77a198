import Foundation
import RefreshKitTesting
import RefreshScenarios
import XCTest

@testable import RefreshKitTool

final class ExecutableTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refreshkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func file(_ text: String) throws -> String {
    let url = folder.appendingPathComponent("scenario.json")
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func testCallWithoutArgumentsPrintsTheUsageOnStandardError() throws {
    let run = try Executable().run()
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.errors, Usage.text)
  }

  func testHelpAndVersionAskedArePrinted() throws {
    let tool = try Executable()
    for argument in ["--help", "-h", "help"] {
      let run = try tool.run(argument)
      XCTAssertEqual(run.status, 0)
      XCTAssertEqual(run.output, Usage.text)
      XCTAssertEqual(run.errors, "")
    }
    XCTAssertEqual(try tool.run("--version").output, "refreshkit 0.1.0\n")
  }

  func testWrongUsageExitsWithTwoAndOneLine() throws {
    let tool = try Executable()
    for run in [
      try tool.run("rewind"), try tool.run("replay"), try tool.run("replay", "a", "b"),
      try tool.run("demo", "--format"), try tool.run("demo", "--format", "svg2"),
      try tool.run("demo", "--loud"), try tool.run("demo\nx"),
    ] {
      XCTAssertEqual(run.status, 2)
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.errorLines.count, 1, run.errors)
      XCTAssert(run.errors.hasPrefix("refreshkit: "), run.errors)
    }
  }

  func testFileThatCannotBeReadExitsWithTwoAndTheReason() throws {
    let tool = try Executable()
    let missing = folder.appendingPathComponent("missing.json").path
    let run = try tool.run("replay", missing)
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(
      run.errors, "refreshkit: \(missing): cannot be read: No such file or directory\n")
    let directory = try tool.run("replay", folder.path)
    XCTAssertEqual(directory.status, 2)
    XCTAssertEqual(
      directory.errors, "refreshkit: \(folder.path): cannot be read: Is a directory\n")
    XCTAssertEqual(try tool.run("replay", "").status, 2)
  }

  func testFileWithWrongDataExitsWith65AndOneLine() throws {
    let path = try file(
      """
      {"format": 1, "scrollView": {"width": 320, "height": 480},
       "steps": [{"at": 0, "do": "dragTo", "y": true}]}
      """)
    let run = try Executable().run("replay", path, "--format", "json")
    XCTAssertEqual(run.status, 65)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.errors, "\(path): steps[0].y: expected a number, found true\n")
    let text = try Executable().run("replay", try file("{"))
    XCTAssertEqual(text.status, 65)
    XCTAssertEqual(text.output, "")
    XCTAssertEqual(text.errorLines.count, 1)
  }

  /// Foundation's parser crashes at a fault below 512 levels, also in a file that was cut off.
  func testFileOfManyBracketsExitsWith65() throws {
    let brackets = String(repeating: "[", count: 513)
    for text in [brackets, "{\"format\": 1, \"x\":" + brackets.dropFirst()] {
      let path = try file(text)
      let run = try Executable().run("replay", path)
      XCTAssertEqual(run.status, 65)
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.errorLines.count, 1, run.errors)
      XCTAssert(run.errors.hasPrefix("\(path): line 1, column "), run.errors)
    }
  }

  /// Reading stops at the limit, so that a device that never ends does not fill the memory.
  func testFileThatIsTooLargeExitsWith65() throws {
    guard FileManager.default.isReadableFile(atPath: "/dev/zero") else {
      throw XCTSkip("there is no /dev/zero here")
    }
    let run = try Executable().run("replay", "/dev/zero")
    XCTAssertEqual(run.status, 65)
    XCTAssertEqual(
      run.errors, "/dev/zero: top level: expected at most 16000000 bytes, found more\n")
  }

  /// It decelerates for ln(10 / 90,000) / (1000 · ln 0.9999999) = 91,000 s: 5.5 million frames.
  func testScenarioOfTooManyFramesExitsWith65() throws {
    let url = Bundle.module.url(
      forResource: "endless-deceleration", withExtension: "json", subdirectory: "Data")
    let path = try XCTUnwrap(url).path
    let start = Date()
    let run = try Executable().run("replay", path)
    XCTAssertLessThan(Date().timeIntervalSince(start), 10)
    XCTAssertEqual(run.status, 65)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(
      run.errors,
      "\(path): until: the content moves for more than 1000000 frames until then, "
        + "end the run earlier or make frames longer\n")
  }

  func testFileReplayedTwicePrintsTheSameBytes() throws {
    let tool = try Executable()
    let path = try file(Demo.rows.scenario.fileText)
    let run = try tool.run("replay", path, "--format", "json")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.errors, "")
    guard case .object(let object) = try JSONText.value(of: Data(run.output.utf8)) else {
      return XCTFail("no object")
    }
    XCTAssertEqual(object["name"], .text("selecting a row pulls and refreshes"))
    XCTAssertEqual(try tool.run("replay", path, "--format", "json").output, run.output)
    XCTAssertEqual(
      try tool.run("replay", path).output,
      try tool.run("replay", "--format", "text", "--", path).output)
  }

  func testDemoRunPrintsAReport() throws {
    let run = try Executable().run("demo")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.errors, "")
    XCTAssert(run.output.hasPrefix("a pull and a flick, recorded on a phone\n"))
  }

  func testOutputClosedByItsReaderExitsQuietly() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try Executable().run("demo", writingTo: pipe.fileHandleForWriting)
    XCTAssertEqual(run.status, 74)
    XCTAssertEqual(run.errors, "")
  }

  func testOutputThatIsFullExitsWithALine() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else {
      throw XCTSkip("there is no /dev/full here")
    }
    let run = try Executable().run("demo", writingTo: full)
    XCTAssertEqual(run.status, 74)
    XCTAssertEqual(run.errorLines.count, 1, run.errors)
  }
}
