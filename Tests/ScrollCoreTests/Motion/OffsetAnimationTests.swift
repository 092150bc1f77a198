import ScrollCore
import XCTest

/// S10: an animated change of the offset.
final class OffsetAnimationTests: XCTestCase {
  private let animation = OffsetAnimation(
    from: ScrollPoint(x: 10, y: 100), to: ScrollPoint(x: 10, y: -60), duration: 0.3)

  /// 3s² − 2s³ is 0.15625 at a quarter, 0.5 at the half, 0.84375 at three quarters.
  func testOffsetOnTheWayFollowsTheCurve() {
    XCTAssertEqual(animation.offset(at: 0.075).y, 100 - 160 * 0.15625, accuracy: 1e-12)
    XCTAssertEqual(animation.offset(at: 0.15).y, 20, accuracy: 1e-12)
    XCTAssertEqual(animation.offset(at: 0.225).y, 100 - 160 * 0.84375, accuracy: 1e-12)
    XCTAssertEqual(animation.offset(at: 0.1).x, 10)
  }

  func testOffsetAtBothEndsIsExact() {
    for time: Double in [0, -1, .nan, -.infinity] {
      XCTAssertEqual(animation.offset(at: time), animation.from)
    }
    for time: Double in [0.3, 7, .infinity] {
      XCTAssertEqual(animation.offset(at: time), animation.to)
      XCTAssertEqual(animation.velocity(at: time), .zero)
    }
    XCTAssertEqual(animation.velocity(at: 0), .zero)
  }

  func testVelocityIsTheDerivativeOfTheOffset() {
    for time in stride(from: 0.01, to: 0.3, by: 0.017) {
      let difference = animation.offset(at: time + 1e-6).y - animation.offset(at: time - 1e-6).y
      XCTAssertEqual(animation.velocity(at: time).y, difference / 2e-6, accuracy: 1e-4)
      XCTAssertEqual(animation.velocity(at: time).x, 0)
    }
  }

  func testRetargetedGoesOnFromThePresentPlaceInTheTimeThatIsLeft() {
    let other = animation.retargeted(to: ScrollPoint(x: 0, y: 0), at: 0.15)
    XCTAssertEqual(other.from, animation.offset(at: 0.15))
    XCTAssertEqual(other.duration, 0.15, accuracy: 1e-15)
    XCTAssertEqual(other.offset(at: 0.075).y, 10, accuracy: 1e-12)
    XCTAssertEqual(other.offset(at: 0.15), .zero)
    let late = animation.retargeted(to: .zero, at: 9)
    XCTAssertEqual(late.duration, 0)
    XCTAssertEqual(late.offset(at: 0), .zero)
  }

  /// By hand: half the way at half the time; with s = 1/4 the part is 3/16 − 2/64 = 5/32.
  func testTimeAtAPartIsTheInverseOfTheCurve() {
    let animation = OffsetAnimation(
      from: .zero, to: ScrollPoint(x: 0, y: 1), duration: 0.4)
    for (part, time) in [
      (0, 0), (5 / 32, 0.1), (0.5, 0.2), (27 / 32, 0.3), (1, 0.4), (-1, 0), (7, 0.4), (.nan, 0),
    ] {
      XCTAssertEqual(animation.time(atPart: part), time, accuracy: 1e-12, "part \(part)")
    }
  }

  func testAnimationWithoutADurationIsThereAtOnce() {
    for duration: Double in [0, -1, .nan, .infinity] {
      let animation = OffsetAnimation(
        from: ScrollPoint(x: 1, y: 1), to: ScrollPoint(x: 2, y: 3), duration: duration)
      XCTAssertEqual(animation.duration, 0)
      XCTAssertEqual(animation.offset(at: 0), ScrollPoint(x: 2, y: 3))
    }
  }

  func testAnimationOfOddNumbersStaysFinite() {
    for number in oddNumbers {
      for other in oddNumbers {
        let animation = OffsetAnimation(
          from: ScrollPoint(x: number, y: other), to: ScrollPoint(x: other, y: number),
          duration: number)
        for time in oddNumbers {
          XCTAssertTrue(animation.offset(at: time).isFinite)
          XCTAssertTrue(animation.velocity(at: time).isFinite)
          XCTAssertTrue(animation.velocity(at: animation.duration / 2).isFinite)
          let next = animation.retargeted(to: ScrollPoint(x: time, y: 0), at: other)
          XCTAssertTrue(next.duration.isFinite && next.offset(at: time).isFinite)
        }
      }
    }
  }
}
