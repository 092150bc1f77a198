import RefreshCore
import ScrollCore

// The part of a turn that is the view's own: inputs that move the content, and what is told of
// scrolling.
extension ScrollView {
  /// Something from outside that takes several steps, with the delegate told between them.
  enum Input {
    case touchBegan(ScrollPoint)
    case touchMoved(ScrollPoint)
    case drag(ScrollPoint)
    case release(ReleaseVelocity)
    case cancel
  }

  /// Runs an input in a turn of its own, or lets it wait for the end of the one under way.
  @inline(__always)
  func take(_ input: Input) {
    guard beginTurn() else { return refreshHosting.append(.scroll(input)) }
    if case .touchMoved(let point) = input { moveTouch(to: point) } else { run(input) }
    finishTurn()
  }

  @inline(never)  // no move of a finger comes here
  func run(_ input: Input) {
    switch input {
    case .touchBegan(let point): beginTouch(at: point)
    case .touchMoved(let point): moveTouch(to: point)
    case .drag(let offset): moveContent(to: offset)
    case .release(let velocity): release(velocity, isCancelled: false)
    case .cancel: release(.given(.zero), isCancelled: true)
    }
  }

  func notify(_ notification: ScrollNotification, of control: RefreshControl? = nil) {
    notify(.scroll(notification), of: control)
  }

  /// Lets a scroll wait to be told.
  @inline(__always)
  func notifyScroll() {
    refreshHosting.appendScroll(toldBefore: toldScrolls)
  }

  func deliver(_ notification: ScrollNotification, of control: RefreshControl?) {
    raiseFlags(for: notification)
    switch notification {
    // A scroll that was told later has told this one too; what has moved since has one of its own.
    case .didScroll(let toldBefore): if toldBefore == toldScrolls { tellScroll() }
    case .firstOffset:
      control.map { moveToFirstOffset($0) }
      settle()
    case .willBeginDragging: delegate?.scrollViewWillBeginDragging(self)
    case .didEndDragging(let willDecelerate):
      delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating: delegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .didScrollToTop: delegate?.scrollViewDidScrollToTop(self)
    case .didChangeAdjustedContentInset:
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    case .tap(let row): tellTap(onRow: row)
    }
  }

  @inline(__always)
  func tellScroll() {
    guard offset != toldOffset else { return }
    toldOffset = offset
    toldScrolls &+= 1
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Lets the flags hold from the telling of a begin to the telling of its end, both inclusive.
  private func raiseFlags(for notification: ScrollNotification) {
    switch notification {
    case .willBeginDragging: dragging = true
    case .didEndDragging(let willDecelerate): dragging = willDecelerate
    case .willBeginDecelerating: decelerating = true
    case .didEndDecelerating:
      dragging = false
      decelerating = false
    default: break
    }
  }
}
