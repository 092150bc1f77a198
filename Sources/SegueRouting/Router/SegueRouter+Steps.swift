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
    let handler = try handler(of: segue, preparation)
    let isPrepared = handler != nil || preparation.isNone
    // What an unwind hands over may be received where it goes back to, which is found later.
    if !isPrepared, segue.kind != .unwind {
      try checkNothingIsLost(by: segue.declaration, key: segue.key)
    }
    let sender = request.sender
    if respectingGuards || isEmbed, !shouldPerform(segue.identifier, sender: sender) {
      throw .denied(segue.key)
    }
    let prepare = { [self] (screen: any SegueScreen, check: PlanCheck) throws(SegueError) in
      let action = try receiver(
        of: segue.declaration, at: screen, payload: payload, isPrepared: isPrepared)
      let prepared = try PreparedSegue(
        segue, from: source, to: screen, payload: payload, sender: sender)
      return try self.prepare(prepared, by: handler, action: action, check: check)
    }
    if let platform {
      let isReceived = try request.receive(
        { screen throws(SegueError) in try prepare(screen, {}) },
        during: { platform(source, request) })
      if isReceived { return .handedOver }
      throw .destinationUnavailable(
        segue.key, reason: "the platform prepared none", near: identifiers(near: segue.key))
    }
    let (screen, makePlan) = try route(segue, payload: payload, from: source)
    // Made by the check.
    var plan = SeguePlan(moves: [], answer: .shown)
    _ = try prepare(screen) { () throws(SegueError) in plan = try makePlan() }
    (source as? any SegueMover)?.segueRun(plan.moves, animated: request.animated) {
      request.finish()
    }
    return plan.answer
  }

  /// Who prepares a segue: its handler, or the catch-all; `nil` for nobody.
  func handler<Destination, Payload>(
    of segue: Segue<Source, Destination, Payload>,
    _ preparation: SeguePreparation<Source, Destination, Payload> = .registered
  ) throws(SegueError) -> SegueHandler<Source, Destination, Payload>? {
    switch preparation {
    case .with(let body): return SegueHandler(segue, besides: registry, body: body)
    case .none: return nil
    case .registered: break
    }
    let entry = entry(segue.identifier)
    if let handler = entry.handler {
      if let typed = handler as? SegueHandler<Source, Destination, Payload> { return typed }
      throw .conflictingDeclaration(
        first: handler.erasedSegue.declaration, second: segue.declaration)
    }
    return entry.catchAll.map { catchAll in
      SegueHandler(segue, besides: registry) { try catchAll(UnhandledSegue($0)) }
    }
  }

  /// Refuses to lose what a segue without a handler hands over.
  func checkNothingIsLost(by declaration: SegueDeclaration, key: SegueKey) throws(SegueError) {
    if declaration.hasPayload { throw .missingHandler(key, need: .payload(declaration.payload)) }
  }

  private typealias PlanCheck = () throws(SegueError) -> Void

  /// Prepares a destination that has been found: its handler, then the action of an unwind.
  ///
  /// Whether it can be shown is checked before and after, because the handler may have moved
  /// screens itself.
  private func prepare<Destination, Payload>(
    _ prepared: PreparedSegue<Source, Destination, Payload>,
    by handler: SegueHandler<Source, Destination, Payload>?, action: () throws -> Void,
    check: PlanCheck
  ) throws(SegueError) -> Bool {
    let key = prepared.segue.key
    try check()
    do throws(SegueError) {
      if let handler { try key.run { try handler.run(prepared) } }
      try key.run(action)
      try check()
    } catch {
      handler?.putBack()
      throw error
    }
    if prepared.segue.kind == .embed {
      firedEmbeds[key] = FiredEmbed(child: prepared.screen, isHandled: handler != nil)
    }
    return handler != nil
  }

  /// Where a perform goes to, and what decides how that is shown.
  private func route<Payload>(
    _ segue: Segue<Source, some Any, Payload>, payload: Payload, from source: Source
  ) throws(SegueError) -> (
    screen: any SegueScreen, plan: () throws(SegueError) -> SeguePlan
  ) {
    if segue.kind == .unwind {
      let search = try searchUnwind(segue, from: source)
      return (search.target, { SeguePlan(moves: search.moves, answer: .unwound) })
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
