import Foundation
import XCTest

/// Every reported fault and every routing case is a test or has a reason not to be one.
final class CaseCoverageTests: XCTestCase {
  /// The faults of the area `segue`, as the collection numbers them.
  private static let faults = ids(
    "B101 B103 B104 B107 B108 B110 B112 B115 B116 B118 B119 B120 B121 B122")

  /// The cases of each routing area, as the collection of other projects' test cases numbers them.
  private static let cases: [String: Set<String>] = [
    "route/match":
      ids("P390 P391 P392 P393 P395 P398 P399 P400 P401 P427 P428 P444 P458"),
    "route/registry":
      ids("P402 P403 P404 P413 P415 P417 P421 P422 P424 P430"),
    "route/lifecycle":
      ids("P405 P406 P410 P411 P412 P433 P434 P443 P445 P452 P453 P454 P455"),
    "route/diff":
      ids("P435 P438 P439 P440 P441 P446 P447 P448 P449"),
  ]

  private static func ids(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }

  func testEveryFaultIsATest() throws {
    XCTAssertEqual(try testedIDs(in: "SegueFaultsTests.swift"), Self.faults)
  }

  func testEveryCaseIsATestOrHasAReason() throws {
    let wanted = Self.cases.values.reduce(into: Set()) { $0.formUnion($1) }
    let tested = try testedIDs(in: "PeerRouteTests.swift")
      .union(testedIDs(in: "PeerRouteMovesTests.swift"))
    let excepted = Set(peerRouteExceptions.map(\.id))
    XCTAssertEqual(wanted.subtracting(tested).subtracting(excepted), [], "neither")
    XCTAssertEqual(tested.intersection(excepted), [], "both")
    XCTAssertEqual(tested.union(excepted).subtracting(wanted), [], "not of these areas")
    XCTAssertEqual(peerRouteExceptions.count, excepted.count, "a case has two reasons")
    XCTAssertEqual(wanted.count, 45)
  }

  /// The lists above are those of the collections, where these lie beside the package.
  func testListsAreThoseOfTheCollections() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/cases")
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw XCTSkip("the collections of cases are not at \(folder.path)")
    }
    struct Item: Decodable {
      let id: String
      let area: String
    }
    struct Faults: Decodable { let faults: [Item] }
    struct Cases: Decodable { let cases: [Item] }
    let faults = try JSONDecoder().decode(
      Faults.self, from: Data(contentsOf: folder.appendingPathComponent("reported-faults.json")))
    XCTAssertEqual(Set(faults.faults.filter { $0.area == "segue" }.map(\.id)), Self.faults)
    let cases = try JSONDecoder().decode(
      Cases.self, from: Data(contentsOf: folder.appendingPathComponent("peer-cases.json")))
    let routing = cases.cases.filter { $0.area.hasPrefix("route/") }
    XCTAssertEqual(
      Dictionary(grouping: routing, by: \.area).mapValues { Set($0.map(\.id)) }, Self.cases)
  }

  /// The ids in the comment above each test method of a file in this folder.
  private func testedIDs(in file: String) throws -> Set<String> {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(file)
    var ids = Set<String>()
    var comment = ""
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("// P") || line.hasPrefix("// B") {
        comment = line
      } else if line.hasPrefix("func test") {
        let list = comment.prefix { $0 != ":" }.dropFirst(3)
        for id in list.split(separator: ",") { ids.insert(id.trimmingCharacters(in: .whitespaces)) }
        comment = ""
      }
    }
    return ids
  }
}
