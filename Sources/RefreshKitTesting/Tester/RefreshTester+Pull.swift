import RefreshKit

// A pull goes after its rest: insets and safe areas that change under the finger take the rest
// along.
extension RefreshTester {
  /// Pulls the content 10 points past the trigger distance and lets go.
  ///
  /// The view begins a refresh if it may: at the trigger under the policy `threshold`, at the
  /// release under `release`. From inside the list the finger goes all the way in one stroke, and
  /// it goes after the rest and the trigger distance if they change under it. The content is
  /// released at rest and has not moved since; ``settle(within:)`` lets it go to hold.
  ///
  /// - Throws: ``RefreshTesterError/noControl`` if the view has no refresh control to pull, and
  ///   ``RefreshTesterError/pullFellShort(at:of:because:)`` if the content did not come to the
  ///   trigger. The finger has been lifted then.
  public func pull() throws(RefreshTesterError) {
    synchronize()
    guard let control = scrollView.refreshControl else { throw .noControl }
    var hasBegun = false
    let token = control.addObserver { event in
      guard case .transition(let change) = event else { return }
      if change.reason == .trigger || change.reason == .release { hasBegun = true }
    }
    defer { control.removeObserver(token) }
    let end = pull(over: .milliseconds(300)) {
      (scrollView.refreshControl?.triggerDistance ?? 0) + 10
    }
    release()
    // A refresh that has begun says that it was far enough, whatever went away after that.
    guard !hasBegun else { return }
    guard let trigger = scrollView.refreshControl?.triggerDistance else { throw .noControl }
    guard trigger <= 0 || end.distance < trigger - RefreshMachine.tolerance else { return }
    throw .pullFellShort(
      at: end.distance, of: trigger, because: trigger > 0 ? end.reason : "the view has no height")
  }

  /// Pulls the content to a distance below its rest and lets go.
  ///
  /// - Parameters:
  ///   - distance: The pull distance in points: how far the content is below its rest at the end,
  ///     not how far the finger goes. The most is 0.99 of the height of the view.
  ///   - duration: How long the finger takes.
  /// - Complexity: O(n) in the number of frames.
  public func pull(by distance: Double, over duration: Duration = .milliseconds(300)) {
    synchronize()
    pull(over: duration) { distance }
    release()
  }

  /// Drags the content to a distance below its rest as it is at each move; the finger stays down.
  ///
  /// - Returns: How far the finger has brought the content at last, and why no farther if that is
  ///   less.
  @discardableResult
  private func pull(
    over duration: Duration, to distance: () -> Double
  ) -> (distance: Double, reason: String) {
    let start = scrollView.contentOffset.y
    drag(to: start, over: .zero)
    var reached = scrollView.pullDistance
    var reason = scrollView.isScrollEnabled ? "" : "scrolling is disabled"
    var isShort: Bool { reached < distance() - RefreshMachine.tolerance }
    func step(_ part: Double) {
      guard scrollView.isTracking else {
        if reason.isEmpty { reason = "the touch was taken away" }
        return
      }
      let end = scrollView.restOffset.y - distance()
      scrollView.drag(to: ScrollPoint(x: scrollView.contentOffset.x, y: between(start, end, part)))
      reached = scrollView.pullDistance
    }
    move(over: duration, samplesPerSecond: 60, step)
    // Whoever hears of the last move may move the rest once more, though not for ever.
    for _ in 0..<10 where scrollView.isTracking && isShort {
      let end = scrollView.restOffset.y - distance()
      step(1)
      if isShort, end == scrollView.restOffset.y - distance() {
        reason = "the content cannot be moved so far past its top"
        break
      }
    }
    return (reached, reason.isEmpty ? "the rest or the trigger goes on moving away" : reason)
  }
}
