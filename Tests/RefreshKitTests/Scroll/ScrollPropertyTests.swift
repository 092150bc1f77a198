import RefreshKit
import XCTest

/// The invariants of the scroll rules, over seeded random scripts.
final class ScrollPropertyTests: XCTestCase {
  private static let scripts = scriptCount(500)
  private static let length = 60

  /// The first fault of a script, `nil` if it keeps all rules.
  private func fault(_ script: [ScrollEvent]) -> String? {
    let whole = ScrollScriptRun(script, frame: nil)
    if let fault = whole.faults.first { return fault }
    // S9: however time is cut into frames. A delegate that acts in a scroll callback acts once a
    // frame, and an input from inside a callback waits for the end of the frame (D5): these count.
    let countsFrames = script.contains { event in
      guard case .inside(let call, let event) = event else { return false }
      return call == .didScroll || event.isInput
    }
    for frame in [1.0 / 60, 0.037] {
      let cut = ScrollScriptRun(script, frame: frame)
      if let fault = cut.faults.first { return "frames of \(frame) s: \(fault)" }
      guard !countsFrames else { continue }
      for (step, (one, other)) in zip(whole.offsets, cut.offsets).enumerated()
      where abs(one.x - other.x) > 1e-9 || abs(one.y - other.y) > 1e-9 {
        return "step \(step): at \(other) with frames of \(frame) s, at \(one) without (S9)"
      }
    }
    return nil
  }

  /// The shortest script with a fault that dropping steps one by one leads to.
  private func shrunk(_ script: [ScrollEvent]) -> [ScrollEvent] {
    var script = script
    var index = 0
    while index < script.count {
      var shorter = script
      shorter.remove(at: index)
      if fault(shorter) != nil { script = shorter } else { index += 1 }
    }
    return script
  }

  func testRandomScriptsKeepTheInvariants() {
    for seed in 0..<UInt64(Self.scripts) {
      let script = ScrollEvent.script(seed: seed, length: Self.length)
      guard fault(script) != nil else { continue }
      var short = script
      while true {
        let shorter = shrunk(short)
        if shorter.count == short.count { break }
        short = shorter
      }
      let lines = short.map { "  \($0)" }.joined(separator: "\n")
      XCTFail("seed \(seed): \(fault(short) ?? "")\n\(lines)")
    }
  }

  func testScriptsAreTheSameForASeedAndDifferForTwo() {
    let one = ScrollEvent.script(seed: 7, length: 30).map { "\($0)" }
    XCTAssertEqual(one, ScrollEvent.script(seed: 7, length: 30).map { "\($0)" })
    XCTAssertNotEqual(one, ScrollEvent.script(seed: 8, length: 30).map { "\($0)" })
  }

  func testScriptsReachEveryCallback() {
    // A generator that misses half of the behavior would prove little.
    var heard = Set<String>()
    for seed in 0..<40 {
      let run = ScrollScriptRun(ScrollEvent.script(seed: UInt64(seed), length: 40), frame: nil)
      heard.formUnion(run.heardCalls)
    }
    XCTAssertEqual(
      Set(ScrollCall.allCases.map(\.rawValue)).subtracting(heard), ["V", "may"])
  }
}
