import RefreshCore

/// The instants of a driver's frames: the multiples of a length of time.
struct FrameGrid {
  let frameDuration: Duration
  /// The frame that was asked for last, since all hosts of a frame ask for the same next one.
  private var latest = Instant.zero
  /// The one before it.
  private var previous = Instant.zero

  init(frameDuration: Duration) {
    self.frameDuration = frameDuration
  }

  /// The first frame after an instant.
  mutating func frame(after instant: Instant) -> Instant {
    if instant >= previous, instant < latest { return latest }
    let past = (instant.sinceStart / frameDuration).rounded(.down)
    // A host may have been advanced by hand to where frames cannot be counted.
    guard abs(past) < 0x1p52 else { return instant + frameDuration }
    latest = Instant(sinceStart: frameDuration * (Int64(past) + 1))
    // The quotient is rounded, so that it may be one too many or too few where a frame is near.
    if latest <= instant { latest = latest + frameDuration }
    if latest - frameDuration > instant { latest = latest - frameDuration }
    previous = latest - frameDuration
    return latest
  }
}
