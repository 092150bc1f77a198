/// What fake screens stand in: it records what happens to them, and says when transitions end.
///
/// ```swift
/// let window = FakeWindow(root: master)
/// window.endsTransitionsAtOnce = false
/// try master.perform(.detail, payload: 3)  // runs until …
/// window.endTransitions()                  // … here
/// ```
public final class FakeWindow {
  /// The screen at the bottom; it is loaded when it is set.
  public internal(set) var root: FakeScreen? {
    didSet {
      guard root !== oldValue else { return }
      oldValue?.ownWindow = nil
      root?.ownWindow = self
      root?.load()
    }
  }

  /// What has happened, in order, such as `push Detail on FakeNavigation`.
  public private(set) var trace: [String] = []

  /// Whether a transition ends as soon as it has begun; else ``endTransitions()`` ends it.
  public var endsTransitionsAtOnce = true

  /// Whether each transition so far was animated, in order.
  public private(set) var animations: [Bool] = []

  private var running: [FakeTransition] = []

  /// Creates a window, and loads its root.
  public init(root: FakeScreen) {
    self.root = root
    root.ownWindow = self
    root.load()
  }

  /// How many transitions have begun and not ended.
  public var runningTransitions: Int { running.count }

  /// Ends the transitions that are running, in the order in which they began; not those that begin
  /// because one ends.
  public func endTransitions() {
    let ended = running
    running = []
    for transition in ended { transition.end() }
  }

  /// Forgets the transitions that are running, as a platform does that never tells of their end.
  public func dropTransitions() {
    let dropped = running
    running = []
    for transition in dropped { transition.forget() }
  }

  /// Takes the root out, with all that stands on it.
  public func removeRoot() {
    root = nil
  }

  /// Forgets what has happened.
  public func clearTrace() {
    trace = []
    animations = []
  }

  func record(_ line: String) {
    trace.append(line)
  }

  func begin(_ transition: FakeTransition, animated: Bool) {
    animations.append(animated)
    if endsTransitionsAtOnce { transition.end() } else { running.append(transition) }
  }
}

@available(*, unavailable)
extension FakeWindow: Sendable {}
