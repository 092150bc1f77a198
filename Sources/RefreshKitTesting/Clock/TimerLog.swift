public import RefreshKit

/// The book of a fake timer: what a host has scheduled, cancelled and been called for.
///
/// A host that keeps one timer for the `nextEvent` of its view must cancel before it schedules
/// anew, and never cancel what is not there. The log throws at once where it does, and keeps the
/// fault for ``expectClosed()``, since a host seldom hands an error on:
///
/// ```swift
/// final class FakeTimer: HostTimer {
///   var log = TimerLog<String>()
///   func schedule(at instant: Instant) { try? log.schedule("frame", at: instant) }
///   func cancel() { try? log.cancel("frame") }
/// }
///
/// host.view.startRefreshing()
/// host.view.endRefreshing(after: .seconds(2))
/// XCTAssertEqual(timer.log.open, [.init(id: "frame", instant: .zero + .seconds(2))])
/// while let id = timer.log.takeNext(dueAt: clock.now) { host.fire(id) }
/// try timer.log.expectClosed()
/// ```
public struct TimerLog<ID: Hashable & Sendable>: Sendable {
  /// Something that is scheduled.
  public struct Entry: Equatable, Sendable {
    /// The name under which it can be cancelled.
    public var id: ID
    /// When it is due.
    public var instant: Instant

    /// Creates an entry.
    public init(id: ID, instant: Instant) {
      self.id = id
      self.instant = instant
    }
  }

  /// Something that was done with the timer.
  public enum Event: Equatable, Sendable {
    /// It was scheduled for an instant.
    case scheduled(ID, at: Instant)
    /// It was cancelled before its time.
    case cancelled(ID)
    /// It was taken because it was due at this instant.
    case fired(ID, at: Instant)
  }

  /// What is scheduled and not done, in the order of the instants, at one instant in that of the
  /// calls.
  public var open: [Entry] { queue.entries.map { Entry(id: $0.element, instant: $0.deadline) } }

  private var queue = DeadlineQueue<ID>()

  /// All that was done rightly, in order.
  public private(set) var events: [Event] = []
  /// All that was done wrongly, in order.
  public private(set) var faults: [ScheduleFault] = []

  /// Creates an empty log.
  public init() {}

  /// Writes down that something is to happen at an instant.
  ///
  /// - Throws: ``ScheduleFault/scheduledTwice(id:at:already:)`` if it is scheduled already,
  ///   whatever the instant; the earlier entry stays.
  /// - Complexity: O(n) in the number of open entries.
  public mutating func schedule(_ id: ID, at instant: Instant) throws(ScheduleFault) {
    if let entry = open.first(where: { $0.id == id }) {
      throw note(.scheduledTwice(id: "\(id)", at: instant, already: entry.instant))
    }
    queue.add(id, at: instant)
    events.append(.scheduled(id, at: instant))
  }

  /// Writes down that something is not to happen any more.
  ///
  /// - Throws: ``ScheduleFault/unknownCancel(id:open:)`` if it is not scheduled: never was, has
  ///   been cancelled, or has fired.
  /// - Complexity: O(n) in the number of open entries.
  public mutating func cancel(_ id: ID) throws(ScheduleFault) {
    guard queue.remove(where: { $0 == id }) != nil else {
      throw note(.unknownCancel(id: "\(id)", open: openWords))
    }
    events.append(.cancelled(id))
  }

  /// Takes out what is due first.
  ///
  /// An entry is due at its instant and later. They are taken one at a time, so that what the first
  /// does can still cancel the second.
  ///
  /// - Parameter now: The present of the fake timer.
  /// - Returns: The name of the entry; `nil` if nothing is due.
  /// - Complexity: O(n) in the number of open entries.
  public mutating func takeNext(dueAt now: Instant) -> ID? {
    guard let id = queue.removeDue(at: now, atMost: 1).first else { return nil }
    events.append(.fired(id, at: now))
    return id
  }

  /// Judges the whole book: no fault happened, and nothing is left.
  ///
  /// - Throws: The first of ``faults``, or ``ScheduleFault/leftOpen(_:)``.
  /// - Complexity: O(n) in the number of open entries.
  public func expectClosed() throws(ScheduleFault) {
    if let fault = faults.first { throw fault }
    if !open.isEmpty { throw .leftOpen(openWords) }
  }

  private var openWords: [String] {
    open.map { "\($0.id) at \($0.instant.sinceStart.inSeconds.formatted(decimals: 3)) s" }
  }

  private mutating func note(_ fault: ScheduleFault) -> ScheduleFault {
    faults.append(fault)
    return fault
  }
}
