import Foundation
import XCTest

/// The Swift examples of the README compile as they stand.
final class ReadmeTests: XCTestCase {
  func testReadmeSnippetsCompile() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let snippets = readme.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    XCTAssertGreaterThanOrEqual(snippets.count, 5)
    for (index, snippet) in snippets.enumerated() {
      // The test of the view model goes with the view model above it.
      let snippet =
        snippet.contains("ListViewModel {") && index > 0
        ? snippets[index - 1] + "\n" + snippet : snippet
      let (status, output) = try compile(snippet)
      XCTAssertEqual(status, 0, "snippet \(index + 1) of the README:\n\(output)")
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
