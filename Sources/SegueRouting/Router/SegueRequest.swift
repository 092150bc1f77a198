/// A perform on its way, from the call to the completion.
///
/// Only code that lets the platform show destinations meets one: see
/// ``SegueRouter/init(source:map:through:)``.
public final class SegueRequest {
  /// What the segue is found by.
  public var key: SegueKey { declaration.key }
  let declaration: SegueDeclaration
  /// Who asked for the segue, unchanged; `nil` once the segue has been prepared.
  public private(set) var sender: Any? {
    // The old one may ask for the sender when it is freed, so not while this is written.
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// Whether the transition is to be animated.
  public let animated: Bool

  /// What is handed over, until the request begins.
  private var payload: Any?
  /// Does the work; taken when it begins, so that nothing it holds outlives the preparation.
  private var work: ((SegueRequest) throws(SegueError) -> SegueAnswer)?
  /// Takes the destination that the platform has made, while it is asked to perform.
  private var receiver: ((any SegueScreen) throws(SegueError) -> Bool)?
  private var received: Result<Bool, SegueError>?

  private var completions: [SegueCompletion] = []
  private weak var source: (any SegueScreen)?
  weak var flow: SegueFlow?
  /// What has been answered; `nil` until the transition begins.
  private(set) var answer: SegueAnswer?
  private(set) var isFinished = false

  init(
    _ declaration: SegueDeclaration, source: (any SegueScreen)?, payload: Any?, sender: Any?,
    animated: Bool, completion: SegueCompletion?,
    work: @escaping (SegueRequest) throws(SegueError) -> SegueAnswer
  ) {
    self.declaration = declaration
    self.source = source
    self.payload = payload
    self.sender = sender
    self.animated = animated
    self.work = work
    if let completion { completions = [completion] }
  }

  deinit {
    // Nobody can finish it any more. A completion runs exactly once all the same.
    let result = self.result
    let completions = self.completions
    guard let flow, answer != nil, !isFinished else {
      for completion in completions { completion(result) }
      return
    }
    flow.end(result, completions)
  }

  /// Says that the transition is over.
  ///
  /// Calling it twice is harmless.
  ///
  /// Until then another perform of the same source is refused or waits. A request that is let go of
  /// counts as finished.
  public func finish() {
    guard !isFinished else { return }
    isFinished = true
    // Within the call that performs, the answer comes later, and that call ends the segue.
    if answer != nil, let flow {
      flow.end(result, takeCompletions())
    } else if answer != nil {
      complete(result)
    }
  }

  /// A screen that the segue would move, and that is in transition.
  var screenInTransition: (any SegueScreen)? {
    source.flatMap { declaration.kind.screenInTransition(from: $0) }
  }

  /// Does the work.
  func begin() throws(SegueError) -> SegueAnswer {
    guard let work else { throw .sourceReleased(key) }
    self.work = nil
    defer { sender = nil }
    let answer = try work(self)
    self.answer = answer
    return answer
  }

  /// Waits for the platform while it performs.
  /// - Returns: Whether it has prepared a destination.
  func receive(
    _ receiver: @escaping (any SegueScreen) throws(SegueError) -> Bool, during perform: () -> Void
  ) throws(SegueError) -> Bool {
    self.receiver = receiver
    perform()
    self.receiver = nil
    defer { received = nil }
    guard let received else { return false }
    _ = try received.get()
    return true
  }

  /// Whether the platform is being asked for a destination, which it may already have brought.
  var isReceiving: Bool { receiver != nil || received != nil }

  /// The platform brings its destination.
  func receive(_ destination: any SegueScreen) throws(SegueError) -> Bool {
    // What it brings a second time has been dealt with.
    guard let receiver else { return try received?.get() ?? false }
    self.receiver = nil
    do throws(SegueError) {
      let isHandled = try receiver(destination)
      received = .success(isHandled)
      return isHandled
    } catch {
      received = .failure(error)
      throw error
    }
  }

  /// Lets another one end with this one.
  func join(_ other: SegueRequest) {
    completions += other.takeCompletions()
  }

  func complete(_ result: Result<SegueAnswer, SegueError>) {
    isFinished = true
    for completion in takeCompletions() { completion(result) }
  }

  func takePayload() -> Any? {
    defer { payload = nil }
    return payload
  }

  func takeCompletions() -> [SegueCompletion] {
    defer { completions = [] }
    return completions
  }

  /// What a transition that has begun comes to.
  ///
  /// The source of an unwind is left, so that it may be gone by then.
  var result: Result<SegueAnswer, SegueError> {
    guard let answer, source != nil || answer == .unwound else {
      return .failure(.sourceReleased(key))
    }
    return .success(answer)
  }
}

@available(*, unavailable)
extension SegueRequest: Sendable {}
