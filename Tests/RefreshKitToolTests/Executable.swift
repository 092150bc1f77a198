import Foundation
import XCTest

/// The built tool, run as a user runs it.
struct Executable {
  /// What a run left behind.
  struct Run {
    let output: String
    let errors: String
    let status: Int32

    /// The lines on standard error.
    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  let url: URL

  /// Where the products of the build stand, beside the test bundle.
  static var buildFolder: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }

  /// Finds the tool beside the test bundle.
  init() throws {
    url = Self.buildFolder.appendingPathComponent("refreshkit")
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
      throw CocoaError(.executableNotLoadable, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  /// Runs the tool and waits for its end.
  func run(_ arguments: String...) throws -> Run {
    try run(arguments)
  }

  /// Runs the tool and waits for its end.
  func run(_ arguments: [String]) throws -> Run {
    let output = Pipe()
    return try run(arguments, output: output) {
      output.fileHandleForReading.readDataToEndOfFile()
    }
  }

  /// Runs the tool with an output that cannot be written.
  func run(_ arguments: String..., writingTo output: FileHandle) throws -> Run {
    try run(arguments, output: output) { Data() }
  }

  private func run(_ arguments: [String], output: Any, read: () -> Data) throws -> Run {
    let process = Process()
    let errors = Pipe()
    process.executableURL = url
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Standard error has a few lines at most, so that it never fills its pipe meanwhile.
    let text = read()
    let lines = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .exit, "the tool did not end by a signal")
    return Run(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: lines, as: UTF8.self),
      status: process.terminationStatus)
  }
}
