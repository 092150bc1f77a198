package import RefreshCore
import ScrollCore

// Content that others move. The rules are the same; only what they ask of the content, and what
// they want done with it, goes to the shell, which obeys before anything else is told or judged.
extension PullModel {
  /// Whose content it is.
  enum Content: Equatable, Sendable {
    /// The model's own axes.
    case own
    /// Content that others move.
    case foreign(ForeignContent)
  }

  /// Takes over what content that others move says of itself.
  package mutating func look(at facts: ForeignContent) {
    guard case .foreign(let old) = content else { return }
    content = .foreign(facts.keeping(what: old))
  }

  mutating func request(_ request: ContentRequest) {
    guard case .foreign(var foreign) = content else { return }
    foreign.requests.append(request)
    content = .foreign(foreign)
  }

  /// Has the content asked to go back to rest, if it stands open when it has done all else.
  mutating func wantReturn() {
    guard case .foreign(var foreign) = content, !foreign.hasAskedToReturn else { return }
    foreign.wantsReturn = true
    content = .foreign(foreign)
  }

  /// Returns what the content is to do next; `nil` when it has done all and everything is settled.
  package mutating func nextRequest() -> ContentRequest? {
    while case .foreign(var foreign) = content {
      foreign.isObeying = !foreign.requests.isEmpty
      if foreign.isObeying {
        let first = foreign.requests.removeFirst()
        content = .foreign(foreign)
        // What is to be shown may be over since then, and another refresh may hold what was to
        // close.
        if case .scrollToHold = first, state.phase != .refreshing { continue }
        return first
      }
      if foreign.wantsReturn {
        foreign.wantsReturn = false
        foreign.hasAskedToReturn = true
        foreign.isObeying = foreign.standsOpen && geometry.refreshInset == 0
        content = .foreign(foreign)
        if foreign.isObeying { return .returnToRest }
        continue
      }
      let wantsSettling = foreign.wantsSettling
      foreign.wantsSettling = false
      content = .foreign(foreign)
      guard wantsSettling, refresh.isAttached else { return nil }
      let goesOn = settleOnce()
      guard case .foreign(var settled) = content else { return nil }
      // A return that has been asked for is looked at when the content has gone.
      if goesOn || settled.wantsReturn || !settled.requests.isEmpty {
        settled.wantsSettling = true
        content = .foreign(settled)
      }
    }
    return nil
  }

  /// Forgets a begin that waits to be told and is over already: content that others move may end a
  /// refresh while it takes over the inset, and nothing of a refresh comes after its end.
  mutating func forgetBegin(of cycle: RefreshCycle?) {
    guard case .foreign(let foreign) = content, foreign.isObeying, let cycle else { return }
    queue.removeBegin(of: cycle)
  }

  mutating func reportFacts() {
    guard case .foreign(let foreign) = content, let distance = foreign.refusedDistance else {
      return
    }
    enqueue(.ignored(.pullDistance(distance)))
  }

  mutating func runForeign(_ input: PullInput) {
    guard case .foreign = content else { return }
    reportFacts()
    let gesture = refresh.gesture
    switch input {
    case .foreignTouchBegan:
      guard !gesture.isUnderWay else { return enqueue(.ignored(.touchBegan)) }
      beginPullGesture()
    case .foreignDragged:
      guard gesture.isUnderWay else { return enqueue(.ignored(.touchMoved)) }
      return judgeDrag(isScroll: false)
    case .foreignTouchEnded(let isCancelled):
      guard gesture.isUnderWay else { return enqueue(.ignored(.touchEnded)) }
      judgeRelease(isCancelled: isCancelled)
      refresh.gesture.isUnderWay = false
    case .foreignScreenLeft:
      guard gesture.isUnderWay else { return }
      judgeRelease(isCancelled: true)
      refresh.gesture.pullsControl = false
    case .foreignContentMoved: limitTrigger()
    case .touchBegan, .touchMoved, .dragged, .touchEnded, .touchCancelled, .timePassed: return
    }
    settle()
  }

  /// Lets time pass to the next move or deadline, or to an instant.
  mutating func goOnPassing(
    to instant: Instant, since lastMove: Instant?, _ foreign: ForeignContent
  ) {
    // A move that is to come again at the same instant is none, or time would stand still.
    let move = foreign.nextMove.flatMap { next in
      lastMove.map { next > $0 } ?? true ? next : nil
    }
    guard let event = earlier(move, nextDeadline), event <= instant else {
      now = max(now, instant)
      return settle()
    }
    now = max(now, event)
    // At one instant, moves come before deadlines.
    if let move, move <= now {
      step = .passes(to: instant, lastMove: move)
      request(.moveContent)
    } else {
      step = .passes(to: instant, lastMove: lastMove)
      if refresh.isAttached { tell(.timeReached) }
    }
    settle()
  }
}

/// What content that others move says of itself, and what it has been asked to do.
package struct ForeignContent: Equatable, Sendable {
  /// How far the content stands below its rest, as far as that makes sense.
  var distance: Double
  /// The distance that was said and made no sense.
  var refusedDistance: Double?
  var viewportHeight: Double
  var isTracking: Bool
  var isMoving: Bool
  var nextMove: Instant?
  /// What the content is to do, in order.
  var requests: [ContentRequest] = []
  /// Whether the rules are to be looked at when that has been done.
  var wantsSettling = false
  /// Whether it is to go back to rest after all else, if it stands open then; once for each change.
  var wantsReturn = false
  var hasAskedToReturn = false
  /// Whether it is doing what it was asked to do; what that changes is looked at afterwards.
  var isObeying = false

  /// Creates what content says of itself.
  ///
  /// - Parameters:
  ///   - pullDistance: How far it stands below its rest.
  ///   - viewportHeight: How much of it can be seen.
  ///   - isTracking: Whether a finger holds it.
  ///   - isMoving: Whether it moves by itself.
  ///   - nextMove: When it is to be moved by the model's time.
  package init(
    pullDistance: Double = 0, viewportHeight: Double = 0, isTracking: Bool = false,
    isMoving: Bool = false, nextMove: Instant? = nil
  ) {
    let makesSense = ScrollLimits.allow(pullDistance) && pullDistance >= 0
    distance = ScrollLimits.allow(pullDistance) ? max(0, pullDistance) : 0
    refusedDistance = makesSense ? nil : pullDistance
    self.viewportHeight = viewportHeight
    self.isTracking = isTracking
    self.isMoving = isMoving
    self.nextMove = nextMove
  }

  /// Whether it stands below its rest, and nothing holds or moves it.
  var standsOpen: Bool { !isTracking && !isMoving && distance > AxisEdges.tolerance }

  /// The same facts with what an older look has left to do.
  func keeping(what old: ForeignContent) -> ForeignContent {
    var new = self
    new.requests = old.requests
    new.wantsSettling = old.wantsSettling
    new.wantsReturn = old.wantsReturn
    new.hasAskedToReturn = old.hasAskedToReturn
    new.isObeying = old.isObeying
    return new
  }
}
