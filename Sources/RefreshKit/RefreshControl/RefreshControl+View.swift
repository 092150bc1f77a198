import PullCore
import RefreshCore

extension RefreshControl {
  /// Where the control's upper edge stands in the coordinates of the content; `nil` on no host.
  ///
  /// The control lies above the content, with the app's inset between them; one that ignores the
  /// header of a table has its lower edge at the header's. Where it stands follows from the present
  /// insets and heights alone, however often it is laid out. On a host of your own it stands right
  /// above the content.
  public var originY: Double? {
    context?.originY(of: self)
  }

  /// Makes a control whose host has been freed one on no host, if that has not been noticed yet.
  func leaveFreedHost() {
    if host == nil { context?.abandonControl() }
  }

  /// Measures by the configuration alone: on no host no height limits the trigger distance.
  func forgetViewHeight() {
    _ = own.configure(configuration, triggerLimit: .infinity)
  }
}
