import RefreshCore

/// One thing to tell foreign code, with all that it carries.
enum Notification {
  case scroll(ScrollNotification)
  /// What a host of the user's own tells in its turn.
  case host(() -> Void)
  case event(RefreshControl, RefreshControl.Event)
  /// A begin that is sent: the actions of the control.
  case actions(RefreshControl, RefreshCycle)
  /// A begin that is sent: the delegate, after the actions.
  case didBeginRefresh(RefreshControl, RefreshCycle)
  case didEndRefresh(RefreshControl, RefreshCycle, RefreshOutcome)
  case didCancelPull(RefreshPullCancelReason)
  /// Not told to anybody: the scroll of a programmatic pull, which waits for the begin to be told.
  case scrollToHold(RefreshControl, RefreshCycle)
}

/// What a scroll view tells of itself.
enum ScrollNotification {
  case didScroll
  case willBeginDragging
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
  case didScrollToTop
  case didChangeAdjustedContentInset
  case tap(row: Int)
  /// Not told to anybody: the first offset under a header, after what was told before it.
  case firstOffset(RefreshControl)
}

/// The notifications of a host that wait for their turn, first in first out.
///
/// The storage is kept between two rounds, so that a view that has told something once does not
/// allocate to tell it again.
struct NotificationQueue {
  private var waiting: [Notification] = []
  private var head = 0
  /// Whether a scroll is to be told before all that waits: nothing but a scroll comes of most moves of
  /// a finger, and as an element of the array it took 400 instructions.
  private var hasLeadingScroll = false

  var isEmpty: Bool { !hasLeadingScroll && head == waiting.count }

  mutating func append(_ notification: Notification) {
    waiting.append(notification)
  }

  /// Appends a scroll; two with nothing between them are one, since it tells what is then.
  @inline(__always)
  mutating func appendScroll() {
    if head == waiting.count { hasLeadingScroll = true } else { appendLaterScroll() }
  }

  private mutating func appendLaterScroll() {
    if case .scroll(.didScroll)? = waiting.last { return }
    append(.scroll(.didScroll))
  }

  /// Takes out a scroll that is the first to be told.
  mutating func popScroll() -> Bool {
    guard hasLeadingScroll else { return false }
    hasLeadingScroll = false
    return true
  }

  mutating func popFirst() -> Notification? {
    guard head < waiting.count else { return nil }
    let first = waiting[head]
    head += 1
    if head == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      head = 0
    }
    return first
  }
}
