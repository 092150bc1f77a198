import RefreshKit
import XCTest

/// The rig of the reported faults: a view of 320 × 480 points over content of 320 × 2000, base top
/// 64, a control 60 points high with a trigger distance of 60; rest −64, hold −124.
struct RefreshRig {
  let view: ScrollView
  let control: RefreshControl
  let recorder = RefreshRecorder()
  let complaints = Complaints()

  /// What the view's diagnostic handler was told.
  final class Complaints {
    var list: [RefreshDiagnostic] = []
  }

  init(
    policy: RefreshConfiguration.Policy = .threshold, trigger: Double = 60,
    hysteresis: Double = 0, minimum: Duration = .zero, maximum: Duration? = nil,
    view: ScrollView = ScrollView(), height: Double = 480, content: Double = 2000,
    baseTop: Double = 64
  ) throws {
    self.view = view
    control = RefreshControl(
      configuration: try RefreshConfiguration(
        triggerDistance: trigger, policy: policy, hysteresis: hysteresis, minimumDuration: minimum,
        maximumDuration: maximum))
    view.viewportSize = ScrollSize(width: 320, height: height)
    view.contentSize = ScrollSize(width: 320, height: content)
    view.contentInset.top = baseTop
    view.diagnosticHandler = { [complaints] in complaints.list.append($0) }
    view.delegate = recorder
    recorder.observe(control)
    recorder.addAction(to: control)
    view.addRefreshControl(control)
    recorder.clear()
  }

  /// A rig whose refresh was begun by a pull and stands at hold, with an empty log.
  static func refreshing(
    policy: RefreshConfiguration.Policy = .threshold, minimum: Duration = .zero,
    maximum: Duration? = nil, content: Double = 2000
  ) throws -> RefreshRig {
    let rig = try RefreshRig(policy: policy, minimum: minimum, maximum: maximum, content: content)
    rig.pull()
    rig.settle()
    rig.recorder.clear()
    return rig
  }

  var y: Double { view.contentOffset.y }
  var phase: RefreshPhase { control.state.phase }
  var log: [String] { recorder.log }
  var seconds: Double { view.now.sinceStart.inSeconds }

  func drag(_ y: Double) { view.drag(to: ScrollPoint(x: view.contentOffset.x, y: y)) }

  func release(_ velocity: Double = 0) {
    view.touchEnded(velocity: ScrollPoint(x: 0, y: velocity))
  }

  /// One pull by 70 points, and its release.
  func pull() {
    drag(view.restOffset.y - 70)
    release()
  }

  func jump(_ y: Double) {
    view.setContentOffset(ScrollPoint(x: view.contentOffset.x, y: y), animated: false)
  }

  func animate(_ y: Double) {
    view.setContentOffset(ScrollPoint(x: view.contentOffset.x, y: y), animated: true)
  }

  /// Lets so many seconds pass, in frames of a sixtieth.
  func run(_ seconds: Double, onFrame: () -> Void = {}) {
    let start = view.now
    var frame = 1.0
    while frame / 60 < seconds {
      view.advance(to: start + .seconds(frame / 60))
      onFrame()
      frame += 1
    }
    view.advance(to: start + .seconds(seconds))
    onFrame()
  }

  /// Lets time pass in one frame.
  func skip(_ seconds: Double) { view.advance(to: view.now + .seconds(seconds)) }

  /// Runs the clock until nothing moves.
  func settle(file: StaticString = #filePath, line: UInt = #line) {
    for _ in 0..<3000 where view.isMoving {
      skip(1.0 / 60)
    }
    XCTAssertFalse(view.isMoving, "still moving after 50 s", file: file, line: line)
  }

  /// Checks rule I8: all closed, the offset as given (the rest if not).
  func assertClosed(at offset: Double? = nil, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(phase, .idle, file: file, line: line)
    XCTAssertEqual(y, offset ?? view.restOffset.y, accuracy: 1e-6, file: file, line: line)
    XCTAssertEqual(view.refreshInset, 0, file: file, line: line)
    XCTAssertEqual(
      view.adjustedContentInset.top, -view.restOffset.y, accuracy: 1e-9, file: file, line: line)
    XCTAssertEqual(view.visibleHeight, 0, accuracy: 1e-9, file: file, line: line)
    XCTAssertEqual(view.progress, 0, accuracy: 1e-9, file: file, line: line)
    XCTAssertEqual(control.indicator, .stopped, file: file, line: line)
    XCTAssertNil(view.nextDeadline, file: file, line: line)
  }

  /// Checks that a refresh runs, with its inset, and the offset (the hold if none is given).
  func assertRefreshing(
    at offset: Double? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(phase, .refreshing, file: file, line: line)
    XCTAssertEqual(control.indicator, .spinning, file: file, line: line)
    XCTAssertEqual(y, offset ?? view.holdOffset.y, accuracy: 1e-6, file: file, line: line)
    XCTAssertEqual(
      view.adjustedContentInset.top, -view.holdOffset.y, accuracy: 1e-9, file: file, line: line)
  }

  /// Checks that an offset is this one to 1e-6 pt.
  func assertOffset(_ expected: Double, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(y, expected, accuracy: 1e-6, file: file, line: line)
  }
}

/// The displacement left of the spring (mass 1, stiffness 120, damping 22) that starts at rest.
///
/// The roots of r² + 22r + 120 are −10 and −12, so that a start at 1 with no speed gives
/// 6e^(−10t) − 5e^(−12t).
enum RestingSpring {
  /// At 0.05 s: 6 × 0.606530659713 − 5 × 0.548811636094.
  static let afterTwentieth = 0.895125777807
  /// At 0.1 s: 6 × 0.367879441171 − 5 × 0.301194211912.
  static let afterTenth = 0.701305587466
}

/// The farthest trigger of a view, f(½ of its height), in parts of the height: 1 − 1/1.275.
let triggerCap = 0.215686274510
