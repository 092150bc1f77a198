/// Something wrong in a scenario file.
public struct FormatError: Error, Equatable, CustomStringConvertible {
  /// Where it is: a key path such as `steps[3].y`, or a line and a column.
  public let place: String
  /// What was expected and what was found.
  public let reason: String

  /// Creates an error; an empty place is the top level of the file.
  init(_ place: String, _ reason: String) {
    self.place = place.isEmpty ? "top level" : place
    self.reason = reason
  }

  /// The place and the reason on one line.
  public var description: String { "\(place): \(reason)" }
}
