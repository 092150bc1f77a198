extension ManualClock {
  /// Fewer calls of `sleep` came than a test has waited for.
  public struct SleepersMissing: Error, Equatable, CustomStringConvertible {
    /// The number of sleepers for which the test has waited.
    public let expected: Int
    /// The number of sleepers that were there in the end.
    public let found: Int
    /// The real time for which the test has waited.
    public let bound: Duration

    /// One line that says what was expected, what was found and where to look.
    public var description: String {
      "expected \(expected) sleeping on the clock, found \(found) after \(bound) of real time: "
        + "see whether the code under test got this clock and whether its tasks were started"
    }
  }
}
