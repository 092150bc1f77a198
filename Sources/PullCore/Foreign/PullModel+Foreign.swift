import RefreshCore
import ScrollCore

// Content that others move. The rules are the same; only what they ask of the content, and what
// they want done with it, goes to the shell, which obeys before anything else is told or judged.
extension PullModel {
  /// Takes over what content that others move says of itself.
  package mutating func look(at facts: ForeignContent) {
    if let old = foreign { foreign = facts.keeping(what: old) }
  }

  mutating func request(_ request: ContentRequest) {
    foreign?.requests.append(request)
  }

  /// Has the content asked to go back to rest, if it stands open when it has done all else.
  mutating func wantReturn(from edge: RefreshEdge) {
    guard foreign?.edgesOfAskedReturns.contains(edge) == false else { return }
    foreign?.edgesToReturnFrom.insert(RefreshEdges(edge))
  }

  /// Returns what the content is to do next; `nil` when it has done all and everything is settled.
  package mutating func nextRequest() -> ContentRequest? {
    while var new = foreign {
      new.isExecuting = !new.requests.isEmpty
      if new.isExecuting {
        let first = new.requests.removeFirst()
        foreign = new
        // What is to be shown may be over since then, and another refresh may hold what was to
        // close.
        if case .scrollToHold(let edge, _) = first, state(at: edge).phase != .refreshing {
          continue
        }
        return first
      }
      if let edge = new.edgesToReturnFrom.first {
        new.edgesToReturnFrom.remove(RefreshEdges(edge))
        new.edgesOfAskedReturns.insert(RefreshEdges(edge))
        new.isExecuting = new.standsOpen(at: edge) && geometry.refreshInsets[edge] == 0
        foreign = new
        if new.isExecuting { return .returnToRest(at: edge) }
        continue
      }
      let wantsSettling = new.wantsSettling
      new.wantsSettling = false
      foreign = new
      guard wantsSettling else { return nil }
      let goesOn = settleEachOnce()
      guard let settled = foreign else { return nil }
      // A return that has been asked for is looked at when the content has gone.
      if goesOn || !settled.edgesToReturnFrom.isEmpty || !settled.requests.isEmpty {
        foreign?.wantsSettling = true
      }
    }
    return nil
  }

  /// Forgets a begin that waits to be told and is over already: content that others move may end a
  /// refresh while it takes over the inset, and nothing of a refresh comes after its end.
  mutating func forgetBegin(of cycle: RefreshCycle?) {
    guard let foreign, foreign.isExecuting, let cycle else { return }
    queue.removeBegin(of: cycle)
  }

  mutating func reportFacts() {
    if let distance = foreign?.refusedDistance { queue.append(.refused(.pullDistance(distance))) }
  }

  /// Takes in an input of content that others move, or lets it wait until all has been told.
  package mutating func takeForeign(_ input: ForeignInput) {
    guard isForeign else { return }
    if isBusy { waitForeign(input) } else { runForeign(input) }
  }

  /// Lets an input wait until all has been told, as a shell does that is telling something.
  package mutating func waitForeign(_ input: ForeignInput) {
    waiting.append(.foreign(input))
  }

  mutating func runForeign(_ input: ForeignInput) {
    reportFacts()
    let gesture = refresh.gesture
    switch input {
    case .touchBegan:
      guard !gesture.isUnderWay else { return enqueue(.ignored(.touchBegan)) }
      beginPullGesture()
    case .dragged:
      guard gesture.isUnderWay else { return enqueue(.ignored(.touchMoved)) }
      return judgeDrag(isScroll: false)
    case .touchEnded(let isCancelled):
      guard gesture.isUnderWay else { return enqueue(.ignored(.touchEnded)) }
      judgeRelease(isCancelled: isCancelled)
      endPullGesture()
    case .screenLeft:
      guard gesture.isUnderWay else { return }
      judgeRelease(isCancelled: true)
      refresh.gesture.pullsControl = false
      others.changeAll { $0.gesture.pullsControl = false }
    case .contentMoved: for edge in attachedEdges { limitTrigger(at: edge) }
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
      endWhatIsDueNow()
    }
    settle()
  }
}
