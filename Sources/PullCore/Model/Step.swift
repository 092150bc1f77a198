import RefreshCore
import ScrollCore

/// Where an input stands that takes several steps; the next one comes when all has been told.
enum Step: Equatable, Sendable {
  /// No input is under way. Next: `touched`, `starts`, `asksToBegin`, `judged`, `passes`.
  case none
  /// A finger has touched, perhaps to drag at once. Next: `none`, `starts`.
  case touched(wasMoving: Bool, thenDragsTo: ScrollPoint?)
  /// The finger begins a move, which may be the first. Next: `moves`, or what that leads to.
  case starts(DragTarget)
  /// The finger moves. Next: `none`, `asksToBegin`.
  case moves(DragTarget)
  /// The delegate is to be asked whether the gesture may begin a refresh. Next: `waitsForBegin`.
  ///
  /// The edges that come after it judge the same move.
  case asksToBegin(isScroll: Bool, at: RefreshEdge, then: EdgeOrder)
  /// It has been asked. Next: `none`, `asksToBegin`.
  case waitsForBegin(isScroll: Bool, at: RefreshEdge, then: EdgeOrder)
  /// The control has judged a release. Next: `aims`, or `none` without a drag.
  case judged(ScrollPoint, wasDragging: Bool, isTap: Bool)
  /// The delegate has been asked for the target. Next: `aimed`.
  case aims(ScrollPoint, planned: ScrollPoint)
  /// The target is known. Next: `ended`.
  case aimed(ScrollPoint, target: ScrollPoint?)
  /// The end of the drag has been told. Next: `none`.
  case ended(ScrollPoint, target: ScrollPoint?, willDecelerate: Bool)
  /// Time passes up to an instant; for content that others move, since its last move. Next: `none`.
  case passes(to: Instant, lastMove: Instant?)

  /// Where a move of the finger goes.
  enum DragTarget: Equatable, Sendable {
    /// To a place in view coordinates.
    case finger(ScrollPoint)
    /// As far as brings the content to an offset.
    case offset(ScrollPoint)
  }
}
