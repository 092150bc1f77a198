import RefreshCore

/// One thing to tell foreign code.
///
/// The control, if it is about one, is the only part that is counted: an enum with controls and
/// closures in its cases would be slow to copy.
struct Notification {
  fileprivate(set) var control: RefreshControl?
  let content: Content

  /// What is told, with all that it carries.
  enum Content {
    case scroll(ScrollNotification)
    /// What a host of the user's own tells in its turn; the closure waits elsewhere.
    case host
    /// An event, and how many observers had been added when it happened.
    case event(RefreshControl.Event, observers: UInt32)
    /// The actions of the control: for a begin that is sent, or sent by hand.
    case actions(RefreshCycle, isBegin: Bool)
    /// A begin that is sent: the delegate, after the actions.
    case didBeginRefresh(RefreshCycle)
    case didEndRefresh(RefreshCycle, RefreshOutcome)
    case didCancelPull(RefreshPullCancelReason)
    /// Not told to anybody: the scroll of a programmatic pull, which waits for the begin to be
    /// told.
    case scrollToHold(RefreshCycle)
  }
}

/// What a scroll view tells of itself.
enum ScrollNotification {
  /// A scroll, and how many had been told when it happened.
  case didScroll(toldBefore: UInt32)
  case willBeginDragging
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
  case didScrollToTop
  case didChangeAdjustedContentInset
  case tap(row: Int)
  /// Not told to anybody: the first offset under a header, after what was told before it.
  case firstOffset
}

/// The notifications of a host that wait for their turn, first in first out.
///
/// The places are kept when all has been told, so that a view that has told something once does not
/// allocate to tell it again.
struct NotificationQueue {
  private var places: [Notification] = []
  private var head = 0
  private var tail = 0

  var isEmpty: Bool { head == tail }

  mutating func append(_ notification: consuming Notification) {
    if tail < places.count {
      places[tail] = notification
    } else {
      places.append(notification)
    }
    tail += 1
  }

  /// Appends a scroll unless the last that waits is one, and none has been told since that
  /// happened.
  mutating func appendScroll(toldBefore: UInt32) {
    if !isEmpty, case .scroll(.didScroll(toldBefore)) = places[tail - 1].content { return }
    append(Notification(control: nil, content: .scroll(.didScroll(toldBefore: toldBefore))))
  }

  mutating func popFirst() -> Notification? {
    guard !isEmpty else { return nil }
    var control: RefreshControl?
    swap(&control, &places[head].control)
    let first = Notification(control: control, content: places[head].content)
    head += 1
    if isEmpty {
      head = 0
      tail = 0
    }
    return first
  }
}
