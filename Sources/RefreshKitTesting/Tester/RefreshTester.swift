public import RefreshKit

/// A scroll view under test, with a clock, a finger and a record of what happens.
///
/// ```swift
/// let screen = Screen()  // has a table view and is its delegate
/// let tester = RefreshTester(scrollView: screen.tableView)
///
/// try tester.pull()
/// XCTAssert(screen.isLoading)
/// screen.loaded()        // calls endRefreshing()
/// try tester.settle()
/// XCTAssertEqual(tester.state, .idle)
/// ```
///
/// A tester moves its clock and its view together, in frames, and nothing waits: a pull of 0.3
/// seconds takes no time. What falls due on the way finds clock and view at its own instant.
///
/// The calls of a finger do what a finger does, no more: on a control that is disabled, ``pull()``
/// moves the content and begins nothing, and the record says so.
///
/// Use a tester from one isolation at a time, such as one test. It is a plain class, so a
/// synchronous test method can hold one.
public final class RefreshTester {
  /// The view under test.
  public let scrollView: ScrollView
  /// The clock of the view, which code that sleeps may share.
  public let clock: ManualClock
  /// What has happened to the view and its refresh control.
  public let recorder: RefreshRecorder

  /// The length of a frame, if no other is given: 1/60 of a second.
  ///
  /// It is rounded up to an attosecond, so that a second has 60 frames and no rest.
  public static let frame = Duration(
    secondsComponent: 0, attosecondsComponent: 16_666_666_666_666_667)

  /// The delegate that was made for the view, which holds it weakly.
  package var delegate: (any ScrollViewDelegate)?
  /// Whether a delegate that a step makes ends a refresh as soon as it has begun.
  package var endsWhenBegun = false
  /// Where the finger of a script is on the axis that a step may leave out.
  package var fingerX = 0.0
  /// Where the finger is in the view; `nil` if none is down or offsets have moved it.
  package var finger: ScrollPoint?

  private let absentControl = RefreshControl()

  /// Creates a view of the size of a phone, with a refresh control and a delegate that records.
  ///
  /// The viewport is 390 × 844 points, the content 390 × 3000.
  public convenience init() {
    let scrollView = ScrollView(
      viewportSize: ScrollSize(width: 390, height: 844),
      contentSize: ScrollSize(width: 390, height: 3000))
    scrollView.addRefreshControl()
    self.init(scrollView: scrollView)
    delegate = RecordingRefreshDelegate(recorder, endsWhenBegun: false)
    scrollView.delegate = delegate
  }

  /// Creates a tester of a view, with the delegate and the refresh control that it has.
  ///
  /// The record tells of the control and of the faults that the view reports.
  ///
  /// - Parameters:
  ///   - scrollView: The view under test.
  ///   - clock: The clock that the code under test sleeps on, if it has one. It becomes the view's
  ///     `timeSource`, and is moved up to the view's present if it lies before that.
  public convenience init(scrollView: ScrollView, clock: ManualClock = ManualClock()) {
    self.init(scrollView: scrollView, recorder: RefreshRecorder(scrollView), clock: clock)
  }

  package init(scrollView: ScrollView, recorder: RefreshRecorder, clock: ManualClock) {
    self.scrollView = scrollView
    self.recorder = recorder
    self.clock = clock
    clock.advance(to: scrollView.now)
    scrollView.timeSource = { clock.now }
  }

  /// The present of clock and view.
  public var now: Instant { max(clock.now, scrollView.now) }

  /// The refresh control that is on the view now.
  ///
  /// If there is none, one that is on no view: it is idle, and answers `noControl` to every begin.
  public var control: RefreshControl { scrollView.refreshControl ?? absentControl }

  /// The state of the refresh control; `idle` without one.
  public var state: RefreshPhase { control.state.phase }

  /// Brings clock and view to one present, and observes a control that has come, before or on the
  /// way.
  package func synchronize() {
    if let control = scrollView.refreshControl { recorder.observe(control) }
    clock.advance(to: scrollView.now)
    scrollView.advance(to: clock.now)
    if let control = scrollView.refreshControl { recorder.observe(control) }
  }
}

@available(*, unavailable)
extension RefreshTester: Sendable {}
