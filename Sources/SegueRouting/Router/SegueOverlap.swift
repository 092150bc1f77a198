/// What becomes of a perform while another segue of the same source is running, or while what it
/// would move is in transition.
public struct SegueOverlap<Payload> {
  enum Policy {
    case refuse
    case queue
    case merge((Payload, Payload) -> Bool)
  }

  let policy: Policy

  /// It is refused, which is an error.
  public static var refuse: SegueOverlap { SegueOverlap(policy: .refuse) }

  /// It is performed when all before it have settled, and what it would move stands still.
  public static var queue: SegueOverlap { SegueOverlap(policy: .queue) }
}

extension SegueOverlap where Payload: Equatable {
  /// If it is the same segue of the same source with an equal payload, it ends with the one that
  /// runs; else it is refused.
  public static var merge: SegueOverlap { SegueOverlap(policy: .merge(==)) }
}

extension SegueOverlap where Payload == Void {
  /// If it is the same segue of the same source, it ends with the one that runs; else it is
  /// refused.
  public static var merge: SegueOverlap { SegueOverlap(policy: .merge { _, _ in true }) }
}
