/// A scroll view, its refresh control, and what happens to them on a clock that starts at 0.
///
/// A scenario is the value behind a scenario file: what `refreshkit replay` reads, and what a test
/// can build by hand. Lengths are points, times seconds, velocities points per second.
///
/// ```swift
/// let scenario = Scenario(
///   name: "pull and let go",
///   scrollView: .init(width: 320, height: 480, contentHeight: 2000),
///   refreshControl: .init(triggerDistance: 60),
///   steps: [
///     .init(at: 0, .dragTo(y: -70, x: nil)),
///     .init(at: 0.2, .release(velocity: 0)),
///     .init(at: 1, .endRefreshing(deadline: nil, after: nil, outcome: .success)),
///   ]
/// )
/// ```
public struct Scenario: Equatable, Sendable {
  /// The name that the report repeats; empty if the file gives none.
  public var name: String
  /// The scroll view at the start.
  public var scrollView: ScrollViewSetup
  /// The refresh control that is attached at the start, or nil for none.
  public var refreshControl: RefreshControlSetup?
  /// What the first delegate conforms to.
  public var delegate: DelegateKind
  /// Whether the delegate ends the refresh inside `didBeginRefresh`.
  public var endsWhenBegun: Bool
  /// The length of a frame in seconds, above 0.
  public var frame: Double
  /// The steps, in the order of time; steps of one instant apply in the order of the list.
  public var steps: [Step]
  /// The instant up to which the clock runs, as written; nil for the default.
  public var until: Double?

  /// Creates a scenario; what is left out has the default of the file format.
  public init(
    name: String = "", scrollView: ScrollViewSetup, refreshControl: RefreshControlSetup? = nil,
    delegate: DelegateKind = .refresh, endsWhenBegun: Bool = false, frame: Double = 1.0 / 60,
    steps: [Step], until: Double? = nil
  ) {
    self.name = name
    self.scrollView = scrollView
    self.refreshControl = refreshControl
    self.delegate = delegate
    self.endsWhenBegun = endsWhenBegun
    self.frame = frame
    self.steps = steps
    self.until = until
  }

  /// The instant at which the run ends: `until`, or ten seconds after the last step.
  public var end: Double { until ?? (steps.last?.at ?? 0) + 10 }
}
