import Foundation
import XCTest

/// The Swift examples of the README and of the page that it links to compile as they stand.
final class ReadmeTests: XCTestCase {
  func testReadmeSnippetsCompile() throws {
    try assertSnippetsCompile(in: "README.md", atLeast: 6)
  }

  func testSnippetsOfTypedSeguesCompile() throws {
    let page = "Sources/SegueRouting/SegueRouting.docc/SegueRouting.md"
    XCTAssertTrue(try text(of: "README.md").contains("](\(page))"))
    try assertSnippetsCompile(in: page, atLeast: 1)
  }

  private func text(of path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func assertSnippetsCompile(
    in path: String, atLeast count: Int, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let snippets = try text(of: path).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    XCTAssertGreaterThanOrEqual(snippets.count, count, file: file, line: line)
    for (index, snippet) in snippets.enumerated() {
      // The test of the view model goes with the view model above it.
      let snippet =
        snippet.contains("ListViewModel {") && index > 0
        ? snippets[index - 1] + "\n" + snippet : snippet
      let (status, output) = try compile(snippet)
      XCTAssertEqual(
        status, 0, "snippet \(index + 1) of \(path):\n\(output)", file: file, line: line)
    }
  }

  func testWrongSnippetDoesNotCompile() throws {
    let (status, output) = try compile("import RefreshKit\nlet view: ScrollView = 5\n")
    XCTAssertNotEqual(status, 0)
    XCTAssertTrue(output.contains("cannot convert"), output)
  }

  /// Compiles in full: values that must not be sent to another isolation are found after the type check.
  private func compile(_ source: String) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refreshkit-snippet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let modules = Executable.buildFolder.appendingPathComponent("Modules")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-c", "-swift-version", "6", "-I", modules.path, file.path,
      "-o", folder.appendingPathComponent("main.o").path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
