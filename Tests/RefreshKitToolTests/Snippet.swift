import Foundation
import XCTest

/// A Swift example of a page of documentation, as it stands there.
struct Snippet {
  struct DoesNotCompile: Error {
    let output: String
  }

  let source: String

  /// The examples of a page between fences of a kind, in order.
  static func all(in path: String, fence: String = "swift") throws -> [Snippet] {
    try text(of: path).components(separatedBy: "```\(fence)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }.map { Snippet(source: $0) }
  }

  /// The first example of the README that holds a text, with more code after it.
  static func ofReadme(
    holding text: String, fence: String = "swift", then more: String
  ) throws -> Snippet {
    let found = try all(in: "README.md", fence: fence).first { $0.source.contains(text) }
    return Snippet(source: try XCTUnwrap(found, "the README shows no \(text)").source + "\n" + more)
  }

  static func text(of path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Compiles in full: values that must not be sent to another isolation are found after the type
  /// check.
  func compile() throws -> (status: Int32, output: String) {
    try inFolder { folder in
      try compile(in: folder, ["-c", "-o", folder.appendingPathComponent("main.o").path])
    }
  }

  /// Compiles and runs; returns what it prints.
  func run() throws -> String {
    try inFolder { folder in
      let program = folder.appendingPathComponent("program")
      let objects = try ["RefreshKit", "PullCore", "RefreshCore", "ScrollCore", "SegueRouting"]
        .flatMap {
          let folder = Executable.buildFolder.appendingPathComponent("\($0).build").path
          return try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
        }
      let built = try compile(in: folder, objects + Self.sanitizer + ["-o", program.path])
      if built.status != 0 { throw DoesNotCompile(output: built.output) }
      return try Self.output(of: program, []).output
    }
  }

  /// The sanitizer that the objects were built for, if any.
  private static var sanitizer: [String] {
    let all = dlopen(nil, RTLD_NOW)
    return ["thread": "__tsan_init", "address": "__asan_init"]
      .filter { dlsym(all, $0.value) != nil }.map { "-sanitize=\($0.key)" }
  }

  private func compile(
    in folder: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let file = folder.appendingPathComponent("main.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let modules = Executable.buildFolder.appendingPathComponent("Modules")
    return try Self.output(
      of: URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-swift-version", "6", "-I", modules.path, file.path] + arguments)
  }

  private func inFolder<Answer>(_ body: (URL) throws -> Answer) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refreshkit-snippet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private static func output(
    of program: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
