extension SegueRouter {
  /// Sets what decides whether a segue may be performed, or removes it.
  ///
  /// It is asked for a user's tap (``shouldPerform(_:sender:)``), for embeds, and for a perform in
  /// code that respects guards. Without one, all may be performed.
  /// - Parameters:
  ///   - segue: The segue; other segues do not ask this guard.
  ///   - body: Gets the source and the sender.
  public func setGuard(
    _ segue: Segue<Source, some Any, some Any>,
    with body: ((_ source: Source, _ sender: Any?) -> Bool)?
  ) {
    registry.update(segue.key) { $0.shouldPerform = body }
  }

  /// Whether a user may perform a segue: forward `shouldPerformSegue` to it.
  public func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
    guard let source, let body = entry(identifier).shouldPerform else { return true }
    return body(source, sender)
  }

  /// Sets what makes the destination of a segue, or removes it.
  /// - Parameters:
  ///   - segue: The segue.
  ///   - body: Makes the screen that the segue goes to, which may be a container around the
  ///     destination; a new one each time. `nil` declines, which is an error of the perform.
  public func make<Payload>(
    _ segue: Segue<Source, some Any, Payload>,
    with body: ((_ source: Source, _ payload: Payload) throws -> (any SegueScreen)?)?
  ) {
    let key = segue.key
    registry.update(key) {
      $0.make = body.map { body in
        { source, payload in try body(source, checked(payload, key: key)) }
      }
    }
  }
}
