extension SegueRouter {
  /// The whole of a perform, up to the begin of the transition.
  func run<Destination, Payload>(
    _ segue: Segue<Source, Destination, Payload>, payload: Payload, request: SegueRequest,
    respectingGuards: Bool, preparation: SeguePreparation<Source, Destination, Payload>
  ) throws(SegueError) -> SegueAnswer {
    try checkDeclaration(segue)
    guard let source else { throw .sourceReleased(segue.key) }
    // An embed fires while the view of its source loads, which is before it stands in a window.
    let isEmbed = segue.kind == .embed
    guard isEmbed || source.segueIsInHierarchy else { throw .sourceNotInHierarchy(segue.key) }
    let preparer = try preparer(segue, preparation)
    // What an unwind hands over may be received where it goes back to, which is found later.
    if segue.kind != .unwind { try check(preparer, of: segue) }
    let sender = request.sender
    if respectingGuards || isEmbed, !shouldPerform(segue.identifier, sender: sender) {
      throw .denied(segue.key)
    }
    if let platform {
      let isPrepared = try request.receive(
        { [self] screen throws(SegueError) in
          let prepared = try PreparedSegue(
            segue, from: source, to: screen, payload: payload, sender: sender)
          let action = try receiver(
            of: segue.declaration, at: screen, payload: payload, isPrepared: !preparer.isMissing)
          return try prepare(prepared, by: preparer, action: action, plan: {}).isHandled
        }, during: { platform(source, request) })
      if isPrepared { return .handedOver }
      throw .destinationUnavailable(
        segue.key, reason: "the platform prepared none", near: identifiers(near: segue.key))
    }
    let (screen, makePlan) = try route(segue, payload: payload, from: source)
    let action = try receiver(
      of: segue.declaration, at: screen, payload: payload, isPrepared: !preparer.isMissing)
    let prepared = try PreparedSegue(
      segue, from: source, to: screen, payload: payload, sender: sender)
    let (_, plan) = try prepare(prepared, by: preparer, action: action, plan: makePlan)
    (source as? any SegueMover)?.segueRun(plan.moves, animated: request.animated) {
      request.finish()
    }
    return plan.answer
  }

  /// Who prepares a segue.
  func preparer<Destination, Payload>(
    _ segue: Segue<Source, Destination, Payload>,
    _ preparation: SeguePreparation<Source, Destination, Payload> = .registered
  ) throws(SegueError) -> Preparer<Source, Destination, Payload> {
    switch preparation {
    case .with(let body): return .closure(body)
    case .none: return .none
    case .registered: break
    }
    if let handler = entry(segue.identifier).handler {
      if let typed = handler as? SegueHandler<Source, Destination, Payload> {
        return .handler(typed)
      }
      throw .conflictingDeclaration(
        first: handler.erasedSegue.declaration, second: segue.declaration)
    }
    guard let catchAll = effectiveCatchAll else { return .missing }
    return .closure { try catchAll(UnhandledSegue($0)) }
  }

  /// Refuses to lose what a segue hands over.
  func check<Destination, Payload>(
    _ preparer: Preparer<Source, Destination, Payload>,
    of segue: Segue<Source, Destination, Payload>
  ) throws(SegueError) {
    if preparer.isMissing, Payload.self != Void.self {
      throw .missingHandler(segue.key, need: .payload(SegueType(Payload.self)))
    }
  }

  /// Prepares a destination that has been found: its handler, then the action of an unwind.
  ///
  /// The plan of how it is shown is made before and after, because the handler may have moved
  /// screens itself.
  private func prepare<Destination, Payload, Plan>(
    _ prepared: PreparedSegue<Source, Destination, Payload>,
    by preparer: Preparer<Source, Destination, Payload>, action: (() throws -> Void)?,
    plan: () throws(SegueError) -> Plan
  ) throws(SegueError) -> (isHandled: Bool, plan: Plan) {
    let segue = prepared.segue
    _ = try plan()
    let isHandled = try preparer.run(prepared)
    do throws(SegueError) {
      try act(action, key: segue.key)
      let plan = try plan()
      if segue.kind == .embed {
        firedEmbeds[segue.key] = FiredEmbed(child: prepared.screen, isHandled: isHandled)
      }
      return (isHandled, plan)
    } catch {
      preparer.putBack()
      throw error
    }
  }

  /// Where a perform goes to, and what decides how that is shown.
  private func route<Payload>(
    _ segue: Segue<Source, some Any, Payload>, payload: Payload, from source: Source
  ) throws(SegueError) -> (
    screen: any SegueScreen, plan: () throws(SegueError) -> SeguePlan
  ) {
    if segue.kind == .unwind {
      let search = try searchUnwind(segue, from: source)
      return (search.target, { SeguePlan(search.moves, .unwound) })
    }
    let screen = try makeDestination(segue, payload: payload, from: source)
    return (
      screen,
      { () throws(SegueError) in
        try SeguePlan(segue.kind, to: screen, from: source, key: segue.key)
      }
    )
  }

  private func makeDestination<Payload>(
    _ segue: Segue<Source, some Any, Payload>, payload: Payload, from source: Source
  ) throws(SegueError) -> any SegueScreen {
    let make = entry(segue.identifier).make
    let made: (any SegueScreen)?
    do {
      made =
        try make.map { try $0(source, payload) }
        ?? (source as? any SegueMover)?.segueDestination(for: segue.identifier)
    } catch {
      throw .destinationUnavailable(segue.key, reason: String(describing: error))
    }
    if let made { return made }
    // A maker that declines knows the name, so that is right.
    throw .destinationUnavailable(
      segue.key, reason: "none was made", near: make == nil ? identifiers(near: segue.key) : [])
  }
}
