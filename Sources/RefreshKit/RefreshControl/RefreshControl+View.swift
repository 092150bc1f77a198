import RefreshCore

extension RefreshControl {
  /// Where the control's upper edge stands in the coordinates of the content; `nil` on no view.
  ///
  /// The control lies above the content, with the app's inset between them; one that ignores the
  /// header of a table has its lower edge at the header's. Where it stands follows from the present
  /// insets and heights alone, however often it is laid out.
  public var originY: Double? {
    guard let scrollView else { return nil }
    let header = scrollView.headerHeight
    return (ignoresTableHeaderView && header > 0 ? header : -scrollView.contentInset.top) - height
  }

  /// The view has been freed: the control is on no view, and nobody is told anything.
  func viewWasFreed() {
    _ = machine.handle(.detached, at: .zero)
    told = nil
  }
}
