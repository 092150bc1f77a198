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
    setHooks(segue.name) { $0.shouldPerform = body }
  }

  /// Whether a user may perform a segue: forward `shouldPerformSegue` to it.
  public func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
    guard let source, let body = shouldPerform(SegueName(identifier)) else { return true }
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
    setHooks(segue.name) {
      $0.make = body.map { body in
        { source, payload in try body(source, checked(payload, as: Payload.self, key: key)) }
      }
    }
  }

  /// Takes an unwind: the source becomes a place that a segue of this name can go back to.
  ///
  /// Any screen may come back by it; the payload must be of the type that is declared here.
  /// - Parameters:
  ///   - segue: An unwind segue whose destination is the source.
  ///   - fileID: The place to name in errors.
  ///   - line: The place to name in errors.
  ///   - canUnwind: Whether it takes one from this screen now; the search goes on if not.
  ///   - action: Gets the source of this router and what is handed over, before anything moves.
  /// - Returns: A token for its removal; letting go of it cancels nothing.
  /// - Throws: ``SegueError/duplicateRegistration(_:first:second:)``,
  ///   ``SegueError/invalidIdentifier(_:)``.
  @discardableResult
  public func acceptUnwind<Leaving, Payload>(
    _ segue: Segue<Leaving, Source, Payload>, fileID: String = #fileID, line: UInt = #line,
    canUnwind: @escaping (_ target: Source, _ leaving: any SegueScreen) -> Bool = { _, _ in true },
    action: @escaping (_ target: Source, _ payload: Payload) throws -> Void = { _, _ in }
  ) throws(SegueError) -> SegueToken {
    let key = SegueKey(source: Source.self, identifier: segue.identifier)
    if segue.identifier.isEmpty { throw .invalidIdentifier(key) }
    let place = SeguePlace(fileID: fileID, line: line)
    if let first = ownHooks(segue.name)?.unwind {
      throw .duplicateRegistration(key, first: first.place, second: place)
    }
    let unwind = UnwindAction<Source>(
      number: nextNumber(), place: place, payload: Payload.self, canUnwind: canUnwind,
      run: { try action($0, checked($1, as: Payload.self, key: key)) })
    setHooks(segue.name) { $0.unwind = unwind }
    return SegueToken(owner: self, name: segue.name, number: unwind.number)
  }
}
