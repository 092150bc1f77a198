import PullCore
import RefreshCore

extension RefreshControl {
  /// Runs asynchronous work as a refresh, and ends the refresh when the work has returned.
  ///
  /// ```swift
  /// func didBeginRefresh(in scrollView: ScrollView) {
  ///   Task { try await scrollView.refresh { try await model.load() } }
  /// }
  /// ```
  ///
  /// A refresh that runs without work, begun by a pull or by a command, is adopted: the work is its
  /// work. If none runs, one begins, told to observers only, as by ``beginRefreshing()``. If the
  /// refresh that runs has work already, the call waits for that, and its own work does not run. A
  /// task begun in `didBeginRefresh` or in an action belongs to the refresh that was told there: if
  /// that is over before the task comes to its first call, nothing runs, and the call says how it
  /// ended. Of several tasks that one callback begins that holds for the first that calls.
  ///
  /// Work that returns ends the refresh as a success; work that throws, as a failure: the error is
  /// ``lastError`` and is thrown on. Work that throws `CancellationError` ends it as cancelled, and
  /// nothing is thrown. When something else ends the refresh first (a command, a deadline, the
  /// maximum duration, the control taken away, the host freed) or the calling task is cancelled,
  /// the refresh is over at once and the work's task is cancelled, after what the end tells;
  /// whatever the work returns or throws after that is dropped. What it writes is its own affair:
  /// see ``refresh(isolation:_:apply:)``. The call itself returns when the work has.
  ///
  /// The work runs in the caller's isolation. Without an actor it runs in the calling task itself:
  /// it is not cancelled then when something else ends the refresh, and the cancellation of the
  /// task ends the refresh as cancelled when the work has returned or thrown.
  ///
  /// - Parameters:
  ///   - isolation: The caller's isolation; leave it out.
  ///   - work: What to do. It is not called if the refresh is over before it could begin.
  /// - Returns: How the refresh ended. Before its minimum duration is over the call returns with
  ///   what came of the work, and the control goes on until then.
  /// - Throws: What the work threw; ``RefreshError`` if no refresh could begin; `CancellationError`
  ///   if the task is cancelled while it waits for the work of another call, which goes on.
  @discardableResult
  public func refresh(
    isolation: isolated (any Actor)? = #isolation, _ work: @escaping () async throws -> Void
  ) async throws -> RefreshResult {
    try await run(work, claiming: claimWork(on: presentContext()))
  }

