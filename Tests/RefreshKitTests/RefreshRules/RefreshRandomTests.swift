import RefreshKit
import XCTest

/// Random scripts from fixed seeds, with the rules that hold after every step: I1, I2, I4, I7, I8,
/// R2, R3, R7, D4, D5, E2, E7, H1, S11, S13.
final class RefreshRandomTests: XCTestCase {
  func testRandomScriptsKeepTheRulesAfterEveryStep() throws {
    for seed in 0..<scriptCount(500) {
      let script = try RefreshScript(seed: seed)
      for _ in 0..<60 {
        script.step()
        guard let fault = script.fault else { continue }
        let told = script.rig.log.suffix(12)
        XCTFail("seed \(seed): \(fault) after \(script.steps.suffix(6)); told \(told)")
        return
      }
      script.finish()
      if let remains = script.remains { return XCTFail("seed \(seed): \(remains) at the end") }
    }
  }

  // E7: whatever has happened, nothing keeps the view, its control or its delegate.
  func testRandomScriptsKeepNothingAlive() throws {
    for seed in 0..<scriptCount(100) {
      var script: RefreshScript? = try RefreshScript(seed: seed)
      for _ in 0..<40 { script?.step() }
      weak let table = script?.table
      weak let control = script?.rig.control
      weak let recorder = script?.rig.recorder
      XCTAssertNotNil(table)
      script = nil
      XCTAssertNil(table, "seed \(seed)")
      XCTAssertNil(control, "seed \(seed)")
      XCTAssertNil(recorder, "seed \(seed)")
    }
  }

  // R3: a gesture never begins two refreshes, and none after a veto.
  func testRandomGesturesBeginOneRefreshEachAtMost() throws {
    for seed in 0..<scriptCount(200) {
      var generator = ScriptGenerator(state: UInt64(seed))
      let rig = try RefreshRig(policy: seed % 2 == 0 ? .threshold : .release)
      for _ in 0..<10 {
        rig.recorder.clear()
        rig.recorder.isVetoing = generator.number(0...1) < 0.2
        for _ in 0..<8 {
          rig.drag(generator.number(-200...0))
          if generator.number(0...1) < 0.3 { rig.control.endRefreshing() }
        }
        rig.release(generator.number(-500...500))
        let begins = rig.recorder.count("begin")
        XCTAssertLessThanOrEqual(begins, rig.recorder.isVetoing ? 0 : 1, "seed \(seed)")
        XCTAssertLessThanOrEqual(rig.recorder.questions, 1, "seed \(seed)")
        rig.skip(generator.number(0...1))
      }
    }
  }

  // E6, S9: however time is cut into frames, the same is told, and the offset is the same.
  func testRandomScriptsDoNotDependOnFrames() throws {
    for seed in 0..<scriptCount(300) {
      let scripts = [
        try RefreshScript(seed: seed, frames: 1), try RefreshScript(seed: seed, frames: 7),
      ]
      for script in scripts {
        for _ in 0..<30 { script.step() }
      }
      XCTAssertEqual(
        scripts[0].rig.recorder.refreshStory, scripts[1].rig.recorder.refreshStory, "seed \(seed)")
      XCTAssertEqual(scripts[0].rig.y, scripts[1].rig.y, accuracy: 1e-6, "seed \(seed)")
    }
  }

  // S9: frames that only move the content take a way of their own, but not after a command, even if
  // that changes nothing. Both ways tell the same.
  func testRandomScriptsDoNotDependOnTheWayOfAFrame() throws {
    for seed in 0..<scriptCount(300) {
      let scripts = try [false, true].map {
        try RefreshScript(seed: seed, frames: 6, noticesFrames: $0, hearsScrolls: seed % 2 == 0)
      }
      for _ in 0..<40 {
        for script in scripts { script.step() }
        let (byItself, noticed) = (scripts[0], scripts[1])
        guard
          byItself.rig.log == noticed.rig.log,
          byItself.rig.recorder.offsets == noticed.rig.recorder.offsets,
          byItself.rig.control.state == noticed.rig.control.state,
          byItself.table.now == noticed.table.now
        else {
          let told = (byItself.rig.log.suffix(8), noticed.rig.log.suffix(8))
          return XCTFail("seed \(seed) after \(byItself.steps.suffix(5)): \(told)")
        }
      }
    }
  }
}
