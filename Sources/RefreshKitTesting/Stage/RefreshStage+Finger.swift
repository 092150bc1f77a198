import RefreshKit

extension RefreshStage {
  /// Pulls the content 10 points past the trigger distance and lets go.
  ///
  /// The view begins a refresh if it may: at the trigger under the policy `threshold`, at the release
  /// under `release`. From inside the list the finger goes all the way in one stroke. The content is
  /// released at rest and has not moved since; ``settle(within:)`` lets it go to hold.
  ///
  /// - Throws: ``RefreshStageError/noControl`` if the view has no refresh control to pull.
  public func pull() throws(RefreshStageError) {
    guard let control = scrollView.refreshControl else { throw .noControl }
    pull(by: control.triggerDistance + 10)
  }

  /// Pulls the content to a distance below its rest and lets go.
  ///
  /// - Parameters:
  ///   - distance: The pull distance in points: how far the content is below its rest, not how far the
  ///     finger goes. The most is 0.99 of the height of the view.
  ///   - duration: How long the finger takes.
  /// - Complexity: O(n) in the number of frames.
  public func pull(by distance: Double, over duration: Duration = .milliseconds(300)) {
    scroll(to: scrollView.restOffset.y - distance, over: duration)
  }

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
  /// The finger that is down goes on, or one is put down. It moves evenly in frames, and arrives at the
  /// end of the duration. Past an edge that a finger may pass, 0.99 of the height of the view is the
  /// farthest; at another edge the content stops.
  ///
  /// - Parameters:
  ///   - y: The offset, in points.
  ///   - duration: How long the finger takes; 0 or less is one move at the present instant.
  /// - Complexity: O(n) in the number of frames.
  public func drag(to y: Double, over duration: Duration = .milliseconds(300)) {
    synchronize()
    let start = scrollView.contentOffset
    scrollView.drag(to: start)
    move(over: duration) { part in
      let place = part < 1 ? start.y + (y - start.y) * part : y
      scrollView.drag(to: ScrollPoint(x: scrollView.contentOffset.x, y: place))
    }
  }

  /// Flings the list: moves a finger evenly for 0.1 seconds and lifts it in motion.
  ///
  /// The finger starts in the middle of the view. The content is left moving; see ``settle(within:)``.
  ///
  /// - Parameter velocity: The vertical velocity of the offset at the release, in points per second:
  ///   above 0 the list scrolls on, below 0 back to its top.
  public func fling(velocity: Double) {
    synchronize()
    let duration = Duration.milliseconds(100)
    let size = scrollView.viewportSize
    let start = ScrollPoint(x: size.width / 2, y: size.height / 2)
    scrollView.touchBegan(at: start)
    move(over: duration) { part in
      let way = velocity * duration.inSeconds * part
      scrollView.touchMoved(to: ScrollPoint(x: start.x, y: start.y - way))
    }
    release(velocity: velocity)
  }

  /// Lifts the finger.
  ///
  /// - Parameter velocity: The vertical velocity of the offset, in points per second.
  public func release(velocity: Double = 0) {
    synchronize()
    scrollView.touchEnded(velocity: ScrollPoint(x: 0, y: velocity))
  }

  /// Takes the touch away, as the system does for an alert: a release that begins no refresh.
  public func cancelTouch() {
    synchronize()
    scrollView.touchCancelled()
  }

  /// Repeats recorded touches from now on, each at its time.
  ///
  /// The velocity of a release comes from the touches before it, as on a device.
  ///
  /// - Parameter touches: The touches of one or more gestures, in the order of time.
  /// - Throws: ``RefreshStageError/touchGoesBack(index:)`` before anything has happened, if a time lies
  ///   before 0 or before that of the touch in front of it, or is not a number.
  /// - Complexity: O(n) in the number of touches and of frames between them.
  public func replay(_ touches: [RecordedTouch]) throws(RefreshStageError) {
    synchronize()
    var last = 0.0
    for (index, touch) in touches.enumerated() {
      guard touch.time >= last, touch.time.isFinite else { throw .touchGoesBack(index: index) }
      last = touch.time
    }
    let start = now
    for touch in touches {
      advance(to: start + Duration(limitingSeconds: touch.time))
      let place = ScrollPoint(x: touch.x, y: touch.y)
      switch touch.phase {
      case .began: scrollView.touchBegan(at: place)
      case .moved: scrollView.touchMoved(to: place)
      case .ended: scrollView.touchEnded()
      case .cancelled: scrollView.touchCancelled()
      }
    }
  }

  /// Calls a closure at each frame of a gesture with the part of its time that is over, above 0.
  private func move(over duration: Duration, _ body: (Double) -> Void) {
    let start = now
    var count = 1
    while Self.frame * count < duration {
      advance(to: start + Self.frame * count)
      body((Self.frame * count).inSeconds / duration.inSeconds)
      count += 1
    }
    advance(to: start + duration)
    body(1)
  }
}
