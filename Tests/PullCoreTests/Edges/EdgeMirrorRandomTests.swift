import Foundation
import PullCore
import XCTest

/// L2: what holds for a control at the top holds at every edge, with its axis turned round,
/// exchanged, or both.
final class EdgeMirrorRandomTests: XCTestCase {
  func testScriptAtTheTopAndItsImagesAgree() {
    let count = ProcessInfo.processInfo.environment["REFRESHKIT_SCRIPTS"].flatMap { UInt64($0) }
    for seed in 0..<(count ?? 500) {
      let script = EdgeScript(seed: seed)
      let wanted = EdgeRun(of: script, at: .top).log
      for edge in [RefreshEdge.bottom, .left, .right] {
        let found = EdgeRun(of: script, at: edge).log
        let place = zip(wanted, found).enumerated().first { !$1.0.agrees(with: $1.1) }?.offset
        guard place != nil || wanted.count != found.count else { continue }
        let index = place ?? min(wanted.count, found.count)
        return XCTFail(
          """
          seed \(seed), \(edge): \(wanted.dropFirst(index).first.map { "\($0)" } ?? "nothing") at the \
          top, \(found.dropFirst(index).first.map { "\($0)" } ?? "nothing") there, after \
          \(wanted[..<index].suffix(6)), steps \(script.steps.prefix(40))
          """)
      }
    }
  }

  /// A script that tells little proves little.
  func testScriptsReachEveryState() {
    var seen: Set<String> = []
    for seed in 0..<UInt64(200) {
      seen.formUnion(EdgeRun(of: EdgeScript(seed: seed), at: .right).log.map(\.name))
    }
    for name in [
      "didScroll", "willBeginDragging", "didEndDragging", "willBeginDecelerating",
      "didEndDecelerating", "didEndScrollingAnimation", "didChangeAdjustedContentInset",
      "willEndDragging", "shouldBeginRefresh", "armed", "idle pulling", "pulling refreshing",
      "idle refreshing", "refreshing ending", "ending idle", "refreshing idle", "actions",
      "didBeginRefresh", "didEndRefresh", "didCancelPull", "indicatorRestarted",
    ] {
      XCTAssertTrue(seen.contains(name), name)
    }
  }
}
