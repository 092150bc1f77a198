/// The performs of one source, one after the other.
///
/// A request is prepared, then runs until its transition is over, then completes. What is performed
/// from inside waits, and what waits also waits for the containers that it would move. The running
/// request belongs to whoever runs its transition: if that lets go of it, it ends.
final class SegueFlow {
  private var waiting: [SegueRequest] = []
  private weak var running: SegueRequest?
  /// The payload of the running request, to compare with: it dies with the source.
  private var runningPayload: Any? {
    // The old one may perform when it is freed, so not while this is written.
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// The request that is being prepared.
  private(set) var current: SegueRequest?
  /// Whether foreign code is being called, which may perform.
  private var isBusy = false
  private var isDraining = false
  /// Whether a container will tell when its transition is over, for which the first one waits.
  private var isAwaitingContainer = false

  /// Performs, or waits, or refuses.
  func submit<Payload>(
    _ request: SegueRequest, payload: Payload, whileRunning overlap: SegueOverlap<Payload>
  ) throws(SegueError) -> SegueAnswer {
    request.flow = self
    if isBusy {
      waiting.append(request)
      return .queued
    }
    let obstacle: SegueError.Running
    if let running {
      obstacle = .segue(running.key)
    } else if let screen = request.screenInTransition {
      obstacle = .container(SegueType(of: screen))
    } else {
      let result = run(request)
      drain()
      return try result.get()
    }
    switch overlap.policy {
    case .queue:
      waiting.append(request)
      drain()
      return .queued
    case .merge(let isEqual):
      // A perform of another screen is never the same, so there is nothing to merge with.
      if let running, running.declaration == request.declaration,
        let other = runningPayload as? Payload, isEqual(other, payload)
      {
        running.join(request)
        return .merged
      }
    case .refuse: break
    }
    let error = SegueError.transitionInProgress(request.key, running: obstacle)
    holding { request.complete(.failure(error)) }
    throw error
  }

  /// Performs at once, whatever else runs: an embed, while the view of its source loads.
  func performAtOnce(_ request: SegueRequest) throws(SegueError) -> SegueAnswer {
    let result = holding {
      let result = withExtendedLifetime(request.takePayload()) { begin(request) }
      request.complete(result)
      return result
    }
    return try result.get()
  }

  /// Calls foreign code: what it performs waits until it returns.
  func holding<Answer, Fault: Error>(_ body: () throws(Fault) -> Answer) throws(Fault) -> Answer {
    let wasBusy = isBusy
    isBusy = true
    defer {
      isBusy = wasBusy
      drain()
    }
    return try body()
  }

  /// The transition of the running request is over.
  func end(_ result: Result<SegueAnswer, SegueError>, _ completions: [SegueCompletion]) {
    running = nil
    holding {
      runningPayload = nil
      for completion in completions { completion(result) }
    }
  }

  private func run(_ request: SegueRequest) -> Result<SegueAnswer, SegueError> {
    isBusy = true
    runningPayload = request.takePayload()
    let result = begin(request)
    if case .success = result, !request.isFinished {
      running = request
    } else {
      runningPayload = nil
      request.complete(result)
    }
    isBusy = false
    return result
  }

  /// Whether nothing runs and nothing waits.
  var isIdle: Bool { !isBusy && running == nil && waiting.isEmpty }

  private func begin(_ request: SegueRequest) -> Result<SegueAnswer, SegueError> {
    let outer = current
    current = request
    defer { current = outer }
    return Result { () throws(SegueError) in try request.begin() }
  }

  /// Runs what waits, one after the other.
  ///
  /// A request that is let go of at once ends in here; the loop goes on then, so that many such do
  /// not nest.
  private func drain() {
    if isDraining { return }
    isDraining = true
    while !isBusy, running == nil, let next = waiting.first {
      if let screen = next.screenInTransition, awaitEnd(of: screen) { break }
      _ = run(waiting.removeFirst())
    }
    isDraining = false
  }

  /// Waits until a screen says that its transition is over.
  /// - Returns: Whether it will say so; if it has let go of the question, there is nothing to wait
  ///   for.
  private func awaitEnd(of screen: any SegueScreen) -> Bool {
    if isAwaitingContainer { return true }
    isAwaitingContainer = true
    askForEnd(of: screen)
    return isAwaitingContainer
  }

  /// Asks, and keeps nothing of the question, so that it is seen at once if nobody does.
  private func askForEnd(of screen: any SegueScreen) {
    let end = TransitionEnd { [weak self] in
      self?.isAwaitingContainer = false
      self?.drain()
    }
    screen.segueAfterTransition { end.come() }
  }
}

/// Tells once that a transition is over: when it is told so, or when nobody can tell it any more.
private final class TransitionEnd {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  deinit { body?() }

  func come() {
    let body = exchange(&self.body, with: nil)
    body?()
  }
}
