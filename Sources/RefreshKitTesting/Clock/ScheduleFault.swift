public import RefreshKit

/// A wrong use of a timer, found by a ``TimerLog``.
public enum ScheduleFault: Error, Equatable, CustomStringConvertible {
  /// What is scheduled already was scheduled again.
  case scheduledTwice(id: String, at: Instant, already: Instant)
  /// What is not scheduled was cancelled; `open` tells what is, as words.
  case unknownCancel(id: String, open: [String])
  /// Something is still scheduled at the end, as words.
  case leftOpen([String])

  /// One line that says what was found and what to do.
  public var description: String {
    switch self {
    case .scheduledTwice(let id, let instant, let already):
      "\(id) was scheduled at \(instant.sinceStart.inSeconds.formatted(decimals: 3)) s "
        + "while it is scheduled at "
        + "\(already.sinceStart.inSeconds.formatted(decimals: 3)) s: cancel it first"
    case .unknownCancel(let id, let open):
      "\(id) was cancelled and is not scheduled: never was, was cancelled before, or has fired; open: "
        + (open.isEmpty ? "nothing" : open.joined(separator: ", "))
    case .leftOpen(let open):
      "still scheduled at the end: \(open.joined(separator: ", "))"
    }
  }
}
