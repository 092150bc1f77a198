import XCTest

/// S1 to S10 against the reference values, each at its own tolerance.
final class PhysicsVectorTests: XCTestCase {
  func testCheckingTheWholeFileCoversEveryCase() throws {
    let file = try VectorFile.read()
    let checked = try VectorChecker.check(file)
    XCTAssertEqual(checked, file.counts)
    XCTAssertEqual(checked.values.reduce(0, +), file.total)
    XCTAssertEqual(file.total, 493)
    XCTAssertEqual(Set(checked.keys), Set(VectorChecker.bindings.keys))
  }

  func testCheckingAnUnknownGroupFails() throws {
    var file = try VectorFile.read()
    file.groups.append(VectorGroup(id: "gravity", cases: []))
    assertFailure(of: file, .unknownGroup("gravity"))
  }

  func testCheckingAnUnknownFunctionFails() throws {
    var file = try group("edge_cases")
    file.groups[0].cases[0].inputs["function"] = .text("pendulum")
    assertFailure(of: file, .unknownFunction("pendulum"))
  }

  func testCheckingAnUnknownOutputFails() throws {
    var file = try group("spring_settle")
    file.groups[0].cases[0].expected["U"] = .number(0)
    assertFailure(of: file, .unknownOutput("spring_settle-001 U"))
  }

  func testCheckingAMissingInputFails() throws {
    for input in ["eps", "x0"] {
      var file = try group("spring_settle")
      file.groups[0].cases[0].inputs[input] = nil
      assertFailure(of: file, .noInput("spring_settle-001 \(input)"))
    }
  }

  /// Every figure of the file moved by twice its tolerance must be noticed.
  func testCheckingAMovedFigureFails() throws {
    for group in try VectorFile.read().groups {
      for (index, vector) in group.cases.enumerated() {
        for (name, value) in vector.expected {
          guard case .number(let number) = value else { continue }
          var changed = group
          let slack = max(vector.tolerance.abs, vector.tolerance.rel * number.magnitude)
          changed.cases = [group.cases[index]]
          changed.cases[0].expected[name] = .number(number + max(2.01 * slack, 1e-12))
          let file = VectorFile(counts: [:], total: 0, groups: [changed])
          XCTAssertThrowsError(try VectorChecker.check(file), "\(vector.id) \(name)") { error in
            guard case .mismatch? = error as? VectorFailure else {
              return XCTFail("\(vector.id) \(name): \(error)")
            }
          }
        }
      }
    }
  }

  private func group(_ id: String) throws -> VectorFile {
    var file = try VectorFile.read()
    file.groups = file.groups.filter { $0.id == id }
    return file
  }

  private func assertFailure(
    of file: VectorFile, _ failure: VectorFailure, line: UInt = #line
  ) {
    XCTAssertThrowsError(try VectorChecker.check(file), line: line) { error in
      XCTAssertEqual(error as? VectorFailure, failure, line: line)
    }
  }
}
