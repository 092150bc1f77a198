import PullCore
import ScrollCore
import XCTest

/// S6: the velocity of a release that the touches say.
final class ReleaseVelocityTests: XCTestCase {
  func testReleaseTakesTheVelocityOfTheTouches() {
    var story = PullStory()
    story.drag(500)
    story.lift()
    // 1000 pt/s upwards for 50 ms: two samples and more lie on one line.
    story.take(.touchBegan(.y(400)))
    for step in 1...5 {
      story.pass(to: 10 * step)
      story.take(.touchMoved(.y(400 - 10 * Double(step))))
    }
    let lines = story.take(.touchEnded(.fromTouches))
    XCTAssertEqual(lines.first, "EB(1000 to \(Law.target(550, 1000).short)) idle 550")
  }

  func testVelocityPastAnEdgeIsTheContentsOwn() {
    var story = PullStory(nil)
    story.take(.touchBegan(.zero))
    for step in 1...5 {
      story.pass(to: 10 * step)
      story.take(.touchMoved(.y(10 * Double(step))))
    }
    let velocity = -1000 * Law.slope(50)
    let lines = story.take(.touchEnded(.fromTouches))
    XCTAssertEqual(
      lines.first, "EB(\(velocity.short) to 0) idle \((-Law.band(50)).short)")
  }
}
