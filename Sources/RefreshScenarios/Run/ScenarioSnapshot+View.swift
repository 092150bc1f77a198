import RefreshKit

extension ScenarioSnapshot {
  /// Takes down the present state of a view and its refresh control.
  init(of view: ScrollView, label: String?, counts: Counts) {
    let control = view.refreshControl
    self.init(
      label: label, time: view.now.seconds,
      state: (control?.state.phase ?? .idle).rawValue, isRefreshing: control?.isRefreshing ?? false,
      armed: control?.isArmed ?? false, offset: view.contentOffset,
      adjustedContentInset: view.adjustedContentInset,
      contentInset: view.contentInset, refreshInset: view.refreshInset,
      pinnedHeaderInset: view.pinnedHeaderInset, pullDistance: view.pullDistance,
      progress: view.progress, visibleHeight: view.visibleHeight,
      indicator: (control?.indicator ?? .stopped).rawValue, isTracking: view.isTracking,
      isDragging: view.isDragging, isDecelerating: view.isDecelerating,
      velocity: view.velocity, controlY: control?.originY,
      restOffset: view.restOffset.y, holdOffset: view.holdOffset.y,
      nextDeadline: view.nextDeadline?.seconds, nextEvent: view.nextEvent?.seconds, counts: counts)
  }
}
