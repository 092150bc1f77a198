import RefreshKit
import XCTest

/// A pull is over when the motion that brings it to rest has been told to its end, and not when a
/// frame finds it as good as there: D9, S9.
final class RefreshMotionEndTests: XCTestCase {
  /// A way of a pull back to its rest, and what is told at its end before the state.
  private struct Way {
    let name: String
    let end: String
    /// Begins the motion on a view that was pulled to −100, 36 points above its rest.
    let begin: (RefreshRig) -> Void
  }

  private let ways = [
    Way(name: "scroll to top", end: "top") { rig in
      rig.view.touchCancelled()
      rig.skip(0.02)
      rig.view.scrollToTop()
    },
    Way(name: "animated offset", end: "EA") { rig in
      rig.release()
      rig.skip(0.02)
      rig.animate(-64)
    },
    // x(t) = A e^(−10t) + B e^(−12t) from −36 with 600 pt/s has A = (600 − 12 × 36)/2 = 84 and
    // B = −120: it arrives at e^(2t) = 120/84, with 28 pt/s, and ends there.
    Way(name: "spring that arrives", end: "DD") { $0.release(600) },
    Way(name: "spring that settles", end: "DD") { $0.release() },
    Way(name: "deceleration to the delegate's target", end: "DD") { rig in
      let delegate = TargetAtRest()
      rig.view.delegate = delegate
      withExtendedLifetime(delegate) { rig.release(1000) }
      rig.view.delegate = rig.recorder
    },
  ]

  private final class TargetAtRest: ScrollViewDelegate {
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: ScrollPoint,
      targetContentOffset: inout ScrollPoint
    ) { targetContentOffset.y = -64 }
  }

  private func pulled(_ way: Way, at seconds: Double = 0) throws -> RefreshRig {
    let rig = try RefreshRig()
    rig.view.advance(to: .zero + .seconds(seconds))
    rig.drag(-100)
    way.begin(rig)
    rig.recorder.clear()
    return rig
  }

  private func assertTold(_ way: Way, _ rig: RefreshRig, _ message: String) {
    let order = [way.end, "pulling>idle returned"]
    XCTAssertEqual(rig.log.filter { $0 != "S" }, order, "\(way.name) \(message)")
    XCTAssertEqual(rig.log.suffix(2), order[...], "\(way.name) \(message)")
  }

  // D9: with a frame at any distance before the end, down to the smallest there is.
  func testLastScrollAndEndComeBeforeIdleWithAFrameJustBeforeTheEnd() throws {
    for way in ways {
      for exponent in 6...18 {
        let rig = try pulled(way)
        let end = try XCTUnwrap(rig.view.nextEvent)
        var distance: Int64 = 1
        for _ in exponent..<18 { distance *= 10 }
        let before = Duration(secondsComponent: 0, attosecondsComponent: distance)
        rig.view.advance(to: end - before)
        XCTAssertEqual(rig.phase, .pulling, "\(way.name), 1e-\(exponent) s before the end")
        rig.view.advance(to: end)
        assertTold(way, rig, "1e-\(exponent) s before the end")
        XCTAssertEqual(rig.recorder.transitions.map(\.instant), [end])
        rig.assertClosed()
      }
    }
  }

  // D9: with frames of a sixtieth that a start at any time puts anywhere.
  func testLastScrollAndEndComeBeforeIdleFromAnyStart() throws {
    for way in ways {
      for start in 0..<200 {
        let rig = try pulled(way, at: Double(start) / 100)
        var frame = Int(rig.seconds * 60)
        while rig.view.isMoving {
          frame += 1
          rig.view.advance(to: .zero + .seconds(Double(frame) / 60))
        }
        assertTold(way, rig, "from \(Double(start) / 100)")
      }
    }
  }

  // D9: with commands at such a frame, which may end the motion there.
  func testCommandInTheLastFrameDoesNotEndThePullBeforeItsMotion() throws {
    for way in ways {
      let rig = try pulled(way)
      let end = try XCTUnwrap(rig.view.nextEvent)
      rig.view.advance(to: end - .nanoseconds(1) / 1_000_000)
      rig.view.contentInset.bottom += 1
      rig.control.title = "title"
      rig.view.advance(to: end)
      let told = rig.log.filter { $0 != "S" && !$0.hasPrefix("inset") }
      XCTAssertEqual(told, [way.end, "pulling>idle returned"], way.name)
    }
  }

  // S8, D9: a spring that goes on into the content ends the pull where it crosses the rest.
  func testSpringThatGoesOnEndsThePullAtTheRest() throws {
    let rig = try RefreshRig()
    rig.drag(-100)
    rig.release(3000)
    let crossing = try XCTUnwrap(rig.view.nextEvent)
    rig.recorder.clear()
    rig.view.advance(to: crossing - .nanoseconds(1) / 1_000_000_000)
    XCTAssertEqual(rig.phase, .pulling)
    rig.view.advance(to: crossing + .seconds(10))
    XCTAssertEqual(rig.recorder.transitions.map(\.instant), [crossing])
    XCTAssertEqual(rig.recorder.story, ["S", "pulling>idle returned", "S", "DD"])
  }

  // D9: a closing control waits for its motion's end in the same way.
  func testLastScrollAndEndComeBeforeTheEndOfARefresh() throws {
    for exponent in 6...18 {
      let rig = try RefreshRig.refreshing()
      rig.view.scrollToTop()
      rig.jump(-90)
      rig.view.scrollToTop()
      rig.skip(0.1)
      rig.control.endRefreshing()
      rig.recorder.clear()
      let end = try XCTUnwrap(rig.view.nextEvent)
      var distance: Int64 = 1
      for _ in exponent..<18 { distance *= 10 }
      rig.view.advance(to: end - Duration(secondsComponent: 0, attosecondsComponent: distance))
      rig.view.advance(to: end)
      XCTAssertEqual(rig.log.suffix(3), ["top", "ending>idle collapsed", "end success"])
    }
  }

  // R2: a jump into the content ends the pull at once, whatever a motion is about to do there.
  func testPullThatIsNotAtRestIsOverAtOnce() throws {
    let rig = try RefreshRig()
    rig.drag(-100)
    rig.release()
    rig.skip(0.02)
    rig.jump(300)
    XCTAssertEqual(rig.phase, .idle)
  }
}
