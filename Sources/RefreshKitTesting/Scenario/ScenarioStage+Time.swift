import RefreshKit

extension ScenarioStage {
  /// Lets the clock run from the present to an instant, in frames that are counted from the
  /// present.
  ///
  /// Frames in which nothing moves and nothing falls due tell nothing, and are left out.
  ///
  /// - Parameters:
  ///   - end: How far it runs.
  ///   - frame: The length of a frame; without one there are no frames.
  ///   - place: What says in the scenario how far the clock is to run.
  /// - Throws: ``ScenarioError`` if that takes more frames or tells more events than a run may.
  func run(to end: Instant, frame: FrameLength, place: @autoclosure () -> String) throws {
    let start = view.now
    guard end > start else { return }
    while frame.duration > .zero {
      var present = view.now
      if view.isMoving {
        try checkFrames(until: end, frame, place())
      } else {
        guard let event = view.nextEvent, event < end else { break }
        present = max(present, event - frame.duration)
      }
      let next = start + frame.multiple(after: present - start)
      guard next < end else { break }
      frames += 1
      view.advance(to: next)
      try checkEvents(place())
    }
    view.advance(to: end)
    try checkEvents(place())
  }

  /// Refuses a motion whose frames are too many before they are run, where that can be foreseen.
  private func checkFrames(until end: Instant, _ frame: FrameLength, _ place: String) throws {
    let most = frame.seconds * Double(limit - frames)
    guard (end - view.now).inSeconds > most else { return }
    // When the motion ends is asked only if there is time for too many frames.
    guard let event = view.nextEvent, (event - view.now).inSeconds <= most else {
      throw ScenarioError(
        description: "\(place): the content moves for more than \(limit) frames until then, "
          + "end the run earlier or make frames longer")
    }
  }

  /// Refuses a run that has told more than may be printed; a checkpoint is as long as ten events.
  func checkEvents(_ place: String) throws {
    guard recorder.events.count + 10 * checkpoints.count > limit else { return }
    throw ScenarioError(
      description: "\(place): the run tells more than \(limit) events until then "
        + "(a checkpoint counts as ten), make it shorter")
  }
}
