import RefreshKit
import RefreshKitTesting
import XCTest

/// Faults that scenario files showed: what comes first at one instant, and what is told twice.
final class RefreshInstantTests: XCTestCase {
  private func seconds(_ seconds: Double) -> Instant {
    Instant(sinceStart: Duration(limitingSeconds: seconds))
  }

  // E4: 0.9 s and 0.3 s are 1.2 s; as doubles they are more.
  func testEndAtStartPlusMinimumIsNotTooEarly() throws {
    let rig = try RefreshRig(minimum: Duration(limitingSeconds: 0.3))
    rig.view.advance(to: seconds(0.9))
    rig.control.beginRefreshing()
    rig.view.advance(to: seconds(1.2))
    XCTAssertEqual(rig.control.endRefreshing(), .ended)
  }

  // H5: the end is interrupted while the control is out of sight; the title counts from there on.
  func testTitleCountsWhenAnEndIsInterruptedOutOfSight() throws {
    for begins in [true, false] {
      let rig = try RefreshRig()
      rig.control.beginRefreshing()
      rig.drag(-100)
      rig.release(1000)
      rig.control.title = "A"
      rig.control.endRefreshing()
      rig.skip(0.1)  // 1000 pt/s for 36 points
      XCTAssertEqual(rig.view.visibleHeight, 0)
      XCTAssertEqual(rig.phase, .ending)
      if begins {
        rig.control.beginRefreshing()
        XCTAssertEqual(rig.view.refreshInset, 80)
      } else {
        rig.view.touchBegan(at: .zero)
        XCTAssertEqual(rig.view.holdOffset.y, -144)
      }
    }
  }

  // D9: near its end an animated change to rest is as good as there; its end is told first.
  func testEndOfAnAnimatedChangeComesBeforeTheEndOfThePull() throws {
    let rig = try RefreshRig()
    rig.drag(-94)
    rig.release()
    rig.view.scrollToTop()
    rig.view.advance(to: .zero + .nanoseconds(299_999_900))
    XCTAssertEqual(rig.phase, .pulling)
    rig.view.advance(to: .zero + .seconds(1))
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.control.scrollView?.contentOffset.y, -64)
  }

  // S12: a jump that the spring to rest undoes at once is told once.
  func testOneOffsetIsToldOnce() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing()
    rig.recorder.clear()
    rig.jump(-64.05)
    XCTAssertEqual(rig.recorder.count("S"), 1)
    XCTAssertEqual(rig.y, -64)
  }

  // I4, S13: a flick into the content goes on although other content comes while it is above rest.
  func testFlickAboveRestGoesOnWhenTheContentGrowsAfterAnEnd() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(-110)
    rig.release(3000)
    rig.skip(0.005)
    let place = rig.y
    XCTAssertLessThan(place, -64)
    rig.control.endRefreshing()
    let speed = rig.view.velocity.y
    rig.view.contentSize.height = 3000
    XCTAssertEqual(rig.y, place)
    XCTAssertEqual(rig.view.velocity.y, speed, accuracy: 1e-9)
    rig.settle()
    // The law from −110 at 3000: x0 + (v0 − 10)/(−1000 ln 0.998).
    XCTAssertEqual(rig.y, -110 + 2990 / 2.002002670673, accuracy: 1e-3)
  }

  // D9, H4: the end value of a motion is told before the first offset under a header moves on.
  func testFirstOffsetComesAfterTheLastScrollOfAMotion() throws {
    let table = TableView()
    let rig = try RefreshRig(view: table)
    rig.control.ignoresTableHeaderView = true
    rig.control.beginRefreshing()
    rig.drag(300)
    table.tableHeaderHeight = 150
    rig.release(1000)
    rig.control.endRefreshing()
    var offsets: [Double] = []
    rig.recorder.hooks["S"] = { view in offsets.append(view.contentOffset.y) }
    rig.settle()
    XCTAssertEqual(offsets.last, 86)
    XCTAssertEqual(offsets.dropLast().last ?? 0, 300 + 990 / 2.002002670673, accuracy: 1e-3)
  }
}
