/// What becomes of a handler for an embed segue that has fired without one.
public enum LateEmbedHandler: Hashable, Sendable {
  /// It is run once with the child, if that is still alive.
  case replay
  /// It is refused.
  case refuse
}

/// An embed segue that has fired.
struct FiredEmbed {
  weak var child: (any SegueScreen)?
  var isHandled: Bool
}

extension SegueRouter {
  /// Fires an embed segue, which fires once: not from inside either, and again only if it fails.
  func firing<Answer>(
    _ name: SegueName, key: SegueKey, _ body: () throws(SegueError) -> Answer
  ) throws(SegueError) -> Answer {
    if firedEmbeds[name] != nil { throw .embedAlreadyFired(key) }
    firedEmbeds[name] = FiredEmbed(child: nil, isHandled: true)
    do throws(SegueError) {
      return try body()
    } catch {
      firedEmbeds[name] = nil
      throw error
    }
  }

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
    let place = SeguePlace(fileID: fileID, line: line)
    return try register(segue, as: .first, once: once, late: late, place: place, body: body)
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
    let place = SeguePlace(fileID: fileID, line: line)
    return try register(
      segue, as: .replacement, once: once, late: .replay, place: place, body: body)
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
    let place = SeguePlace(fileID: fileID, line: line)
    return try register(segue, as: .override, once: once, late: .replay, place: place, body: body)
  }

  /// Removes all handlers that are registered here.
  ///
  /// Those of a base class stay.
  public func removeAllHandlers() {
    clearings += 1
    table.removeAll()
  }

  // One parameter for each fact of a registration.
  func register<Destination, Payload>(
    _ segue: Segue<Source, Destination, Payload>, as registration: Registration, once: Bool,
    late: LateEmbedHandler, place: SeguePlace,
    body: @escaping (PreparedSegue<Source, Destination, Payload>) throws -> Void
  ) throws(SegueError) -> SegueToken {
    try checkDeclaration(segue)
    let name = segue.name
    try check(registration, name: name, declaration: segue.declaration, place: place)
    let handler = SegueHandler(
      segue, number: nextNumber(), place: place, isOnce: once, body: body)
    let old = ownHandler(name)
    old?.clearings = clearings
    // First, so that the handler finds itself registered when it is run now.
    table.set(handler)
    do throws(SegueError) {
      try replay(handler, late: late)
    } catch {
      remove(name, number: handler.number)
      if let old { putBack(old) }
      throw error
    }
    return SegueToken(owner: self, name: name, number: handler.number, handler: handler)
  }

  /// Refuses a segue that can have no handler, or that the map declares in another way.
  func checkDeclaration(
    _ segue: Segue<Source, some Any, some Any>
  ) throws(SegueError) {
    if segue.identifier.isEmpty { throw .invalidIdentifier(segue.key) }
    if segue.kind == .relationship { throw .kindNotPreparable(segue.key, kind: segue.kind) }
    if let declared = map?[segue.key], declared != segue.declaration {
      throw .conflictingDeclaration(first: declared, second: segue.declaration)
    }
  }

  private func check(
    _ registration: Registration, name: SegueName, declaration: SegueDeclaration, place: SeguePlace
  ) throws(SegueError) {
    let key = declaration.key
    switch (registration, ownHandler(name), base?.handler(name)) {
    case (.first, let first?, _), (.first, nil, let first?), (.override, let first?, _):
      throw .duplicateRegistration(key, first: first.place, second: place)
    case (.replacement, nil, _):
      throw .missingHandler(key, need: .replacement)
    case (.override, nil, nil):
      throw .missingHandler(key, need: .override)
    case (.replacement, let first?, _) where first.segue.declaration != declaration:
      throw .conflictingDeclaration(first: first.segue.declaration, second: declaration)
    case (.first, nil, nil), (.replacement, _?, _), (.override, nil, _?):
      break
    }
  }

  /// Runs the handler of an embed segue that has fired without one.
  private func replay(
    _ handler: SegueHandler<Source, some Any, some Any>, late: LateEmbedHandler
  ) throws(SegueError) {
    guard handler.typed.kind == .embed, let fired = firedEmbeds[handler.name], !fired.isHandled
    else { return }
    if late == .refuse { throw .embedAlreadyFired(handler.typed.key) }
    guard let source, let child = fired.child else { return }
    // Before the handler runs, so that it cannot run twice by registering again.
    firedEmbeds[handler.name]?.isHandled = true
    do throws(SegueError) {
      try flow.holding { () throws(SegueError) in
        try handler.prepare(on: self, source: source, destination: child, payload: nil, sender: nil)
      }
    } catch {
      firedEmbeds[handler.name]?.isHandled = false
      throw error
    }
  }
}

extension SegueRouter: SegueTokenOwner {
  func remove(_ name: SegueName, number: Int) {
    if table.find(name)?.number == number { table.remove(name) }
    if ownHooks(name)?.unwind?.number == number { setHooks(name) { $0.unwind = nil } }
  }

  /// Puts back a one-time handler that was removed to run and has thrown, unless another one took
  /// its place or it was cancelled.
  func putBack(_ handler: AnySegueHandler<Source>) {
    if handler.isCancelled || handler.clearings != clearings { return }
    if table.find(handler.name) == nil { table.set(handler) }
  }
}
