import RefreshKit
import XCTest

/// Random scripts on lists in character cells and on scroll views, with the rules that hold after
/// every step on any host: I1, I2, I4, I7, I8, R2, R3, R7, D4, D5, E2, E7, H1, S13.
final class HostRandomTests: XCTestCase {
  func testRandomScriptsOnAGlidingListKeepTheRules() throws { try check(.glidingList) }

  func testRandomScriptsOnAJumpingListKeepTheRules() throws { try check(.jumpingList) }

  func testRandomScriptsOnAScrollViewKeepTheRules() throws { try check(.scrollView) }

  private func check(_ suite: HostSuite) throws {
    for seed in 0..<scriptCount(300) {
      var script: HostScript? = try HostScript(seed: seed, suite: suite)
      for _ in 0..<60 {
        script?.step()
        guard let found = script, let fault = fault(of: found) else { continue }
        let told = found.rig.log.entries.suffix(12)
        return XCTFail("seed \(seed): \(fault) after \(found.steps.suffix(6)); told \(told)")
      }
      script?.finish()
      if let found = script, let fault = fault(of: found) ?? remains(of: found) {
        return XCTFail(
          "seed \(seed): \(fault) at the end; told \(found.rig.log.entries.suffix(12))")
      }
      weak let host = script?.rig.host
      weak let control = script?.control
      weak let log = script?.rig.log
      script = nil
      XCTAssertTrue(host == nil && control == nil && log == nil, "seed \(seed): kept alive")
    }
  }

  private func fault(of script: HostScript) -> String? {
    let (rig, control) = (script.rig, script.control)
    let isOn = rig.host.refreshControl === control
    let phase = isOn ? control.state.phase : .idle
    let isSettled = !rig.host.isTracking && !rig.host.isMoving
    let inset = phase == .refreshing && !control.isHidden ? control.height : 0
    if rig.ownInset != script.ownInset { return "I1: the host's own inset was written" }
    if rig.host.refreshInset != inset { return "I2: refresh inset \(rig.host.refreshInset)" }
    if script.movedUnderStillFinger > 1e-9 { return "S13: the content moved under a finger" }
    if rig.log.wasNested { return "D5: nested" }
    if control.host == nil && control.state != .idle { return "H1: not idle on no host" }
    if isSettled && (phase == .pulling || phase == .ending) { return "I4: \(phase) lasts" }
    if isSettled && phase == .idle && rig.host.visibleHeight > 1e-6 { return "I8: visible" }
    if isOn && control.isArmed && !rig.host.isTracking { return "R2: armed without a finger" }
    // A motion that has all but come to rest is told to its end first (D9).
    if phase == .pulling && rig.host.pullDistance <= 0 && !rig.host.isMoving {
      return "R2: pulling at rest"
    }
    if script.begins - script.beginsBeforeGesture > 1 { return "R3: two refreshes in a gesture" }
    return faultOfCycles(script)
  }

  private func faultOfCycles(_ script: HostScript) -> String? {
    var last = RefreshPhase.idle
    for transition in script.rig.log.transitions {
      if transition.from != last { return "R8: \(transition.from) after \(last)" }
      last = transition.to
      guard transition.reason == .deadline else { continue }
      let own = transition.cycle.flatMap { script.deadlines[$0] } ?? []
      if !own.contains(transition.instant) { return "E2: ended by a deadline of another refresh" }
    }
    if last != script.control.state.phase { return "R7: no transition to the present state" }
    let log = script.rig.log
    let open = log.count("begin") - log.entries.filter { $0.hasPrefix("end ") }.count
    if open < 0 || open > 1 { return "D4: \(open) begins without an end" }
    return nil
  }

  private func remains(of script: HostScript) -> String? {
    let (rig, log) = (script.rig, script.rig.log)
    if script.control.state != .idle { return "I8: \(script.control.state)" }
    if log.count("begin") != log.entries.filter({ $0.hasPrefix("end ") }).count {
      return "D4: a begin without an end"
    }
    if rig.host.nextEvent != nil { return "E2: something is still to come" }
    if rig.place > 1e-6 { return "I8: left at \(rig.place)" }
    return nil
  }
}
