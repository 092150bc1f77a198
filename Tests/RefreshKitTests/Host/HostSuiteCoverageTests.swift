import Foundation
import XCTest

/// No behaviour is left out for a kind of host: each is a test of its own in each of the classes.
final class HostSuiteCoverageTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func names(in file: String, after start: String) throws -> [String] {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return text.components(separatedBy: "\n").compactMap { line in
      guard line.hasPrefix(start), let end = line.range(of: "() throws") else { return nil }
      return String(line[..<end.lowerBound].dropFirst(start.count)).lowercased()
    }
  }

  func testEveryHostHasATestForEveryBehaviour() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let behaviours = try files.filter { $0.hasPrefix("HostSuite+") }
      .flatMap { try names(in: $0, after: "  func ") }.sorted()
    XCTAssertGreaterThan(behaviours.count, 60)
    let hosts = files.filter { $0.hasSuffix("HostTests.swift") }
    XCTAssertEqual(hosts.count, 5)
    for host in hosts {
      XCTAssertEqual(try names(in: host, after: "  func test").sorted(), behaviours, host)
    }
  }
}
