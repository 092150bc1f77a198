/// The velocity of a finger at its lift, estimated from where it was before.
///
/// Through the newest samples a parabola is laid with the least sum of squared errors, for each
/// axis by itself, and its slope at the newest sample is the velocity; two samples give a straight
/// line. The samples that count are those of the last 100 ms before the newest, up to the first gap
/// of more than 40 ms between two. Where they come faster than 4 ms apart they are thinned: walking
/// back from the newest, which always counts, a sample nearer than 4 ms to the last one that counts
/// is skipped. So the span of time is the same for a screen that samples at 60 Hz and for a mouse
/// at 1000 Hz. A finger that has not changed its place for 100 ms or more before the lift is at
/// rest. The lift itself counts for its time only.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(position: ScrollPoint(x: 0, y: 100), at: 0)
/// tracker.add(position: ScrollPoint(x: 0, y: 120), at: 0.01)
/// tracker.velocity(liftedAt: 0.02).y  // 2000 pt/s
/// ```
///
/// Exactly 100 ms, 40 ms and 4 ms still count, and 1e-9 s of slack is given. Source: the figures of
/// the least-squares tracker in Flutter and Android, which agree with recorded gestures.
public struct VelocityTracker: Equatable, Hashable, Sendable {
  @usableFromInline
  struct Sample: Equatable, Hashable, Sendable {
    @usableFromInline var time: Double
    @usableFromInline var position: ScrollPoint

    @inlinable
    init(time: Double, position: ScrollPoint) {
      self.time = time
      self.position = position
    }
  }

  @inlinable static var tolerance: Double { 1e-9 }
  private static let horizon = 0.1
  private static let largestGap = 0.04
  private static let leastStep = 0.004
  /// Any three samples that are kept span at least this, so that no more than 127 lie within 100
  /// ms; nothing is lost of what comes at 1000 Hz.
  @inlinable static var leastSpanOfThree: Double { 0.0016 }
  /// Room for the samples of 100 ms at 240 Hz, and for as many as are ever kept.
  private static let usualRoom = 32
  private static let greatestRoom = 128

  /// The samples in the order of time; those older than 100 ms go when room is needed.
  @usableFromInline var samples: [Sample] = []

  /// Creates a tracker that knows nothing; storage comes with the first sample.
  public init() {}

  /// Forgets all samples, for the next gesture; the storage is kept.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// Notes where the finger is at a time in seconds.
  ///
  /// Of samples at one instant the last stands. One that is earlier than the newest, or has a
  /// number that is none or a place beyond ``ScrollLimits/length``, is dropped. One that comes less
  /// than 1.6 ms after the one before the newest takes the place of the newest.
  /// - Complexity: O(1) on average; what is kept never takes up more than 128 samples.
  @inlinable @inline(__always)
  public mutating func add(position: ScrollPoint, at time: Double) {
    guard position.isWithinLimits, time.isFinite else { return }
    let newest = samples.count - 1
    if newest >= 0 {
      let step = time - samples[newest].time
      if step.magnitude <= Self.tolerance {
        samples[newest].position = position
        return
      }
      guard step > 0 else { return }
      if newest > 0, time - samples[newest - 1].time < Self.leastSpanOfThree - Self.tolerance {
        samples[newest] = Sample(time: time, position: position)
        return
      }
    }
    if samples.count == samples.capacity { makeRoom(at: time) }
    samples.append(Sample(time: time, position: position))
  }

  /// Drops what is too old to count, and gets more storage if that is not enough.
  @usableFromInline
  mutating func makeRoom(at time: Double) {
    let old = samples.prefix { time - $0.time > Self.horizon + Self.tolerance }.count
    samples.removeFirst(old)
    if old == 0 {
      samples.reserveCapacity(samples.isEmpty ? Self.usualRoom : Self.greatestRoom)
    }
  }

  /// Returns the finger's velocity in points per second when it lifts at a time in seconds.
  ///
  /// A time that is NaN or infinite counts as that of the newest sample. The velocity is held to
  /// ``ScrollLimits/length`` a second.
  /// - Complexity: O(*n*) in the number of samples within 100 ms, of which 127 are kept at most.
  public func velocity(liftedAt time: Double) -> ScrollPoint {
    guard let newest = samples.last else { return .zero }
    var moved = samples.count - 1
    while moved > 0, samples[moved - 1].position == newest.position { moved -= 1 }
    let lift = time.isFinite ? time : newest.time
    guard moved > 0, lift - samples[moved].time < Self.horizon - Self.tolerance else {
      return .zero
    }
    return slope()
  }

  /// The next sample that counts before one that does, as its place; `nil` if there is none.
  private func counted(before place: Int) -> Int? {
    let newest = samples[samples.count - 1].time
    var earlier = place - 1
    while earlier >= 0 {
      let time = samples[earlier].time
      if newest - time > Self.horizon + Self.tolerance { return nil }
      if samples[earlier + 1].time - time > Self.largestGap + Self.tolerance { return nil }
      if samples[place].time - time >= Self.leastStep - Self.tolerance { return earlier }
      earlier -= 1
    }
    return nil
  }

  /// Calls a closure with each sample that counts, as its time and place before the newest.
  private func forEachCounted(_ body: (_ time: Double, _ way: ScrollPoint) -> Void) {
    let newest = samples[samples.count - 1]
    var next: Int? = samples.count - 1
    while let place = next {
      let sample = samples[place]
      body(
        sample.time - newest.time,
        ScrollPoint(
          x: sample.position.x - newest.position.x, y: sample.position.y - newest.position.y))
      next = counted(before: place)
    }
  }

  /// The slope at the newest sample of the parabola, or line, through the samples that count.
  ///
  /// The parabola is built of polynomials that are orthogonal over the samples' times, which
  /// keeps the digits that the usual normal equations lose: u = t − mean, and u² − a·u − b with
  /// a = Σu³/Σu², b = Σu²/n. Each coefficient is then a quotient of two sums.
  private func slope() -> ScrollPoint {
    var count = 0.0
    var sum = 0.0
    forEachCounted { time, _ in
      count += 1
      sum += time
    }
    guard count > 1 else { return .zero }
    let mean = sum / count
    var squares = 0.0
    var cubes = 0.0
    var linear = ScrollPoint.zero
    forEachCounted { time, way in
      let u = time - mean
      squares += u * u
      cubes += u * u * u
      linear.x += u * way.x
      linear.y += u * way.y
    }
    let line = ScrollPoint(x: linear.x / squares, y: linear.y / squares)
    guard count > 2 else { return ScrollPoint(x: line.x.limited, y: line.y.limited) }
    let (skew, spread) = (cubes / squares, squares / count)
    var quadratic = ScrollPoint.zero
    var norm = 0.0
    forEachCounted { time, way in
      let u = time - mean
      let curve = u * u - skew * u - spread
      norm += curve * curve
      quadratic.x += curve * way.x
      quadratic.y += curve * way.y
    }
    let end = -2 * mean - skew
    return ScrollPoint(
      x: (line.x + quadratic.x / norm * end).limited,
      y: (line.y + quadratic.y / norm * end).limited)
  }
}
