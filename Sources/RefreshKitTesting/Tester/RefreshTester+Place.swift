public import RefreshKit

// A finger at places of the view, as a touch screen sees it. Coordinates are points from the top
// left corner of the view, and y grows downwards.
extension RefreshTester {
  /// Puts a finger down and keeps it there.
  ///
  /// Content that moves is stopped. A second finger is ignored, and the view reports it.
  ///
  /// - Parameter place: Where, in view coordinates; left out, the middle of the view.
  public func touchDown(at place: ScrollPoint? = nil) {
    synchronize()
    let place = place ?? middle
    if !scrollView.isTracking, place.x.isFinite, place.y.isFinite { finger = place }
    scrollView.touchBegan(at: place)
  }

  /// Moves the finger on by a distance; it stays down.
  ///
  /// The finger that is down goes on, or one is put down in the middle of the view. In the list the
  /// content goes the way of the finger, past an edge it lags behind as the rubber band says.
  ///
  /// - Parameters:
  ///   - distance: How far the finger goes down, in points; below 0 up.
  ///   - sideways: How far it goes to the right, in points; below 0 to the left.
  ///   - duration: How long it takes; 0 or less is one move at the present instant.
  ///   - samplesPerSecond: How often it is seen to move; with 0 or less once, at the end.
  /// - Throws: ``RefreshTesterError/fingerPlaceUnknown`` if the finger was not put down by place.
  /// - Complexity: O(n) in the number of samples.
  public func drag(
    by distance: Double, sideways: Double = 0, over duration: Duration = .milliseconds(300),
    samplesPerSecond: Int = 60
  ) throws(RefreshTesterError) {
    let start = try placeOfFinger()
    try dragFinger(
      to: ScrollPoint(x: start.x + sideways, y: start.y + distance), over: duration,
      samplesPerSecond: samplesPerSecond)
  }

  /// Moves the finger to a place in view coordinates; it stays down.
  ///
  /// All else is as in ``drag(by:sideways:over:samplesPerSecond:)``, the error too.
  ///
  /// - Complexity: O(n) in the number of samples.
  public func dragFinger(
    to place: ScrollPoint, over duration: Duration = .milliseconds(300), samplesPerSecond: Int = 60
  ) throws(RefreshTesterError) {
    let start = try placeOfFinger()
    move(over: duration, samplesPerSecond: samplesPerSecond) { part in
      fingerMoves(
        to: ScrollPoint(x: between(start.x, place.x, part), y: between(start.y, place.y, part)))
    }
  }

  /// Lets time pass with the finger where it is; without one, puts it down in the middle of the
  /// view.
  ///
  /// After a hold of 0.1 seconds a lift has no velocity.
  ///
  /// - Parameter duration: How long; 0 or less is no time.
  /// - Complexity: O(n) in the number of what falls due.
  public func hold(for duration: Duration) {
    synchronize()
    if !scrollView.isTracking { touchDown() }
    advance(by: duration)
  }

  /// Lifts the finger with the velocity that its moves of the last 0.1 seconds show, as on a
  /// device.
  ///
  /// Moves by place count for the velocity; ``drag(to:over:samplesPerSecond:)`` has none.
  public func lift() {
    synchronize()
    finger = nil
    scrollView.touchEnded()
  }

  /// Touches the view and lifts without having moved: stops the content, or selects a row.
  ///
  /// - Parameters:
  ///   - place: Where, in view coordinates; left out, the middle of the view.
  ///   - duration: How long the finger is down.
  public func tap(at place: ScrollPoint? = nil, for duration: Duration = .milliseconds(50)) {
    touchDown(at: place)
    advance(by: duration)
    lift()
  }

  /// Repeats recorded touches from now on, each at its time.
  ///
  /// The velocity of a release comes from the touches before it, as on a device.
  ///
  /// - Parameter touches: The touches of one or more gestures, in the order of time.
  /// - Throws: ``RefreshTesterError/touchGoesBack(index:)`` before anything has happened, if a time
  ///   lies before 0 or before that of the touch in front of it, or is not a number.
  /// - Complexity: O(n) in the number of touches and of frames between them.
  public func replay(_ touches: [RecordedTouch]) throws(RefreshTesterError) {
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
      case .began: touchDown(at: place)
      case .moved: fingerMoves(to: place)
      case .ended: lift()
      case .cancelled: cancelTouch()
      }
    }
  }

  /// The middle of the view, in view coordinates.
  var middle: ScrollPoint {
    ScrollPoint(x: scrollView.viewportSize.width / 2, y: scrollView.viewportSize.height / 2)
  }

  /// Answers where the finger is, and puts one down if none is.
  private func placeOfFinger() throws(RefreshTesterError) -> ScrollPoint {
    synchronize()
    if !scrollView.isTracking { touchDown() }
    guard let finger else { throw .fingerPlaceUnknown }
    return finger
  }

  /// Moves the finger; a place that makes no sense is refused by the view, and the finger stays.
  private func fingerMoves(to place: ScrollPoint) {
    if place.x.isFinite, place.y.isFinite { finger = place }
    scrollView.touchMoved(to: place)
  }
}
