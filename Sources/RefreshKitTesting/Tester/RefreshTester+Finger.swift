import RefreshKit

extension RefreshTester {
  /// Drags the content to a vertical offset with a finger that lifts at rest.
  ///
  /// An offset past an edge springs back after the release.
  ///
  /// - Parameters:
  ///   - y: The offset, in points.
  ///   - duration: How long the finger takes.
  /// - Complexity: O(n) in the number of frames.
  public func scroll(to y: Double, over duration: Duration = .milliseconds(300)) {
    drag(to: y, over: duration)
    release()
  }

  /// Drags the content to a vertical offset; the finger stays down.
  ///
  /// The finger that is down goes on, or one is put down. It moves evenly and arrives at the end of
  /// the duration. Past an edge that a finger may pass, 0.99 of the height of the view is the
  /// farthest; at another edge the content stops.
  ///
  /// - Parameters:
  ///   - y: The offset, in points.
  ///   - duration: How long the finger takes; 0 or less is one move at the present instant.
  ///   - samplesPerSecond: How often the finger is seen to move; with 0 or less once, at the end.
  /// - Complexity: O(n) in the number of samples.
  public func drag(
    to y: Double, over duration: Duration = .milliseconds(300), samplesPerSecond: Int = 60
  ) {
    synchronize()
    finger = nil
    let start = scrollView.contentOffset
    scrollView.drag(to: start)
    move(over: duration, samplesPerSecond: samplesPerSecond) { part in
      scrollView.drag(to: ScrollPoint(x: scrollView.contentOffset.x, y: between(start.y, y, part)))
    }
  }

  /// Flings the list: moves a finger evenly for 0.1 seconds and lifts it in motion.
  ///
  /// The finger that is down goes on, or one is put down in the middle of the view. The content is
  /// left moving; see ``settle(within:)``.
  ///
  /// - Parameter velocity: The vertical velocity of the offset at the release, in points per
  ///   second: above 0 the list scrolls on, below 0 back to its top.
  public func fling(velocity: Double) {
    synchronize()
    let duration = Duration.milliseconds(100)
    if !scrollView.isTracking { touchDown() }
    let start = finger ?? middle
    move(over: duration, samplesPerSecond: 60) { part in
      let way = velocity * duration.inSeconds * part
      scrollView.touchMoved(to: ScrollPoint(x: start.x, y: start.y - way))
    }
    release(velocity: velocity)
  }

  /// Lifts the finger with a velocity of its own, whatever way it has gone; see also ``lift()``.
  ///
  /// - Parameter velocity: The vertical velocity of the offset, in points per second.
  public func release(velocity: Double = 0) {
    synchronize()
    finger = nil
    scrollView.touchEnded(velocity: ScrollPoint(x: 0, y: velocity))
  }

  /// Takes the touch away, as the system does for an alert: a release that begins no refresh.
  public func cancelTouch() {
    synchronize()
    finger = nil
    scrollView.touchCancelled()
  }

  /// Calls a closure at each sample of a gesture with the part of its time that is over, above 0.
  ///
  /// Samples lie at whole fractions of a second from the present; the last is at the end.
  func move(over duration: Duration, samplesPerSecond: Int, _ body: (Double) -> Void) {
    let start = now
    if samplesPerSecond > 0 {
      let sample = FrameLength(perSecond: Int64(samplesPerSecond))
      var time = sample.multiple(after: .zero)
      while time < duration {
        advance(to: start + time)
        body(time.inSeconds / duration.inSeconds)
        time = sample.multiple(after: time)
      }
    }
    advance(to: start + duration)
    body(1)
  }

  /// Returns the part of the way from one number to another, at the end the other exactly.
  func between(_ start: Double, _ end: Double, _ part: Double) -> Double {
    part < 1 ? start + (end - start) * part : end
  }
}
