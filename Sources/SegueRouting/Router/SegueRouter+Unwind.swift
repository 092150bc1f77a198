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
      segue, at: SeguePlace(fileID: fileID, line: line), action: action, canUnwind: { _, _ in true }
    )
  }

  /// Takes an unwind as long as a guard says so.
  ///
  /// ```swift
  /// try home.router.acceptUnwind(.sent) { home, text in
  ///   home.drafts.append(text)
  /// } canUnwind: { home, _ in home.hasRoom }
  /// ```
  ///
  /// The other parameters are those of ``acceptUnwind(_:fileID:line:action:)``. The guard is asked
  /// whether it takes one from a screen now; the search goes on if not.
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
    canUnwind: @escaping (Source, any SegueScreen) -> Bool
  ) throws(SegueError) -> SegueToken {
    let key = key(segue.identifier)
    if segue.identifier.isEmpty { throw .invalidIdentifier(key) }
    if let first = registry.entries[key]?.unwind {
      throw .duplicateRegistration(key, first: first.token.place, second: place, of: .unwind)
    }
    var receive: ((Any?) throws(SegueError) -> (Source) throws -> Void)?
    if let action {
      receive = { payload throws(SegueError) in
        let payload: Payload = try checked(payload, key: key)
        return { try action($0, payload) }
      }
    }
    let token = SegueToken(key, at: place, in: registry)
    let unwind = UnwindAction<Source>(
      token: token, payload: SegueType(Payload.self), canUnwind: canUnwind, receive: receive)
    registry.update(key) { $0.unwind = unwind }
    return token
  }

  /// Looks for the screen that takes an unwind.
  func searchUnwind(
    _ segue: Segue<Source, some Any, some Any>, from source: Source
  ) throws(SegueError) -> UnwindSearch {
    let search = try UnwindSearch(from: source, key: segue.key) { screen in
      guard let action = unwindAction(of: segue.identifier, at: screen) else {
        return .unregistered
      }
      return action.canUnwind((), source) ? .accepted : .declined
    }
    // Its guard may have removed the registration.
    if unwindAction(of: segue.identifier, at: search.target) != nil { return search }
    throw .unwindDestinationNotFound(segue.key, asked: [SegueType(of: search.target)])
  }

  private func unwindAction(
    of identifier: String, at screen: any SegueScreen
  ) -> UnwindAction<Void>? {
    (screen as? any SegueSource)?.unwindAction(identifier)
  }

  /// What a segue does at the screen that it goes back to, before anything moves.
  /// - Parameters:
  ///   - segue: The declaration of the segue.
  ///   - target: The screen that it goes to.
  ///   - payload: What is handed over, of the declared type if that is known.
  ///   - isPrepared: Whether somebody else receives what is handed over, or nobody is to.
  /// - Returns: What receives it; does nothing if nothing does, or if the segue is no unwind.
  /// - Throws: Why it cannot receive what is handed over.
  func receiver(
    of segue: SegueDeclaration, at target: any SegueScreen, payload: Any?, isPrepared: Bool
  ) throws(SegueError) -> () throws -> Void {
    guard segue.kind == .unwind else { return {} }
    let action = unwindAction(of: segue.key.identifier, at: target)
    if let action, action.payload != segue.payload {
      throw .payloadMismatch(segue.key, expected: action.payload, actual: segue.payload)
    }
    if let receive = action?.receive {
      let run = try receive(payload)
      return { try run(()) }
    }
    if isPrepared || !segue.hasPayload { return {} }
    throw .missingHandler(segue.key, need: .unwindPayload(segue.payload))
  }
}
