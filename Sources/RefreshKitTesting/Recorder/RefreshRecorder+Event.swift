public import RefreshKit

extension RefreshRecorder {
  /// Something that has happened, with its instant.
  public struct Event: Equatable, Sendable, CustomStringConvertible {
    /// The instant on the time of the view: of a deadline its own, not that of the frame.
    public let instant: Instant
    /// What has happened.
    public let kind: ScenarioEvent.Kind
    /// How far the content was below its rest, in points; negative in the list.
    public let pull: Double

    /// One line: the seconds with three decimals, and what has happened.
    public var description: String { "\(time)  \(kind)" }

    /// The seconds with three decimals.
    var time: String { instant.sinceStart.inSeconds.formatted(decimals: 3, padded: true) }
  }
}
