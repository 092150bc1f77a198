import RefreshKit
import XCTest

/// Random scripts from fixed seeds, with the rules that hold after every step: I1, I2, I4, I7, I8,
/// R2, R3, R7, D4, D5, S11.
final class RefreshRandomTests: XCTestCase {
  private var base = ContentInsets(top: 64)
  private var generator = ScriptGenerator(state: 0)

  private func number(_ range: ClosedRange<Double>) -> Double {
    generator.number(range)
  }

  private var frames = 1

  /// Lets time pass in so many frames.
  private func pass(_ seconds: Double, _ rig: RefreshRig) {
    let start = rig.view.now
    for frame in 1...frames {
      rig.view.advance(to: start + .seconds(seconds * Double(frame) / Double(frames)))
    }
  }

  /// Does one thing; answers its name for the message.
  private func step(_ rig: RefreshRig) -> String {
    let view = rig.view
    switch Int.random(in: 0..<26, using: &generator) {
    case 0...4:
      rig.drag(number(-250...100))
      return "drag"
    case 5...7:
      rig.release(number(-2000...2000))
      return "release"
    case 8:
      rig.release()
      return "still release"
    case 9:
      view.touchCancelled()
      return "cancel touch"
    case 10...13:
      pass(number(0...0.3), rig)
      return "skip"
    case 14:
      view.startRefreshing()
      return "start"
    case 15:
      rig.control.beginRefreshing()
      return "begin"
    case 16:
      view.pullAndRefresh()
      return "pullAndRefresh"
    case 17, 18:
      view.endRefreshing()
      return "end"
    case 19:
      view.endRefreshing(after: .seconds(number(0...0.5)))
      return "end after"
    case 20:
      rig.control.isEnabled.toggle()
      return "enabled"
    case 21:
      rig.control.isHidden.toggle()
      return "hidden"
    case 22:
      base.top = number(-50...100).rounded()
      base.bottom = number(0...50).rounded()
      view.contentInset = base
      return "inset"
    case 23:
      rig.animate(number(max(-64, view.restOffset.y)...800))  // not where nothing brings it back
      return "animate"
    case 24:
      view.scrollToTop()
      return "scrollToTop"
    default:
      view.refreshControl = view.refreshControl == nil ? rig.control : nil
      return "attach or detach"
    }
  }

  /// What is wrong now; `nil` if all rules hold.
  private func fault(_ rig: RefreshRig) -> String? {
    let view = rig.view
    let isOn = view.refreshControl != nil
    let inset = rig.phase == .refreshing && !rig.control.isHidden ? 60.0 : 0
    if view.contentInset != base { return "I1: the content inset was written" }
    if view.refreshInset != inset { return "I2: refresh inset \(view.refreshInset)" }
    if view.adjustedContentInset.top != base.top + inset { return "I1: adjusted inset" }
    if rig.recorder.wasNested { return "D5: nested" }
    if !isOn && rig.control.state != .idle { return "H1: not idle on no view" }
    if isOn && !view.isTracking && !view.isMoving {
      if rig.phase == .pulling || rig.phase == .ending { return "I4: \(rig.phase) lasts" }
    }
    if rig.control.isArmed && (!view.isTracking || !rig.control.isEnabled) { return "R2: armed" }
    if rig.phase == .pulling && view.pullDistance <= 0 { return "R2: pulling at rest" }
    var last = RefreshPhase.idle
    for transition in rig.recorder.transitions {
      if transition.from != last { return "R8: \(transition.from) after \(last)" }
      last = transition.to
    }
    if last != rig.phase { return "R8: no transition to \(rig.phase)" }
    return faultOfCallbacks(rig)
  }

  private func faultOfCallbacks(_ rig: RefreshRig) -> String? {
    let recorder = rig.recorder
    let drags = recorder.count("B") - recorder.count(prefix: "ED")
    if drags != 0 && !(drags == 1 && rig.view.isTracking) { return "S11: B and ED" }
    let glides = recorder.count("WD") - recorder.count("DD")
    if glides != (rig.view.isDecelerating ? 1 : 0) { return "S11: WD and DD" }
    let open = recorder.count("begin") - recorder.count(prefix: "end ")
    if open < 0 || open > 1 { return "D4: \(open) begins without an end" }
    return nil
  }

  // I8: when all has come to rest nothing is left.
  private func assertEnd(_ rig: RefreshRig, _ seed: Int) {
    if rig.view.isTracking { rig.release() }
    rig.view.refreshControl = rig.control
    rig.control.isHidden = false
    rig.view.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.phase, .idle, "seed \(seed)")
    XCTAssertEqual(rig.view.adjustedContentInset, base, "seed \(seed)")
    XCTAssertEqual(rig.view.visibleHeight, 0, accuracy: 1e-6, "seed \(seed)")
    XCTAssertEqual(rig.control.indicator, .stopped, "seed \(seed)")
    XCTAssertEqual(
      rig.recorder.count("begin"), rig.recorder.count(prefix: "end "), "seed \(seed)")
    let top = rig.view.restOffset.y - 1e-6
    XCTAssertTrue(rig.y >= top && rig.y <= 2000 + base.bottom - 480 + 1e-6, "seed \(seed)")
  }

  func testRandomScriptsKeepTheRulesAfterEveryStep() throws {
    for seed in 0..<scriptCount(500) {
      generator = ScriptGenerator(state: UInt64(seed))
      base = ContentInsets(top: 64)
      let rig = try RefreshRig(policy: seed % 2 == 0 ? .threshold : .release)
      var script: [String] = []
      for _ in 0..<60 {
        script.append(step(rig))
        guard let fault = fault(rig) else { continue }
        XCTFail("seed \(seed): \(fault) after \(script.suffix(6)); told \(rig.log.suffix(12))")
        break
      }
      assertEnd(rig, seed)
    }
  }

  // R3: a gesture never begins two refreshes, and none after a veto.
  func testRandomGesturesBeginOneRefreshEachAtMost() throws {
    for seed in 0..<scriptCount(200) {
      generator = ScriptGenerator(state: UInt64(seed))
      let rig = try RefreshRig(policy: seed % 2 == 0 ? .threshold : .release)
      for _ in 0..<10 {
        rig.recorder.clear()
        rig.recorder.isVetoing = number(0...1) < 0.2
        for _ in 0..<8 {
          rig.drag(number(-200...0))
          if number(0...1) < 0.3 { rig.control.endRefreshing() }
        }
        rig.release(number(-500...500))
        let begins = rig.recorder.count("begin")
        XCTAssertLessThanOrEqual(begins, rig.recorder.isVetoing ? 0 : 1, "seed \(seed)")
        XCTAssertLessThanOrEqual(rig.recorder.questions, 1, "seed \(seed)")
        rig.skip(number(0...1))
      }
    }
  }

  // E6, S9: however time is cut into frames, the same is told, and the offset is the same.
  func testRandomScriptsDoNotDependOnFrames() throws {
    for seed in 0..<scriptCount(300) {
      var stories: [[String]] = []
      var offsets: [Double] = []
      for count in [1, 7] {
        frames = count
        generator = ScriptGenerator(state: UInt64(seed))
        base = ContentInsets(top: 64)
        let rig = try RefreshRig(policy: seed % 2 == 0 ? .threshold : .release)
        for _ in 0..<30 {
          _ = step(rig)
        }
        stories.append(rig.recorder.refreshStory)
        offsets.append(rig.y)
      }
      XCTAssertEqual(stories[0], stories[1], "seed \(seed)")
      XCTAssertEqual(offsets[0], offsets[1], accuracy: 1e-6, "seed \(seed)")
    }
  }
}
