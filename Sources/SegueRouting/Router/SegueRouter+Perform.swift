extension SegueRouter {
  /// Performs a segue that hands something over.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - payload: What is handed over.
  ///   - sender: Who asks for it; handlers get it unchanged.
  ///   - animated: Whether the transition is to be animated.
  ///   - respectingGuards: Whether the segue's guard is asked, as for a user's tap. Embeds always
  ///     ask.
  ///   - whileRunning: What becomes of it while another segue of this source is running, or while a
  ///     container that it would move is in transition (``SegueScreen/segueIsInTransition``). An
  ///     embed runs at once, since the view of its source is loading.
  ///   - preparation: Who prepares it, if not the registered handler.
  ///   - completion: Called exactly once when it has settled, with the error too if one is thrown,
  ///     and if the source is freed on the way.
  /// - Returns: What happened. A perform from inside a handler or a completion of the same screen
  ///   waits until the current one has settled, and is `queued`.
  /// - Throws: Why the segue was refused; nothing has changed then.
  @discardableResult
  public func perform<Destination, Payload>(
    _ segue: Segue<Source, Destination, Payload>, payload: Payload, sender: Any? = nil,
    animated: Bool = true, respectingGuards: Bool = false,
    whileRunning: SegueOverlap<Payload> = .refuse,
    prepare preparation: SeguePreparation<Source, Destination, Payload> = .registered,
    completion: SegueCompletion? = nil
  ) throws(SegueError) -> SegueAnswer {
    let request = SegueRequest(
      segue, source: source, payload: payload, sender: sender, animated: animated,
      completion: completion
    ) { [weak self] request throws(SegueError) in
      guard let self else { throw .sourceReleased(request.key) }
      let run = { () throws(SegueError) in
        try self.run(
          segue, payload: payload, request: request, respectingGuards: respectingGuards,
          preparation: preparation)
      }
      guard segue.kind == .embed else { return try run() }
      return try self.firing(segue.name, key: segue.key, run)
    }
    if segue.kind == .embed { return try flow.performAtOnce(request) }
    return try flow.submit(request, payload: payload, whileRunning: whileRunning)
  }

  /// Performs a segue that hands nothing over.
  ///
  /// The parameters are those of
  /// ``perform(_:payload:sender:animated:respectingGuards:whileRunning:prepare:completion:)``.
  /// - Throws: Why the segue was refused; nothing has changed then.
  @discardableResult
  public func perform<Destination>(
    _ segue: Segue<Source, Destination, Void>, sender: Any? = nil, animated: Bool = true,
    respectingGuards: Bool = false, whileRunning: SegueOverlap<Void> = .refuse,
    prepare preparation: SeguePreparation<Source, Destination, Void> = .registered,
    completion: SegueCompletion? = nil
  ) throws(SegueError) -> SegueAnswer {
    try perform(
      segue, payload: (), sender: sender, animated: animated, respectingGuards: respectingGuards,
      whileRunning: whileRunning, prepare: preparation, completion: completion)
  }

  /// Refuses, at compile time, a segue whose payload is missing.
  @available(*, unavailable, message: "this segue hands over a payload; pass payload:")
  @discardableResult
  public func perform<Destination, Payload>(
    _ segue: Segue<Source, Destination, Payload>, sender: Any? = nil, animated: Bool = true,
    respectingGuards: Bool = false, whileRunning: SegueOverlap<Payload> = .refuse,
    prepare preparation: SeguePreparation<Source, Destination, Payload> = .registered,
    completion: SegueCompletion? = nil
  ) throws(SegueError) -> SegueAnswer {
    throw .payloadMissing(segue.key, expected: SegueType(Payload.self))
  }

  /// The whole of a perform, up to the begin of the transition.
  private func run<Destination, Payload>(
    _ segue: Segue<Source, Destination, Payload>, payload: Payload, request: SegueRequest,
    respectingGuards: Bool, preparation: SeguePreparation<Source, Destination, Payload>
  ) throws(SegueError) -> SegueAnswer {
    let key = segue.key
    let isEmbed = segue.kind == .embed
    try checkDeclaration(segue)
    guard let source else { throw .sourceReleased(key) }
    // An embed fires while the view of its source loads, which is before it stands in a window.
    guard isEmbed || source.segueIsInHierarchy else { throw .sourceNotInHierarchy(key) }
    let preparer = try preparer(segue, preparation)
    // What an unwind hands over may be received where it goes back to, which is found later.
    if segue.kind != .unwind { try preparer.check(segue) }
    let sender = request.sender
    if respectingGuards || isEmbed {
      guard shouldPerform(segue.identifier, sender: sender) else { throw .denied(key) }
    }
    if let platform {
      let isPrepared = try request.receive(
        { [self] screen throws(SegueError) in
          let prepared = try PreparedSegue(
            segue, from: source, to: screen, payload: payload, sender: sender)
          let action =
            segue.kind == .unwind
            ? try action(
              of: segue.declaration, at: screen, payload: payload,
              isPrepared: !preparer.isMissing) : nil
          let isHandled = try preparer.run(prepared, on: self)
          try act(action, key: key)
          if isEmbed { firedEmbeds[segue.name] = FiredEmbed(child: screen, isHandled: isHandled) }
          return isHandled
        }, during: { platform(source, request) })
      guard isPrepared else {
        throw .destinationUnavailable(
          key, reason: "the platform prepared none", near: identifiers(near: key))
      }
      return .handedOver
    }
    let route = try route(
      segue, payload: payload, from: source, isPrepared: !preparer.isMissing)
    let prepared = try PreparedSegue(
      segue, from: source, to: route.screen, payload: payload, sender: sender)
    _ = try route.plan(source)
    let isHandled = try preparer.run(prepared, on: self)
    let plan: SeguePlan
    do throws(SegueError) {
      try act(route.action, key: key)
      // Again, because the handler may have moved screens itself.
      plan = try route.plan(source)
    } catch {
      preparer.putBack(on: self)
      throw error
    }
    if isEmbed {
      firedEmbeds[segue.name] = FiredEmbed(child: route.screen, isHandled: isHandled)
    }
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
    if let handler = handler(segue.name) {
      guard handler.destination == Destination.self, handler.payload == Payload.self else {
        throw .conflictingDeclaration(
          first: handler.segue.declaration, second: segue.declaration)
      }
      // Both types have been compared, and the source's is the router's.
      return .handler(
        unsafeDowncast(handler, to: SegueHandler<Source, Destination, Payload>.self))
    }
    if let catchAll = effectiveCatchAll { return .catchAll(catchAll) }
    return .missing
  }

  /// Where a perform goes to.
  private struct Route {
    let screen: any SegueScreen
    let plan: (Source) throws(SegueError) -> SeguePlan
    var action: (() throws -> Void)?
  }

  private func route<Payload>(
    _ segue: Segue<Source, some Any, Payload>, payload: Payload, from source: Source,
    isPrepared: Bool
  ) throws(SegueError) -> Route {
    let key = segue.key
    if segue.kind == .unwind {
      let search = try searchUnwind(segue, from: source)
      let plan = SeguePlan(search.moves, .unwound)
      let action = try action(
        of: segue.declaration, at: search.target, payload: payload, isPrepared: isPrepared)
      return Route(
        screen: search.target, plan: { _ throws(SegueError) in plan }, action: action)
    }
    let screen = try makeDestination(segue, payload: payload, from: source)
    let kind = segue.kind
    return Route(screen: screen) { source throws(SegueError) in
      try SeguePlan(kind, to: screen, from: source, key: key)
    }
  }

  private func makeDestination<Payload>(
    _ segue: Segue<Source, some Any, Payload>, payload: Payload, from source: Source
  ) throws(SegueError) -> any SegueScreen {
    let made: (any SegueScreen)?
    let make = make(segue.name)
    do {
      if let make {
        made = try make(source, payload)
      } else {
        made = try (source as? any SegueMover)?.segueDestination(for: segue.identifier)
      }
    } catch {
      throw .destinationUnavailable(segue.key, reason: String(describing: error))
    }
    if let made { return made }
    // A maker that declines knows the name, so that is right.
    throw .destinationUnavailable(
      segue.key, reason: "none was made", near: make == nil ? identifiers(near: segue.key) : [])
  }
}
