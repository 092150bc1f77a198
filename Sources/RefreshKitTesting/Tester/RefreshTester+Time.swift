public import RefreshKit

extension RefreshTester {
  /// Lets time pass, in frames.
  ///
  /// - Parameters:
  ///   - duration: How long; 0 or less is no time.
  ///   - frame: The length of a frame; with 0 or less there is one frame. The offset at the end
  ///     does not depend on it, only the number of scrolls that are told.
  /// - Complexity: O(n) in the number of frames and of what falls due.
  public func advance(by duration: Duration, frame: Duration = RefreshTester.frame) {
    synchronize()
    advance(to: now + duration, frame: frame)
  }

  /// Lets time pass up to an instant, in frames; one that has passed changes nothing.
  ///
  /// Frames, which are as in ``advance(by:frame:)``, lie at multiples of their length from the
  /// present. What falls due between two of them does so at its own instant.
  ///
  /// - Complexity: O(n) in the number of frames and of what falls due.
  public func advance(to instant: Instant, frame: Duration = RefreshTester.frame) {
    synchronize()
    guard instant >= now else { return }
    let start = now
    let frame = FrameLength(frame)
    repeat {
      // Where nothing moves a frame changes nothing, so a long wait takes one step.
      let isInFrames = frame.duration > .zero && scrollView.isMoving
      let end = isInFrames ? min(start + frame.multiple(after: now - start), instant) : instant
      move(to: max(now, min(end, scrollView.nextEvent ?? end)))
    } while now < instant
  }

  /// Advances until nothing moves, nothing is due and no finger is down.
  ///
  /// A refresh that has a deadline or a maximum duration is waited for, and so is the control's
  /// closing. One that only code can end counts as settled: the call returns at hold, refreshing.
  /// The time stops at the instant of the last event.
  ///
  /// - Parameter bound: The most time to let pass.
  /// - Returns: The time that has passed.
  /// - Throws: ``RefreshTesterError/fingerIsDown`` if nothing but the finger could go on, and
  ///   ``RefreshTesterError/notSettled(within:because:)`` when the bound is reached.
  /// - Complexity: O(n) in the number of frames and of what falls due.
  @discardableResult
  public func settle(within bound: Duration = .seconds(60)) throws(RefreshTesterError) -> Duration {
    synchronize()
    let start = now
    while let event = scrollView.nextEvent {
      guard event <= start + bound else {
        advance(to: start + bound)
        throw .notSettled(within: bound, because: whatGoesOn)
      }
      advance(to: event)
    }
    guard !scrollView.isTracking else { throw .fingerIsDown }
    return now - start
  }

  private var whatGoesOn: String {
    if let deadline = scrollView.nextDeadline {
      return "the refresh runs until \(deadline.sinceStart.inSeconds.formatted(decimals: 3)) s"
    }
    return "the content still moves, at offset \(scrollView.contentOffset.y.formatted(decimals: 3))"
  }

  private func move(to instant: Instant) {
    clock.advance(to: instant)
    scrollView.advance(to: instant)
  }
}
