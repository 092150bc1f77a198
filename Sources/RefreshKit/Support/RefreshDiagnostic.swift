public import RefreshCore

/// Something that a program does wrong, told to ``RefreshHost/diagnosticHandler``.
///
/// Nothing of this stops the program, and nothing is lost: the last good state stays.
public enum RefreshDiagnostic: Equatable, Sendable {
  /// A value made no sense and was dropped; the property keeps what it had.
  case refusedValue(property: String, value: String)
  /// Time was to go back, which it does not.
  case timeWentBack(from: Instant, to: Instant)
  /// A touch came that does not fit: a second finger, or a move or an end without a begin.
  case unexpectedTouch(Touch)
  /// A refresh began and nobody was there to load anything or to end it.
  case unhandledRefresh(UnhandledReason)
  /// `addRefreshControl` was given a control, and the one that was there stays.
  case keptRefreshControl

  /// The touches that can come at a wrong moment.
  public enum Touch: String, Hashable, Sendable {
    /// A touch began while one was down.
    case began
    /// A touch moved, and none had begun.
    case moved
    /// A touch ended or was cancelled, and none had begun.
    case ended
  }

  /// Why nobody heard of a refresh.
  public enum UnhandledReason: String, Hashable, Sendable {
    /// No delegate is set, and the control has no target.
    case noDelegate
    /// A delegate is set that does not conform to ``ScrollViewRefreshControlDelegate``, or,
    /// on a host of your own, to ``RefreshHostDelegate``.
    case delegateWithoutRefinement
    /// The delegate hears of no refresh at another edge than the top, where this one began.
    case delegateWithoutEdgeRefinement
    /// The delegate was set and has been freed since: nobody else holds it.
    case delegateReleased
    /// No delegate is set, and all targets of the control have been freed since.
    case targetReleased
  }
}

extension RefreshDiagnostic: CustomStringConvertible {
  /// One line that says what was found and what to do.
  public var description: String {
    switch self {
    case .refusedValue(let property, let value):
      "\(property) = \(value) makes no sense and was dropped"
    case .timeWentBack(let from, let to):
      "time was to go back from \(from) to \(to), which was ignored"
    case .unexpectedTouch(.began):
      "a touch began while another one was down, and was ignored"
    case .unexpectedTouch(.moved):
      "a touch moved without having begun, and was ignored"
    case .unexpectedTouch(.ended):
      "a touch ended without having begun, and was ignored"
    case .unhandledRefresh(.noDelegate):
      "a refresh began and nobody heard of it: set the delegate of the scroll view (of a host of your "
        + "own: refreshDelegate) or add a target"
    case .unhandledRefresh(.delegateWithoutRefinement):
      "a refresh began and nobody heard of it: the delegate does not conform to "
        + "ScrollViewRefreshControlDelegate (on a host of your own: RefreshHostDelegate)"
    case .unhandledRefresh(.delegateWithoutEdgeRefinement):
      "a refresh began at another edge than the top and nobody heard of it: the delegate does not "
        + "conform to ScrollViewEdgeRefreshDelegate (on a host of your own: add a target)"
    case .unhandledRefresh(.delegateReleased):
      "a refresh began and nobody heard of it: the delegate was freed; keep a reference to it"
    case .unhandledRefresh(.targetReleased):
      "a refresh began and nobody heard of it: the control's targets were freed; keep a reference "
        + "to one"
    case .keptRefreshControl:
      "addRefreshControl was given another control and kept the one that was there; "
        + "pass replaceIfExists: true to replace it"
    }
  }
}
