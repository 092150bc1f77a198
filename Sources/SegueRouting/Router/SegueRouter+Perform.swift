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
      segue.declaration, source: source, payload: payload, sender: sender, animated: animated,
      completion: completion
    ) { [weak self] request throws(SegueError) in
      guard let self else { throw .sourceReleased(request.key) }
      let run = { () throws(SegueError) in
        try self.run(
          segue, payload: payload, request: request, respectingGuards: respectingGuards,
          preparation: preparation)
      }
      return segue.kind == .embed ? try self.firing(request.key, run) : try run()
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
}
