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
    let key = prepared.segue.key
    guard
      let handler = registry.entries[key]?.handlerObject
        as? SegueHandler<Source, Destination, Payload>, !handler.isOnce
    else { return try dispatchRest(prepared) }
    try key.run { try handler.body(prepared) }
    return true
  }

  /// The same for all other handlers: inherited, one-time, none.
  @usableFromInline
  func dispatchRest<Destination, Payload>(
    _ prepared: PreparedSegue<Source, Destination, Payload>
  ) throws(SegueError) -> Bool {
    let segue = prepared.segue
    if let handler = try handler(of: segue) {
      try segue.key.run { try handler.run(prepared) }
      return true
    }
    try checkNothingIsLost(by: segue.declaration, key: segue.key)
    return false
  }
}
