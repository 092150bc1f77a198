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
    let name = SegueName(identifier)
    let key = SegueKey(source: Source.self, identifier: identifier)
    guard let segue = handler(name)?.segue ?? declared(name) else {
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
    let name = SegueName(identifier)
    let key = SegueKey(source: Source.self, identifier: identifier)
    if identifier.isEmpty { throw .invalidIdentifier(key) }
    if let current = flow.current, current.isReceiving, SegueName(current.key.identifier) == name {
      return try current.receive(destination)
    }
    guard let source else { throw .sourceReleased(key) }
    let declaration = (handler(name)?.segue ?? declared(name))?.declaration
    if declaration?.kind == .relationship { return false }
    let prepare = { [self] () throws(SegueError) in
      try flow.holding { () throws(SegueError) in
        try prepareTapped(
          name, declaration: declaration, source: source, destination: destination,
          payload: payload, sender: sender)
      }
    }
    guard declaration?.kind == .embed else { return try prepare() }
    return try firing(name, key: key, prepare)
  }

  /// Prepares what no perform has asked for.
  private func prepareTapped(
    _ name: SegueName, declaration: SegueDeclaration?, source: Source,
    destination: any SegueScreen, payload: Any?, sender: Any?
  ) throws(SegueError) -> Bool {
    let key = SegueKey(source: Source.self, identifier: name.text)
    let handler = handler(name)
    var action: (() throws -> Void)?
    if let declaration, declaration.kind == .unwind {
      action = try self.action(
        of: declaration, at: destination, payload: payload,
        isPrepared: handler != nil || effectiveCatchAll != nil)
    }
    let isHandled: Bool
    if let handler {
      try handler.prepare(
        on: self, source: source, destination: destination, payload: payload, sender: sender)
      isHandled = true
    } else {
      isHandled = try prepareRest(
        name.text, destination: destination, payload: payload, sender: sender)
      if !isHandled, let declaration {
        // The action of an unwind receives it.
        if declaration.payload != SegueType(Void.self), declaration.kind != .unwind {
          throw .missingHandler(key, need: .payload(declaration.payload))
        }
      } else if !isHandled, map != nil {
        throw unknown(key)
      }
    }
    try act(action, key: key)
    // Without a declaration it may have been an embed, whose handler can still come.
    if declaration?.kind == .embed || (declaration == nil && !isHandled) {
      firedEmbeds[name] = FiredEmbed(child: destination, isHandled: isHandled)
    }
    return isHandled
  }

  /// What has no handler goes to the catch-all.
  private func prepareRest(
    _ identifier: String?, destination: any SegueScreen, payload: Any?, sender: Any?
  ) throws(SegueError) -> Bool {
    let key = SegueKey(source: Source.self, identifier: identifier ?? "(none)")
    guard let catchAll = effectiveCatchAll else { return false }
    guard let source else { throw .sourceReleased(key) }
    do {
      try catchAll(
        UnhandledSegue(
          identifier: identifier, source: source, destination: destination, payload: payload,
          sender: sender))
    } catch {
      throw .handlerFailed(key, error: error)
    }
    return true
  }

  private func unknown(_ key: SegueKey) -> SegueError {
    .unknownIdentifier(key, near: identifiers(near: key))
  }

  /// The identifiers with a handler or a declaration that are spelled much like another one.
  func identifiers(near key: SegueKey) -> [String] {
    nearMatches(of: key.identifier, in: names)
  }
}
