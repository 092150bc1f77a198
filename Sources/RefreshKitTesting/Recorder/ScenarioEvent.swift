/// Something that happened in a run, with its instant.
public struct ScenarioEvent: Equatable, Sendable {
  /// The instant in seconds since the start.
  public var time: Double
  /// What happened.
  public var kind: Kind

  /// How far the content was below rest, in points: rest − contentOffset.y, negative in the list.
  ///
  /// It belongs to the drawing of the text form; the JSON form does not print it.
  public var pull: Double

  /// Creates an event.
  public init(time: Double, kind: Kind, pull: Double = 0) {
    self.time = time
    self.kind = kind
    self.pull = pull
  }
}