  /// Runs work for a refresh that has been claimed for it, unless that has other work.
  fileprivate func run(
    _ work: @escaping () async throws -> Void, claiming claim: ClaimedWork,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> RefreshResult {
    let current = claim.work
    if claim.isJoined {
      guard !current.isAroundThisTask else {
        throw RefreshError.calledFromItsOwnWork
      }
      try await current.waitForEnd(isolation: isolation)
    } else if current.outcome == nil {
      if isolation == nil {
        await run(work, as: current)
      } else {
        await runInTask(work, as: current, isolation: isolation)
      }
    }
    if let error = current.error { throw error }
    return RefreshResult(outcome: current.outcome ?? .cancelled, isJoined: claim.isJoined)
  }

  /// Loads a value as a refresh, and applies it only if that refresh still runs then.
  ///
  /// ```swift
  /// Task { try await scrollView.refresh { try await service.items() } apply: { self.items = $0 } }
  /// ```
  ///
  /// A value that comes late, after the refresh has been called off, timed out or replaced by
  /// another one, is dropped, also when the service heeds no cancellation. For the rest see
  /// ``refresh(isolation:_:)``.
  ///
  /// - Parameters:
  ///   - isolation: The caller's isolation; leave it out.
  ///   - load: What to load.
  ///   - apply: What to do with the value, in the caller's isolation, before the refresh ends.
  /// - Returns: How the refresh ended.
  /// - Throws: What the load threw; ``RefreshError`` if no refresh could begin; `CancellationError`
  ///   if the task is cancelled while it waits for the work of another call.
  @discardableResult
  public func refresh<Value>(
    isolation: isolated (any Actor)? = #isolation, _ load: @escaping () async throws -> Value,
    apply: @escaping (Value) -> Void
  ) async throws -> RefreshResult {
    try await run(load, apply: apply, claiming: claimWork(on: presentContext()))
  }

  /// Loads a value for a refresh that has been claimed for it, unless that has other work.
  fileprivate func run<Value>(
    _ load: @escaping () async throws -> Value, apply: @escaping (Value) -> Void,
    claiming claim: ClaimedWork, isolation: isolated (any Actor)? = #isolation
  ) async throws -> RefreshResult {
    let body = {
      _ = isolation  // the closure is called in the isolation only because it captures it
      let mine = self.work
      let value = try await load()
      // What is due by now comes first, and may end the refresh.
      _ = self.presentContext()
      guard !Task.isCancelled, mine?.outcome == nil else { throw CancellationError() }
      apply(value)
    }
    return try await run(body, claiming: claim)
  }

  fileprivate typealias ClaimedWork = (work: RefreshWork, isJoined: Bool)

  // The work of the refresh that runs on a host, or new work for it; a refresh begins if none runs.
  // The host is the one that the control is on, and is in its present.
  fileprivate func claimWork(on context: RefreshContext?) throws(RefreshError) -> ClaimedWork {
    // What this takes the place of is called off and freed after the command: that may call
    // anything.
    let old = work
    var oldOutcome: RefreshOutcome?
    defer { if let old, old !== work { callOff(old, as: oldOutcome) } }
    let claimed = context?.performNow { list -> Result<ClaimedWork, RefreshError> in
      if let over = workOfRefreshThatIsOver(list[edge]) { return .success((over, false)) }
      let state = list.state(at: edge)
      if state.phase == .refreshing, let work, work.cycle == state.cycle {
        return .success((work, true))
      }
      if state.phase != .refreshing {
        switch list.beginRefreshing(at: edge) {
        case .disabled: return .failure(.disabled)
        case .excluded: return .failure(.excluded)
        case .began, .alreadyRefreshing, .ended, .scheduled, .notRefreshing, .stale, .noControl:
          break
        }
      }
      let begun = list.state(at: edge)
      guard begun.phase == .refreshing, let cycle = begun.cycle else {
        return .failure(.noControl)
      }
      let new = RefreshWork(cycle: cycle)
      oldOutcome = list[edge].lastOutcome
      work = new
      return .success((new, false))
    }
    if let claimed { return try claimed.get() }
    if let over = workOfRefreshThatIsOver(own) { return (over, false) }
    throw .noControl
  }

  /// Returns ended work if the call comes from a task that was begun for a refresh that is over.
  private func workOfRefreshThatIsOver(_ end: RefreshEnd) -> RefreshWork? {
    guard let begin = RefreshBegin.ofThisTask, begin.claim(for: identity) else { return nil }
    let state = end.machine.state
    guard state.cycle != begin.cycle || state.phase != .refreshing else { return nil }
    let over = RefreshWork(cycle: begin.cycle)
    _ = over.note(end.lastOutcome ?? .cancelled)
    return over
  }

  /// Tells somebody of a begin, so that a task which that begins knows what it is for.
  func notifyBegin(_ cycle: RefreshCycle, _ tell: () -> Void) {
    let owner = identity ?? RefreshBegin.Owner()
    identity = owner
    let begin = RefreshBegin(of: owner, cycle: cycle)
    RefreshBegin.$ofThisTask.withValue(begin, operation: tell)
  }

  /// Runs the work in a task of its own, so that it can be cancelled when its refresh is over.
  private func runInTask(
    _ body: @escaping () async throws -> Void, as work: RefreshWork,
    isolation: isolated (any Actor)?
  ) async {
    let (returns, hasReturned) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      _ = isolation  // the closure stays in the isolation only because it captures it
      await run(body, as: work)
      hasReturned.yield()
    }
    work.task = task
    await withTaskCancellationHandler {
      _ = isolation
      for await _ in returns { return }
      // The calling task has been cancelled. The refresh does not wait for the work to heed that.
      if work.outcome == nil { cancelRefreshing(cycle: work.cycle) }
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Runs the work here, and ends its refresh with what comes of it.
  private func run(
    _ body: () async throws -> Void, as work: RefreshWork,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    guard work.outcome == nil else { return }
    do {
      try Task.checkCancellation()
      try await work.around { try await body() }
      try Task.checkCancellation()
      finish(work, .success)
    } catch let error where error is CancellationError || Task.isCancelled {
      finish(work, .cancelled)
    } catch {
      finish(work, .failure, error: error)
    }
  }

  /// Ends the refresh of work that has returned, unless something that was due before has ended it.
  private func finish(_ work: RefreshWork, _ outcome: RefreshOutcome, error: (any Error)? = nil) {
    // An error that is freed may call anything.
    let old = workError
    defer { withExtendedLifetime(old) {} }
    _ = onHost { list in
      guard work.note(outcome, error: error) else { return }
      if let error { workError = (work.cycle, error) }
      if outcome == .cancelled {
        list.cancelRefreshing(at: edge, cycle: work.cycle)
      } else {
        list.endRefreshing(at: edge, cycle: work.cycle, outcome: outcome)
      }
    }
    work.wakeJoiners()
  }

  /// The refresh has ended: work that still runs is called off.
  func workIsOver(_ outcome: RefreshOutcome) {
    guard let ended = work else { return }
    work = nil
    callOff(ended, as: outcome)
  }

  /// Calls work off whose refresh is over, unless that has ended by it.
  private func callOff(_ ended: RefreshWork, as outcome: RefreshOutcome?) {
    guard ended.note(outcome ?? .cancelled) else { return }
    ended.wakeJoiners()
    ended.cancel()
  }
}

extension RefreshHost {
  /// Runs asynchronous work as a refresh of the host's control at an edge; see
  /// ``RefreshControl/refresh(isolation:_:)``.
  ///
  /// - Throws: What the work threw, or ``RefreshError``; `noControl` on a host without a control.
  @discardableResult
  public func refresh(
    at edge: RefreshEdge = .top, isolation: isolated (any Actor)? = #isolation,
    _ work: @escaping () async throws -> Void
  ) async throws -> RefreshResult {
    context.catchUp()
    guard let control = refreshControl(at: edge) else { throw RefreshError.noControl }
    return try await control.run(work, claiming: control.claimWork(on: context))
  }

  /// Loads a value as a refresh of the host's control at an edge, and applies it only if that
  /// refresh still runs then; see ``RefreshControl/refresh(isolation:_:apply:)``.
  ///
  /// - Returns: How the refresh ended.
  /// - Throws: What the load threw, or ``RefreshError``; `noControl` on a host without a control.
  @discardableResult
  public func refresh<Value>(
    at edge: RefreshEdge = .top, isolation: isolated (any Actor)? = #isolation,
    _ load: @escaping () async throws -> Value,
    apply: @escaping (Value) -> Void
  ) async throws -> RefreshResult {
    context.catchUp()
    guard let control = refreshControl(at: edge) else { throw RefreshError.noControl }
    return try await control.run(
      load, apply: apply, claiming: control.claimWork(on: context))
  }
}
