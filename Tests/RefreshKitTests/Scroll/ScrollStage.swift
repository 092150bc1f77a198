import RefreshKit
import XCTest

/// A view with its recorder, a finger and a clock that a test moves by hand.
final class ScrollStage {
  let view: ScrollView
  let log = ScrollLog()
  private(set) var diagnostics: [RefreshDiagnostic] = []
  private var finger = ScrollPoint.zero

  /// 390 × 800 points over 3000 points of content: the range is 0…2200 without insets.
  init(
    offset: Double = 0, inset: ContentInsets = .zero,
    viewport: ScrollSize = ScrollSize(width: 390, height: 800),
    content: ScrollSize = ScrollSize(width: 390, height: 3000)
  ) {
    view = ScrollView(viewportSize: viewport, contentSize: content)
    view.contentInset = inset
    view.contentOffset = ScrollPoint(x: -inset.left, y: offset)
    view.delegate = log
    view.diagnosticHandler = { [unowned self] in diagnostics.append($0) }
  }

  var y: Double { view.contentOffset.y }

  // MARK: The finger

  func down() {
    finger = ScrollPoint(x: 200, y: 400)
    view.touchBegan(at: finger)
  }

  /// Moves the finger: down and to the right with positive figures.
  func move(_ dy: Double, x dx: Double = 0) {
    finger = ScrollPoint(x: finger.x + dx, y: finger.y + dy)
    view.touchMoved(to: finger)
  }

  func lift(_ velocity: Double = 0) { view.touchEnded(velocity: ScrollPoint(x: 0, y: velocity)) }

  /// A whole drag by a way of the finger, with a release velocity of the offset.
  func flick(_ dy: Double, _ velocity: Double) {
    down()
    move(dy)
    lift(velocity)
  }

  // MARK: Code and time

  func set(_ y: Double, animated: Bool = false) {
    view.setContentOffset(ScrollPoint(x: view.contentOffset.x, y: y), animated: animated)
  }

  func assign(_ y: Double) {
    view.contentOffset = ScrollPoint(x: view.contentOffset.x, y: y)
  }

  func advance(_ seconds: Double) { view.advance(to: view.now + .seconds(seconds)) }

  /// Draws frames of a sixtieth of a second until nothing moves, for 20 s at most.
  func rest() {
    for _ in 0..<1200 where view.isMoving { advance(1.0 / 60) }
  }

  // MARK: Expectations

  /// Compares everything told since the last expectation, then forgets it.
  func expect(
    _ calls: String, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(log.exact, calls, message, file: file, line: line)
    log.entries = []
  }

  /// As `expect`, with every run of scrolls counted as one.
  func expectOrder(
    _ calls: String, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(log.order, calls, message, file: file, line: line)
    log.entries = []
  }

  func expect(
    y: Double, within accuracy: Double = 1e-9, _ message: String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(self.y, y, accuracy: accuracy, message, file: file, line: line)
  }

  /// Compares isTracking, isDragging and isDecelerating, as three digits.
  func expect(flags: String, file: StaticString = #filePath, line: UInt = #line) {
    let found = ScrollEntry(.didScroll, view).flags
    XCTAssertEqual(found, flags, file: file, line: line)
  }

  /// Compares the diagnostics since the last time, then forgets them.
  func expect(
    diagnostics expected: [RefreshDiagnostic], file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(diagnostics, expected, file: file, line: line)
    diagnostics = []
  }
}
