/// A registration on a router, for its removal.
///
/// Letting go of a token cancels nothing.
public final class SegueToken {
  private weak var owner: (any SegueTokenOwner)?
  private let name: SegueName
  private let number: Int
  private weak var handler: SegueHandlerBox?

  init(
    owner: any SegueTokenOwner, name: SegueName, number: Int, handler: SegueHandlerBox? = nil
  ) {
    self.owner = owner
    self.name = name
    self.number = number
    self.handler = handler
  }

  /// Removes what was registered, and nothing that came in its place since; twice is harmless.
  ///
  /// A handler that is running ends as usual.
  public func cancel() {
    handler?.isCancelled = true
    owner?.remove(name, number: number)
  }
}

@available(*, unavailable)
extension SegueToken: Sendable {}

/// A router without its type of source.
protocol SegueTokenOwner: AnyObject {
  func remove(_ name: SegueName, number: Int)
}
