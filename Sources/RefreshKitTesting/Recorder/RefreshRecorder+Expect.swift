public import RefreshKit

extension RefreshRecorder {
  /// Judges whether exactly these events have happened, in this order.
  ///
  /// ```swift
  /// try tester.recorder.expect(
  ///   [
  ///     .transition(from: .idle, to: .pulling, reason: .drag),
  ///     .transition(from: .pulling, to: .idle, reason: .returned),
  ///   ], where: \.isOfControl)
  /// ```
  ///
  /// Events are compared by their line of text, in which lengths are rounded to 0.001: two that
  /// read alike are alike. Instants are not compared; see ``instants(of:)``.
  ///
  /// - Parameters:
  ///   - expected: The events that should have happened.
  ///   - isIncluded: Which of the recorded events are looked at. Left out: all but
  ///     `scrollViewDidScroll`, of which there is one for each frame.
  /// - Throws: ``RefreshRecorder/Mismatch``, whose description shows line by line what is missing
  ///   and what has happened instead.
  /// - Complexity: O(n · d) in the number of events and of differences.
  public func expect(
    _ expected: [ScenarioEvent.Kind],
    where isIncluded: (ScenarioEvent.Kind) -> Bool = { !$0.isDidScroll }
  ) throws(Mismatch) {
    let recorded = events.filter { isIncluded($0.kind) }
    if let mismatch = Mismatch(expected: expected, recorded: recorded) { throw mismatch }
  }

  /// Returns the instants at which an event has happened, on the time of the view.
  ///
  /// - Complexity: O(n) in the number of events.
  public func instants(of kind: ScenarioEvent.Kind) -> [Instant] {
    let line = kind.description
    return events.filter { $0.kind.description == line }.map(\.instant)
  }
}
