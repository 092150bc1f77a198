import RefreshKit
import XCTest

/// S3, S5: what a drag shows depends on where the finger is and on nothing else of its path.
final class ScrollPathPropertyTests: XCTestCase {
  /// A view with random insets, sizes and offset, at rest or not, and the place of its finger.
  private func stage(_ seed: UInt64) -> (view: ScrollView, finger: ScrollPoint, ScriptGenerator) {
    var generator = ScriptGenerator(state: seed)
    let view = ScrollView(
      viewportSize: ScrollSize(width: generator.number(1...500), height: generator.number(1...900)),
      contentSize: ScrollSize(width: generator.number(0...900), height: generator.number(0...3000)))
    view.contentInset = ContentInsets(
      top: generator.number(-50...100), bottom: generator.number(-50...100))
    view.bounces = generator.pick([true, true, false])
    view.alwaysBounceVertical = generator.pick([true, false])
    if generator.pick([true, false]) { view.addRefreshControl() }
    if generator.pick([true, false]) {
      view.contentOffset = ScrollPoint(
        x: generator.number(-300...1200), y: generator.number(-1200...4000))
    }
    return (
      view, ScrollPoint(x: generator.number(0...500), y: generator.number(0...900)), generator
    )
  }

  func testRandomFingerPathsWithOneEndGiveOneOffset() {
    for seed in 0..<UInt64(scriptCount(500)) {
      let (wandering, start, scripted) = stage(seed)
      var generator = scripted
      let (direct, _, _) = stage(seed)
      wandering.touchBegan(at: start)
      direct.touchBegan(at: start)
      XCTAssertEqual(wandering.contentOffset, direct.contentOffset, "seed \(seed)")
      var finger = start
      for _ in 0..<generator.pick([1, 5, 40]) {
        finger.x += generator.number(-200...200)
        finger.y += generator.number(-400...400)
        wandering.touchMoved(to: finger)
      }
      direct.touchMoved(to: finger)
      XCTAssertEqual(wandering.contentOffset.x, direct.contentOffset.x, "seed \(seed)")
      XCTAssertEqual(wandering.contentOffset.y, direct.contentOffset.y, "seed \(seed)")
    }
  }

  func testTouchDownNeverMovesTheContentWhereverItIs() {
    for seed in 0..<UInt64(scriptCount(500)) {
      let (view, start, scripted) = stage(seed)
      var generator = scripted
      view.drag(to: ScrollPoint(x: 0, y: generator.number(-400...3000)))
      view.touchEnded(
        velocity: ScrollPoint(x: generator.number(-3000...3000), y: generator.number(-5000...5000)))
      view.advance(to: .zero + .seconds(generator.number(0...1.5)))
      let offset = view.contentOffset
      view.touchBegan(at: start)
      XCTAssertEqual(view.contentOffset, offset, "seed \(seed)")
      view.touchMoved(to: ScrollPoint(x: start.x, y: start.y + 1e-7))
      XCTAssertEqual(view.contentOffset.y, offset.y, accuracy: 2e-7, "seed \(seed)")
    }
  }
}
