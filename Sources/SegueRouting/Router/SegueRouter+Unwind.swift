extension SegueRouter {
  /// Takes an unwind: the source becomes a place that a segue of this name can go back to.
  ///
  /// Any screen may come back by it; the payload must be of the type that is declared here.
  ///
  /// ```swift
  /// try home.router.acceptUnwind(.sent) { home, text in home.drafts.append(text) }
  /// ```
  ///
  /// Where the platform goes back, as UIKit does, the action is run when the router of the screen
  /// that is left is told of the destination, by
  /// ``prepare(identifier:destination:payload:sender:)``. That router must know the segue: from a
  /// perform, from a handler or from its map.
  /// - Parameters:
  ///   - segue: An unwind segue whose destination is the source.
  ///   - fileID: The place to name in errors.
  ///   - line: The place to name in errors.
  ///   - action: Gets the source of this router and what is handed over, before anything moves.
  ///     Without one, a segue that hands something over needs a handler.
  /// - Returns: A token for its removal; letting go of it cancels nothing.
  /// - Throws: ``SegueError/duplicateRegistration(_:first:second:of:)``,
  ///   ``SegueError/invalidIdentifier(_:)``.
  @discardableResult
  public func acceptUnwind<Leaving, Payload>(
    _ segue: Segue<Leaving, Source, Payload>, fileID: String = #fileID, line: UInt = #line,
    action: ((_ target: Source, _ payload: Payload) throws -> Void)? = nil
  ) throws(SegueError) -> SegueToken {
    try accept(
      segue, at: SeguePlace(fileID: fileID, line: line), action: action, canUnwind: nil)
  }

  /// Takes an unwind as long as a guard says so.
  ///
  /// ```swift
  /// try home.router.acceptUnwind(.sent) { home, text in
  ///   home.drafts.append(text)
  /// } canUnwind: { home, _ in home.hasRoom }
  /// ```
  /// - Parameters:
  ///   - segue: An unwind segue whose destination is the source.
  ///   - fileID: The place to name in errors.
  ///   - line: The place to name in errors.
  ///   - action: Gets the source of this router and what is handed over; `nil` for none.
  ///   - canUnwind: Whether it takes one from this screen now; the search goes on if not.
  /// - Returns: A token for its removal; letting go of it cancels nothing.
  /// - Throws: What ``acceptUnwind(_:fileID:line:action:)`` throws.
  @discardableResult
  // The guard has no default, so that a closure without a label can only be the action.
  public func acceptUnwind<Leaving, Payload>(
    _ segue: Segue<Leaving, Source, Payload>, fileID: String = #fileID, line: UInt = #line,
    action: ((_ target: Source, _ payload: Payload) throws -> Void)?,
    canUnwind: @escaping (_ target: Source, _ leaving: any SegueScreen) -> Bool
  ) throws(SegueError) -> SegueToken {
    try accept(
      segue, at: SeguePlace(fileID: fileID, line: line), action: action, canUnwind: canUnwind)
  }

  private func accept<Payload>(
    _ segue: Segue<some Any, Source, Payload>, at place: SeguePlace,
    action: ((Source, Payload) throws -> Void)?,
    canUnwind: ((Source, any SegueScreen) -> Bool)?
  ) throws(SegueError) -> SegueToken {
    let key = SegueKey(source: Source.self, identifier: segue.identifier)
    if segue.identifier.isEmpty { throw .invalidIdentifier(key) }
    if let first = ownHooks(segue.name)?.unwind {
      throw .duplicateRegistration(key, first: first.place, second: place, of: .unwind)
    }
    let unwind = UnwindAction<Source>(
      number: nextNumber(), place: place, payload: Payload.self, canUnwind: canUnwind,
      receive: action.map { action in
        { payload in
          Result { () throws(SegueError) in try checked(payload, as: Payload.self, key: key) }
            .map { payload in { try action($0, payload) } }
        }
      })
    setHooks(segue.name) { $0.unwind = unwind }
    return SegueToken(owner: self, name: segue.name, number: unwind.number)
  }

  /// Looks for the screen that takes an unwind.
  func searchUnwind(
    _ segue: Segue<Source, some Any, some Any>, from source: Source
  ) throws(SegueError) -> UnwindSearch {
    let name = segue.name
    let search = try UnwindSearch(from: source, key: segue.key) {
      ($0 as? any SegueSource)?.reply(to: name, from: source) ?? .unregistered
    }
    // Its guard may have removed the registration.
    guard (search.target as? any SegueSource)?.accepted(name) != nil else {
      throw .unwindDestinationNotFound(segue.key, asked: [SegueType(of: search.target)])
    }
    return search
  }

  /// What an unwind does at the screen that it goes back to, before anything moves.
  /// - Parameters:
  ///   - segue: The declaration of the unwind.
  ///   - target: The screen that it goes back to.
  ///   - payload: What is handed over, of the declared type if that is known.
  ///   - isPrepared: Whether somebody else receives what is handed over, or nobody is to.
  /// - Returns: `nil` if that screen does nothing.
  /// - Throws: Why it cannot receive what is handed over.
  func action(
    of segue: SegueDeclaration, at target: any SegueScreen, payload: Any?, isPrepared: Bool
  ) throws(SegueError) -> (() throws -> Void)? {
    let name = SegueName(segue.key.identifier)
    let accepted = (target as? any SegueSource)?.accepted(name)
    if let accepted, SegueType(accepted.payload) != segue.payload {
      throw .payloadMismatch(
        segue.key, expected: SegueType(accepted.payload), actual: segue.payload)
    }
    if let receive = accepted?.receive { return try receive(payload).get() }
    if isPrepared || segue.payload == SegueType(Void.self) { return nil }
    throw .missingHandler(segue.key, need: .unwindPayload(segue.payload))
  }

  /// Runs the action of an unwind.
  func act(_ action: (() throws -> Void)?, key: SegueKey) throws(SegueError) {
    do {
      try action?()
    } catch {
      throw .handlerFailed(key, error: error)
    }
  }
}
