/// A wait at a ``Gate`` that has taken too long.
public enum GateError: Error, Equatable, CustomStringConvertible {
  /// Code under test has waited, and the test has not opened the gate for it.
  case notOpened(within: Duration)
  /// The test has waited for calls, and fewer came.
  case notArrived(expected: Int, found: Int, within: Duration)

  /// One line that says what was expected, what was found and where to look.
  public var description: String {
    switch self {
    case .notOpened(let bound):
      "expected the gate to open, found it closed after \(bound) of real time: "
        + "call open(with:) or fail(with:) once for each call that waits"
    case .notArrived(let expected, let found, let bound):
      "expected \(expected) waiting at the gate, found \(found) after \(bound) of real time: "
        + "see whether the code under test got this gate and whether its tasks were started"
    }
  }
}
