import PullCore
import RefreshCore

extension RefreshControl {
  /// Where the control's upper edge stands in the coordinates of the content; `nil` on no host.
  ///
  /// The control lies above the content, with the app's inset between them; one that ignores the
  /// header of a table has its lower edge at the header's. Where it stands follows from the present
  /// insets and heights alone, however often it is laid out. On a host of your own it stands right
  /// above the content.
  ///
  /// `nil` for a control at the left or right too; see ``origin``.
  public var originY: Double? {
    switch edge {
    case .top, .bottom: origin
    case .left, .right: nil
    }
  }

  /// Where the control begins along its axis, in the coordinates of the content: its upper or its
  /// left edge; `nil` on no host.
  ///
  /// A control at the bottom or the right lies behind the content and the app's inset, or, if the
  /// content is short, at the far end of the viewport; on a host of your own, whose length is not
  /// known, it has no origin there.
  public var origin: Double? { context.flatMap { $0.origin(of: self) } }

  /// Makes a control whose host has been freed one on no host, if that has not been noticed yet.
  func leaveFreedHost() {
    if host == nil { context?.abandonControls() }
  }

  /// Measures by the configuration alone: on no host no height limits the trigger distance.
  func forgetViewHeight() {
    _ = own.configure(configuration, triggerLimit: .infinity)
  }
}
