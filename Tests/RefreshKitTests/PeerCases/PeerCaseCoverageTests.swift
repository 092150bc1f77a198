import Foundation
import XCTest

/// Every case of the areas that are worked through is a test or has a reason not to be one.
final class PeerCaseCoverageTests: XCTestCase {
  /// The cases of each area, as the collection of other projects' test cases numbers them.
  private static let areas: [String: String] = [
    "scroll/bounce":
      "P050 P051 P052 P053 P054 P084 P212 P213 P214 P215 P217 P220 P223 P291 P293 P366"
      + " P373",
    "scroll/deceleration":
      "P069 P070 P071 P073 P076 P103 P105 P107 P108 P110 P118 P269 P360 P376",
    "scroll/animated-offset":
      "P087 P091 P096 P122 P125 P276 P278 P365 P367 P370 P371 P372 P374 P375 P384 P386",
    "scroll/insets":
      "P257 P301 P302 P313 P314 P344 P349",
    "scroll/offset-range":
      "P056 P077 P079 P081 P082 P083 P090 P117 P268 P292 P294 P335 P342 P343 P345 P352",
    "scroll/delegate-order":
      "P089 P092 P094 P098 P099 P101 P121 P307 P317 P318 P319 P336 P354 P355 P387",
    "scroll/drag":
      "P113 P119 P275 P338 P339 P340 P341",
    "physics/spring-decay":
      "P060 P062 P063 P067 P068 P072 P357 P358 P364 P380 P381",
    "refresh/physics-coupling":
      "P004 P019 P040 P041 P042 P128 P130 P165 P167 P168 P170 P240 P243 P296",
    "refresh/drag":
      "P002 P003 P006 P007 P016 P034 P036 P043 P046 P047 P126 P127 P135 P140 P142 P148"
      + " P163 P178 P179 P181 P182 P184 P192 P193 P194 P195 P196 P197 P198 P199 P227 P232"
      + " P233 P237 P246 P248 P249 P258 P259 P260 P266 P282 P283 P284 P285 P304",
    "refresh/state":
      "P001 P017 P018 P020 P023 P028 P029 P030 P031 P187 P188 P189 P190 P225 P226 P231"
      + " P250 P290 P303 P309 P388",
    "refresh/end":
      "P011 P012 P015 P026 P027 P157 P160 P174 P175 P236 P239 P241 P251 P262 P265",
    "refresh/config":
      "P133 P155 P162 P164 P171 P201 P204 P205 P238 P244 P256 P263 P298 P347",
    "refresh/programmatic":
      "P038 P153 P156 P288 P289 P310 P323",
    "refresh/async":
      "P025 P200 P252 P297 P324 P325 P326 P328 P329 P330 P332",
    "state-machine":
      "P462 P463",
  ]

  func testEveryCaseIsATestOrHasAReason() throws {
    let wanted = Set(Self.areas.values.flatMap { $0.split(separator: " ").map(String.init) })
    let tested = try testedCases()
    let excepted = Set(peerCaseExceptions.map(\.id))
    XCTAssertEqual(wanted.subtracting(tested).subtracting(excepted), [], "neither")
    XCTAssertEqual(tested.intersection(excepted), [], "both")
    XCTAssertEqual(tested.union(excepted).subtracting(wanted), [], "not of these areas")
    XCTAssertEqual(peerCaseExceptions.count, excepted.count, "a case has two reasons")
    XCTAssertEqual(wanted.count, 233)
  }

  /// The cases that stand in the comment above a test method of this folder.
  private func testedCases() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var cases = Set<String>()
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" && file.lastPathComponent.hasSuffix("Tests.swift") {
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      var comment = ""
      for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) {
        if line.hasPrefix("// P") {
          comment = line
        } else if line.hasPrefix("func test") {
          let ids = comment.prefix { $0 != ":" }.dropFirst(3)
          for id in ids.split(separator: ",") {
            cases.insert(id.trimmingCharacters(in: .whitespaces))
          }
          comment = ""
        }
      }
    }
    return cases
  }
}
