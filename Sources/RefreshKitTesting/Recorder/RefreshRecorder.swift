public import RefreshKit

/// Writes down what happens to a scroll view and its refresh control, in order and with the
/// instants.
///
/// A ``RefreshTester`` has one. It observes the control and the faults that the view reports; it
/// takes nobody's place, so a view keeps the delegate that the test has set. The calls of delegate
/// methods are recorded too where the tester has made the view and its delegate.
///
/// ```swift
/// let recorder = RefreshRecorder(scrollView)
/// scrollView.startRefreshing()
/// try recorder.expect([
///   .transition(from: .idle, to: .refreshing, reason: .command, cycle: 1),
///   .action(cycle: 1),
/// ])
/// ```
///
/// Use a recorder from the isolation of its view.
public final class RefreshRecorder: CustomStringConvertible {
  /// What has happened so far, in the order in which it was heard.
  public private(set) var events: [Event] = []
  /// Whether a recording delegate vetoes pulls.
  package var vetoes = false
  /// Whether a recording delegate allows a scroll to the top.
  package var allowsScrollToTop = true

  private let scrollView: ScrollView
  /// The controls that are observed, held weakly.
  private var observed: [() -> RefreshControl?] = []
  private var begun: (cycle: Int, source: String)?
  private var ended: (cycle: Int, outcome: String)?

  /// Creates a recorder of a view and of the refresh control that is on it.
  ///
  /// Faults that the view reports go on to the handler that it has.
  public convenience init(_ scrollView: ScrollView) {
    self.init(scrollView, forwardsDiagnostics: true)
    if let control = scrollView.refreshControl { observe(control) }
  }

  /// Creates a recorder of a view that has no control yet.
  package init(_ scrollView: ScrollView, forwardsDiagnostics: Bool) {
    self.scrollView = scrollView
    let handler = forwardsDiagnostics ? scrollView.diagnosticHandler : nil
    scrollView.diagnosticHandler = { [weak self] diagnostic in
      if case .unhandledRefresh = diagnostic {
        self?.record(.unhandledRefresh)
      } else {
        self?.record(.diagnostic(text: diagnostic.description))
      }
      handler?(diagnostic)
    }
  }

  /// Records what happens to a control from now on; observing it again changes nothing.
  ///
  /// A control that is put on the view later is observed by the next call of a ``RefreshTester``,
  /// or by this one. One that has been taken from the view stays observed.
  ///
  /// - Complexity: O(n) in the number of controls.
  public func observe(_ control: RefreshControl) {
    guard !observed.contains(where: { $0() === control }) else { return }
    observed.append { [weak control] in control }
    control.addObserver { [weak self] in self?.take($0) }
  }

  /// Forgets what has happened so far.
  ///
  /// - Complexity: O(n) in the number of events.
  public func removeAll() { events.removeAll() }

  /// All that has happened, one line for each event with its seconds in front.
  public var description: String { events.map(\.description).joined(separator: "\n") }

  /// Adds an event at the present of the view.
  package func record(_ kind: ScenarioEvent.Kind) {
    let pull = scrollView.restOffset.y - scrollView.contentOffset.y
    events.append(Event(instant: scrollView.now, kind: kind, pull: pull))
  }

  private func take(_ event: RefreshControl.Event) {
    switch event {
    case .armed: record(.armed)
    case .disarmed: record(.disarmed)
    case .sendsActions(let cycle): record(.action(cycle: cycle.number))
    case .indicatorRestarted: record(.indicatorRestarted)
    case .transition(let transition):
      note(transition)
      record(
        .transition(
          from: transition.from, to: transition.to, reason: transition.reason,
          cycle: transition.cycle?.number))
    }
  }

  /// Keeps what the delegate's methods do not say themselves; their turn comes after this one.
  private func note(_ transition: RefreshTransition) {
    guard let cycle = transition.cycle?.number else { return }
    if transition.to == .refreshing {
      begun = (cycle, transition.reason == .command ? "programmatic" : "user")
    } else if transition.to == .idle, let outcome = transition.outcome {
      ended = (cycle, outcome.rawValue)
    }
  }

  func didBeginRefresh() {
    record(.didBeginRefresh(cycle: begun?.cycle ?? 0, source: begun?.source ?? ""))
  }

  func didEndRefresh() {
    record(.didEndRefresh(cycle: ended?.cycle ?? 0, outcome: ended?.outcome ?? ""))
  }
}

@available(*, unavailable)
extension RefreshRecorder: Sendable {}
