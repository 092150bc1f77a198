extension SegueRouter {
  /// Gives a prepared segue to its handler: finds it, checks its types, calls it.
  ///
  /// This is the last step of a perform alone, without a transition. A handler that is registered
  /// here takes no longer than a dictionary of closures and a forced cast, and nothing is
  /// allocated.
  /// - Returns: Whether a handler or the catch-all has run.
  /// - Throws: ``SegueError/missingHandler(_:need:)`` if there is a payload and no handler;
  ///   ``SegueError/conflictingDeclaration(first:second:)`` if the handler was registered for other
  ///   types; ``SegueError/handlerFailed(_:reason:)``.
  @inlinable
  public func dispatch<Destination, Payload>(
    _ prepared: PreparedSegue<Source, Destination, Payload>
  ) throws(SegueError) -> Bool {
    guard let handler = table.find(prepared.segue.name), !handler.isOnce,
      handler.destination == Destination.self, handler.payload == Payload.self
    else { return try dispatchRest(prepared) }
    do {
      // Destination and payload have been compared, and the source's type is the router's.
      try unsafeDowncast(handler, to: SegueHandler<Source, Destination, Payload>.self)
        .body(prepared)
    } catch {
      throw .handlerFailed(prepared.segue.key, error: error)
    }
    return true
  }

  /// The same for all other handlers: inherited, one-time, none.
  @usableFromInline
  func dispatchRest<Destination, Payload>(
    _ prepared: PreparedSegue<Source, Destination, Payload>
  ) throws(SegueError) -> Bool {
    let preparer = try preparer(prepared.segue)
    try preparer.check(prepared.segue)
    return try preparer.run(prepared, on: self)
  }
}

extension SegueError {
  /// A handler threw.
  @usableFromInline
  static func handlerFailed(_ key: SegueKey, error: any Error) -> SegueError {
    .handlerFailed(key, reason: String(describing: error))
  }
}
