extension SegueRouter {
  /// What a registration may find in its place.
  enum Registration {
    case first
    case replacement
    case override
  }

  /// Registers the handler of a segue.
  ///
  /// It counts from the next perform on. A one-time handler is removed before it runs, and put back
  /// if it throws.
  /// - Parameters:
  ///   - segue: The segue.
  ///   - once: Whether it runs for one perform only.
  ///   - late: For an embed segue that has fired already: whether to run it now, once.
  ///   - fileID: The place to name in errors.
  ///   - line: The place to name in errors.
  ///   - body: Gets the segue, its source, its typed destination and the payload.
  /// - Returns: A token for its removal; letting go of it cancels nothing.
  /// - Throws: ``SegueError/duplicateRegistration(_:first:second:of:)`` if there is one, here or in
  ///   a base class; ``SegueError/invalidIdentifier(_:)``;
  ///   ``SegueError/kindNotPreparable(_:kind:)``;
  ///   ``SegueError/conflictingDeclaration(first:second:)`` if the map has another segue of this
  ///   key; ``SegueError/embedAlreadyFired(_:)`` and the faults of a perform for a late embed.
  ///   Nothing is registered then.
  @discardableResult
  public func handle<Destination, Payload>(
    _ segue: Segue<Source, Destination, Payload>, once: Bool = false,
    late: LateEmbedHandler = .replay, fileID: String = #fileID, line: UInt = #line,
    with body: @escaping (PreparedSegue<Source, Destination, Payload>) throws -> Void
  ) throws(SegueError) -> SegueToken {
    try register(
      segue, as: .first, once: once, late: late, at: SeguePlace(fileID: fileID, line: line), body)
  }

  /// Puts a handler in the place of the one that is registered here; its token removes nothing
  /// then.
  /// - Throws: ``SegueError/missingHandler(_:need:)`` if there is none, and what
  ///   ``handle(_:once:late:fileID:line:with:)`` throws.
  @discardableResult
  public func replace<Destination, Payload>(
    _ segue: Segue<Source, Destination, Payload>, once: Bool = false, fileID: String = #fileID,
    line: UInt = #line,
    with body: @escaping (PreparedSegue<Source, Destination, Payload>) throws -> Void
  ) throws(SegueError) -> SegueToken {
    try register(
      segue, as: .replacement, once: once, at: SeguePlace(fileID: fileID, line: line), body)
  }

  /// Registers a handler that comes before the one of a base class.
  /// - Throws: ``SegueError/missingHandler(_:need:)`` if no base class has one, and what
  ///   ``handle(_:once:late:fileID:line:with:)`` throws.
  @discardableResult
  public func override<Destination, Payload>(
    _ segue: Segue<Source, Destination, Payload>, once: Bool = false, fileID: String = #fileID,
    line: UInt = #line,
    with body: @escaping (PreparedSegue<Source, Destination, Payload>) throws -> Void
  ) throws(SegueError) -> SegueToken {
    try register(
      segue, as: .override, once: once, at: SeguePlace(fileID: fileID, line: line), body)
  }

  /// Removes all handlers that are registered here.
  ///
  /// Those of a base class stay.
  /// - Complexity: O(n) in the number of segues that something is registered for.
  public func removeAllHandlers() {
    registry.removeAllHandlers()
  }

  // One parameter for each fact of a registration.
  func register<Destination, Payload>(
    _ segue: Segue<Source, Destination, Payload>, as registration: Registration,
    once: Bool = false, late: LateEmbedHandler = .replay, at place: SeguePlace,
    _ body: @escaping (PreparedSegue<Source, Destination, Payload>) throws -> Void
  ) throws(SegueError) -> SegueToken {
    try checkDeclaration(segue)
    let old = registry.entries[segue.key]?.handler
    try check(registration, own: old, declaration: segue.declaration, place: place)
    let token = SegueToken(segue.key, at: place, in: registry)
    let handler = SegueHandler(segue, token, onceIn: once ? registry : nil, body: body)
    // First, so that the handler finds itself registered when it is run now.
    registry.set(handler)
    do throws(SegueError) {
      try replay(handler, kind: segue.kind, late: late)
    } catch {
      registry.remove(token)
      if let old { registry.putBack(old) }
      throw error
    }
    return token
  }

  /// Refuses a segue that can have no handler, or that the map declares in another way.
  func checkDeclaration(_ segue: Segue<Source, some Any, some Any>) throws(SegueError) {
    if segue.identifier.isEmpty { throw .invalidIdentifier(segue.key) }
    if segue.kind == .relationship { throw .kindNotPreparable(segue.key, kind: segue.kind) }
    if let declared = map?[segue.key], declared != segue.declaration {
      throw .conflictingDeclaration(first: declared, second: segue.declaration)
    }
  }

  private func check(
    _ registration: Registration, own: (any ErasedSegueHandler<Source>)?,
    declaration: SegueDeclaration, place: SeguePlace
  ) throws(SegueError) {
    let key = declaration.key
    let inherited = own == nil ? entry(key.identifier).handler : nil
    switch (registration, own, inherited) {
    case (.first, let first?, _), (.first, nil, let first?), (.override, let first?, _):
      throw .duplicateRegistration(key, first: first.token.place, second: place)
    case (.replacement, nil, _):
      throw .missingHandler(key, need: .replacement)
    case (.override, nil, nil):
      throw .missingHandler(key, need: .override)
    case (.replacement, let first?, _):
      let first = first.erasedSegue.declaration
      if first != declaration {
        throw .conflictingDeclaration(first: first, second: declaration)
      }
    case (.first, nil, nil), (.override, nil, _?):
      break
    }
  }
}
