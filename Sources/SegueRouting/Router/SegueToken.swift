/// A registration on a router, for its removal.
///
/// Letting go of a token cancels nothing.
public final class SegueToken {
  let key: SegueKey
  /// Where the registration stands in the source code.
  let place: SeguePlace
  private weak var registry: (any SegueTokenOwner)?
  /// The generation of the registry that it belongs to; `nil` once it is cancelled.
  private(set) var generation: Int?

  init(_ key: SegueKey, at place: SeguePlace, in registry: any SegueTokenOwner) {
    self.key = key
    self.place = place
    self.registry = registry
    generation = registry.generation
  }

  /// Removes what was registered, and nothing that came in its place since; twice is harmless.
  ///
  /// A handler that is running ends as usual.
  public func cancel() {
    generation = nil
    registry?.remove(self)
  }
}

@available(*, unavailable)
extension SegueToken: Sendable {}

/// A registry whose type of source is erased.
protocol SegueTokenOwner: AnyObject {
  var generation: Int { get }
  func remove(_ token: SegueToken)
}
