public import RefreshCore
public import ScrollCore

/// Something to tell, to ask or to do: what a ``PullModel`` hands out one at a time, in order.
///
/// What is told of a control carries its number on the model, since the control may be gone by
/// then.
public enum PullEffect: Equatable, Sendable {
  // MARK: Of the content

  /// The content is at another offset.
  case didScroll
  /// The finger begins to move the content.
  case willBeginDragging
  /// The finger has let go, and the content goes on moving or not.
  case didEndDragging(willDecelerate: Bool)
  /// The content goes on moving after a release.
  case willBeginDecelerating
  /// The content has come to rest after a release.
  case didEndDecelerating
  /// An animated change of the offset is over.
  case didEndScrollingAnimation
  /// A scroll to the top is there.
  case didScrollToTop
  /// The adjusted content inset is another one.
  case didChangeAdjustedContentInset
  /// A finger touched content at rest and lifted without a drag, at a place of the content.
  case tapped(ScrollPoint)

  // MARK: Questions

  /// Asks where the content is to come to rest: answer with ``PullModel/answer(target:)``.
  case willEndDragging(velocity: ScrollPoint, target: ScrollPoint)
  /// Asks whether the gesture may begin a refresh: answer with ``PullModel/answer(mayBegin:)``.
  case shouldBeginRefresh(of: ControlNumber)

  // MARK: Of a control

  /// The pull is far enough (`true`), or not any more.
  case armed(Bool, of: ControlNumber)
  /// The control has changed its state.
  case transition(RefreshTransition, of: ControlNumber)
  /// The actions are to be called: for a begin, or by hand.
  case actions(RefreshCycle, isBegin: Bool, of: ControlNumber)
  /// A begin that is told, after the actions.
  case didBeginRefresh(RefreshCycle, of: ControlNumber)
  /// A refresh is over and its control closed.
  case didEndRefresh(RefreshCycle, RefreshOutcome, of: ControlNumber)
  /// A pull ended without a refresh.
  case didCancelPull(RefreshPullCancelReason, of: ControlNumber)
  /// The indicator starts anew.
  case indicatorRestarted(of: ControlNumber)

  // MARK: Others

  /// What was told does not fit and was ignored.
  case ignored(PullFault)
}

/// Tells the controls apart that a model has had, one after the other; 0 is none.
public typealias ControlNumber = UInt32

/// An input that does not fit what has come before.
public enum PullFault: Equatable, Sendable {
  /// A touch began while one was down.
  case touchBegan
  /// A touch moved, and none had begun.
  case touchMoved
  /// A touch ended or was cancelled, and none had begun.
  case touchEnded
  /// Time was to go back.
  case timeWentBack(from: Instant, to: Instant)
}
