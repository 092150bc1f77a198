extension SegueRouter {
  /// Performs a segue by its identifier, with a payload that is checked at run time.
  ///
  /// The payload must be of exactly the declared type, or of a subclass: a number is not bridged,
  /// an optional is not unwrapped.
  /// - Throws: ``SegueError/unknownIdentifier(_:near:)`` for an identifier without a handler and
  ///   without a declaration in the map; ``SegueError/payloadMissing(_:expected:)``;
  ///   ``SegueError/payloadMismatch(_:expected:actual:)``; and what a typed perform throws. Nothing
  ///   has changed then, and the completion has been called.
  @discardableResult
  public func perform(
    identifier: String, payload: Any? = nil, sender: Any? = nil, respectingGuards: Bool = false,
    completion: SegueCompletion? = nil
  ) throws(SegueError) -> SegueAnswer {
    guard let segue = erasedSegue(identifier) else {
      let key = key(identifier)
      let refusal = identifier.isEmpty ? SegueError.invalidIdentifier(key) : unknown(key)
      completion?(.failure(refusal))
      throw refusal
    }
    return try segue.perform(
      on: self, payload: payload, sender: sender, respectingGuards: respectingGuards,
      completion: completion)
  }

  /// Prepares the destination that the platform has made: forward `prepare(for:sender:)` to it.
  ///
  /// It belongs to the perform that asked the platform, if one did; else to a user's tap or an
  /// embed.
  /// - Parameters:
  ///   - identifier: The identifier, `nil` for a segue without one, which goes to the catch-all.
  ///   - destination: What the platform is going to show, as it is.
  ///   - payload: For a user's tap on a segue that hands something over: what to hand over.
  ///   - sender: Who asks for it; handlers get it unchanged.
  /// - Returns: Whether a handler or the catch-all has run; prepare the segue yourself if not.
  /// - Throws: ``SegueError/unknownIdentifier(_:near:)`` if there is a map and the identifier is
  ///   not in it; the faults of payload, path and type; ``SegueError/handlerFailed(_:reason:)``.
  ///   The platform shows the destination all the same.
  public func prepare(
    identifier: String?, destination: any SegueScreen, payload: Any? = nil, sender: Any?
  ) throws(SegueError) -> Bool {
    guard let identifier else {
      return try flow.holding { () throws(SegueError) in
        try prepareRest(nil, destination: destination, payload: payload, sender: sender)
      }
    }
    let key = key(identifier)
    if identifier.isEmpty { throw .invalidIdentifier(key) }
    // The key of a perform may be that of a base class.
    if let current = flow.current, current.isReceiving,
      current.key.identifier.hasSameBytes(as: identifier)
    {
      return try current.receive(destination)
    }
    guard let source else { throw .sourceReleased(key) }
    let declaration = erasedSegue(identifier)?.declaration
    if declaration?.kind == .relationship { return false }
    let prepare = { [self] () throws(SegueError) in
      try flow.holding { () throws(SegueError) in
        try prepareTapped(
          key, declaration: declaration, source: source, destination: destination,
          payload: payload, sender: sender)
      }
    }
    return declaration?.kind == .embed ? try firing(key, prepare) : try prepare()
  }

  /// Prepares what no perform has asked for.
  private func prepareTapped(
    _ key: SegueKey, declaration: SegueDeclaration?, source: Source,
    destination: any SegueScreen, payload: Any?, sender: Any?
  ) throws(SegueError) -> Bool {
    let entry = entry(key.identifier)
    let action =
      try declaration.map { declaration throws(SegueError) in
        try receiver(
          of: declaration, at: destination, payload: payload,
          isPrepared: entry.handler != nil || entry.catchAll != nil)
      } ?? {}
    let isHandled: Bool
    if let handler = entry.handler {
      try handler.prepare(from: source, to: destination, payload: payload, sender: sender)
      isHandled = true
    } else {
      isHandled = try prepareRest(
        key.identifier, destination: destination, payload: payload, sender: sender)
    }
    // The action of an unwind receives what it hands over.
    if !isHandled, let declaration, declaration.kind != .unwind {
      try checkNothingIsLost(by: declaration, key: key)
    }
    if !isHandled, declaration == nil, map != nil { throw unknown(key) }
    try key.run(action)
    // Without a declaration it may have been an embed, whose handler can still come.
    if declaration?.kind == .embed || (declaration == nil && !isHandled) {
      firedEmbeds[key] = FiredEmbed(child: destination, isHandled: isHandled)
    }
    return isHandled
  }

  /// What has no handler goes to the catch-all.
  private func prepareRest(
    _ identifier: String?, destination: any SegueScreen, payload: Any?, sender: Any?
  ) throws(SegueError) -> Bool {
    let key = key(identifier ?? "(none)")
    guard let catchAll = entry(identifier ?? "").catchAll else { return false }
    guard let source else { throw .sourceReleased(key) }
    try key.run {
      try catchAll(
        UnhandledSegue(
          identifier: identifier, source: source, destination: destination, payload: payload,
          sender: sender))
    }
    return true
  }

  private func unknown(_ key: SegueKey) -> SegueError {
    .unknownIdentifier(key, near: identifiers(near: key))
  }
}
