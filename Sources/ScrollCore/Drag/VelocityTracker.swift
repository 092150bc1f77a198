/// The velocity of a finger at its lift, estimated from where it was before.
///
/// Through the newest samples a parabola is laid with the least sum of squared errors, for each
/// axis by itself, and its slope at the newest sample is the velocity; two samples give a straight
/// line. The samples that count are at most the 20 newest, none older than 100 ms before the
/// newest, up to the first gap of more than 40 ms between two. A finger that has not changed its
/// place for 100 ms or more before the lift is at rest. The lift itself counts for its time only.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(position: ScrollPoint(x: 0, y: 100), at: 0)
/// tracker.add(position: ScrollPoint(x: 0, y: 120), at: 0.01)
/// tracker.velocity(liftedAt: 0.02).y  // 2000 pt/s
/// ```
///
/// Exactly 100 ms and 40 ms still count, and 1e-9 s of slack is given. Source: the figures of the
/// least-squares tracker in Flutter and Android, which agree with recorded gestures.
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

  @inlinable static var capacity: Int { 20 }
  @inlinable static var slack: Double { 1e-9 }
  private static let horizon = 0.1
  private static let largestGap = 0.04

  /// A ring: when it is full, the sample after the newest is the oldest, and the next takes its
  /// place.
  @usableFromInline var samples: [Sample] = []
  @usableFromInline var newest = 0

  /// Creates a tracker that knows nothing; storage comes with the first sample.
  public init() {}

  /// Forgets all samples, for the next gesture; the storage is kept.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
    newest = 0
  }

  /// Notes where the finger is at a time in seconds.
  ///
  /// Of samples at one instant the last stands. One that is earlier than the newest, or has a
  /// number that is NaN or infinite, is dropped.
  /// - Complexity: O(1), with no allocation after the first sample.
  @inlinable @inline(__always)
  public mutating func add(position: ScrollPoint, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    let sample = Sample(time: time, position: position)
    guard !samples.isEmpty else { return begin(with: sample) }
    let step = time - samples[newest].time
    if step.magnitude <= Self.slack {
      samples[newest].position = position
    } else if step > 0 {
      newest = newest + 1 == Self.capacity ? 0 : newest + 1
      if newest == samples.count { samples.append(sample) } else { samples[newest] = sample }
    }
  }

  @usableFromInline
  mutating func begin(with sample: Sample) {
    samples.reserveCapacity(Self.capacity)
    samples.append(sample)
  }

  /// Returns the finger's velocity in points per second when it lifts at a time in seconds.
  ///
  /// A time that is NaN or infinite counts as that of the newest sample.
  /// - Complexity: O(1); at most 20 samples are looked at.
  public func velocity(liftedAt time: Double) -> ScrollPoint {
    guard !samples.isEmpty else { return .zero }
    let newest = samples[newest].time
    var count = 1
    var movedAt: Double?
    while count < samples.count {
      let later = samples[place(of: count - 1)]
      let earlier = samples[place(of: count)]
      if movedAt == nil, earlier.position != later.position { movedAt = later.time }
      if later.time - earlier.time > Self.largestGap + Self.slack { break }
      if newest - earlier.time > Self.horizon + Self.slack { break }
      count += 1
    }
    let lift = time.isFinite ? time : newest
    guard let movedAt, lift - movedAt < Self.horizon - Self.slack else { return .zero }
    return slope(count)
  }

  /// The place in the ring of the sample that is `age` samples older than the newest.
  private func place(of age: Int) -> Int { (newest + samples.count - age) % samples.count }

  /// The slope at the newest sample of the parabola, or line, through the `count` newest ones.
  ///
  /// The parabola is built of polynomials that are orthogonal over the samples' times, which
  /// keeps the digits that the usual normal equations lose: u = t − mean, and u² − a·u − b with
  /// a = Σu³/Σu², b = Σu²/n. Each coefficient is then a quotient of two sums.
  private func slope(_ count: Int) -> ScrollPoint {
    guard count > 1 else { return .zero }
    let newest = samples[newest]
    var sum = 0.0
    for age in 0..<count { sum += samples[place(of: age)].time - newest.time }
    let mean = sum / Double(count)
    var squares = 0.0
    var cubes = 0.0
    var linear = ScrollPoint.zero
    for age in 0..<count {
      let sample = samples[place(of: age)]
      let u = sample.time - newest.time - mean
      squares += u * u
      cubes += u * u * u
      linear.x += u * (sample.position.x - newest.position.x)
      linear.y += u * (sample.position.y - newest.position.y)
    }
    let line = ScrollPoint(x: linear.x / squares, y: linear.y / squares)
    guard count > 2 else { return ScrollPoint(x: line.x.finiteOrZero, y: line.y.finiteOrZero) }
    let (skew, spread) = (cubes / squares, squares / Double(count))
    var quadratic = ScrollPoint.zero
    var norm = 0.0
    for age in 0..<count {
      let sample = samples[place(of: age)]
      let u = sample.time - newest.time - mean
      let curve = u * u - skew * u - spread
      norm += curve * curve
      quadratic.x += curve * (sample.position.x - newest.position.x)
      quadratic.y += curve * (sample.position.y - newest.position.y)
    }
    let end = -2 * mean - skew
    return ScrollPoint(
      x: (line.x + quadratic.x / norm * end).finiteOrZero,
      y: (line.y + quadratic.y / norm * end).finiteOrZero)
  }
}
