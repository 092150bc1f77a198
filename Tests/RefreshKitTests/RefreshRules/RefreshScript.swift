import RefreshKit

/// A random script on a table: all that fingers, code, time and callbacks may do, from one seed.
final class RefreshScript {
  let rig: RefreshRig
  let table = TableView()
  /// What the app has set last.
  private(set) var contentInset = ContentInsets(top: 64)
  private(set) var safeArea = ContentInsets()
  /// The instants at which each refresh was to end.
  private(set) var deadlines: [RefreshCycle: [Instant]] = [:]
  /// How many refreshes fingers had begun when the newest gesture began.
  private(set) var beginsBeforeGesture = 0
  /// What the last step did to the content while a finger held it, if that was nothing of the
  /// finger's.
  private(set) var movedUnderStillFinger = 0.0
  private(set) var steps: [String] = []

  private var generator: ScriptGenerator
  private let frames: Int
  /// Whether a command that changes nothing comes between two frames.
  private let noticesFrames: Bool
  /// Whether the step has moved the content by finger or by code, which may be under a finger.
  private var movesContent = false
  private var calls = 0

  // Each stretch of time is cut into so many frames. Scrolls may be followed by anything as well.
  init(
    seed: Int, frames: Int = 1, noticesFrames: Bool = false, hearsScrolls: Bool = false
  ) throws {
    generator = ScriptGenerator(state: UInt64(seed))
    self.frames = frames
    self.noticesFrames = noticesFrames
    rig = try RefreshRig(
      policy: seed % 2 == 0 ? .threshold : .release, hysteresis: seed % 3 == 0 ? 10 : 0,
      minimum: seed % 5 == 0 ? .milliseconds(300) : .zero,
      maximum: seed % 7 == 0 ? .milliseconds(900) : nil, view: table)
    table.contentInsetAdjustmentBehavior = .always
    if seed % 4 == 0 { addCallbacks() }
    if hearsScrolls { addScrollCallback() }
  }

  /// What fingers have begun so far.
  var begins: Int {
    rig.recorder.transitions.filter { $0.reason == .trigger || $0.reason == .release }.count
  }

  /// Does one thing, and notes what it was.
  func step() {
    let (wasTracking, offset, begins) = (table.isTracking, table.contentOffset, self.begins)
    movesContent = false
    steps.append(doOneThing())
    if !wasTracking && table.isTracking { beginsBeforeGesture = begins }
    let isStill = wasTracking && table.isTracking && !movesContent
    movedUnderStillFinger = isStill ? abs(table.contentOffset.y - offset.y) : 0
  }

  private func number(_ range: ClosedRange<Double>) -> Double { generator.number(range) }

  private func doOneThing() -> String {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...4:
      movesContent = true
      rig.drag(number(-250...100))
      return "drag"
    case 5...7:
      rig.release(generator.pick([0, number(-2000...2000)]))
      return "release"
    case 8...11:
      pass(number(0...0.3))
      return "time"
    case 12...14:
      let command = Int.random(in: 0..<7, using: &generator)
      doCommand(command, delay: .seconds(number(0...0.5)))
      return "command \(command)"
    case 15: return touch()
    case 16: return scroll()
    case 17: return changeControl()
    case 18: return changeSizes()
    default: return changeInsets()
    }
  }

  private func pass(_ seconds: Double) {
    let start = table.now
    for frame in 1...frames {
      table.advance(to: start + .seconds(seconds * Double(frame) / Double(frames)))
      if noticesFrames { table.setContentOffset(table.contentOffset, animated: true) }
    }
  }

  private func doCommand(_ command: Int, delay: Duration) {
    switch command {
    case 0: table.startRefreshing()
    case 1: rig.control.beginRefreshing()
    case 2: table.pullAndRefresh()
    case 3: end(after: .zero)
    case 4: end(after: delay)
    case 5: rig.control.cancelRefreshing()
    default:
      movesContent = true
      table.scrollToTopAndShowRunningRefreshControl(animated: delay > .milliseconds(250))
    }
  }

  private func end(after delay: Duration) {
    let cycle = rig.control.state.cycle
    guard case .scheduled(let instant) = table.endRefreshing(after: delay), let cycle else {
      return
    }
    deadlines[cycle, default: []].append(instant)
  }

  private func touch() -> String {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      table.touchBegan(at: .zero)
      return "touch"
    case 1:
      table.touchCancelled()
      return "cancelled touch"
    default:
      table.isOnScreen.toggle()
      return "window"
    }
  }

  private func scroll() -> String {
    if number(0...1) < 0.3 {
      table.scrollToTop()
      return "scroll to top"
    }
    movesContent = true
    let rest = table.restOffset.y
    let bottom =
      table.contentSize.height + table.adjustedContentInset.bottom - table.viewportSize.height
    rig.animate(number(rest...max(rest, bottom)))  // not where nothing brings it back
    return "animate"
  }

  private func changeControl() -> String {
    let control = rig.control
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: control.isEnabled.toggle()
    case 1: control.isHidden.toggle()
    case 2: control.title = control.title == nil ? "title" : nil
    case 3: control.setTitle(control.title(for: .armed) == nil ? "armed" : nil, for: .armed)
    case 4: control.ignoresTableHeaderView.toggle()
    default: toggleControl()
    }
    return "control"
  }

  private func toggleControl() {
    table.refreshControl = table.refreshControl == nil ? rig.control : nil
  }

  private func changeSizes() -> String {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: table.viewportSize.height = generator.pick([480, 480, 900, 120, 0])
    case 1: table.contentSize.height = generator.pick([2000, 2000, 5000, 300, 0])
    default: table.tableHeaderHeight = generator.pick([0, 0, 150, 40])
    }
    return "size"
  }

  private func changeInsets() -> String {
    func inset(_ range: ClosedRange<Double>) -> Double { number(range).rounded() }
    if number(0...1) < 0.5 {
      contentInset = ContentInsets(
        top: inset(-50...100), left: inset(0...20), bottom: inset(0...50), right: inset(0...20))
      table.contentInset = contentInset
    } else {
      safeArea = ContentInsets(
        top: inset(0...60), left: inset(0...20), bottom: inset(0...30), right: inset(0...20))
      table.safeAreaInsets = safeArea
    }
    return "inset"
  }

  // MARK: Callbacks

  /// Lets some callbacks do things, always the same ones in one script and not for ever.
  private func addCallbacks() {
    let names = [
      "B", "EB", "WD", "DD", "EA", "ED(true)", "action", "begin", "end success", "armed", "should",
      "idle>pulling drag", "pulling>refreshing trigger", "refreshing>ending command",
      "ending>idle collapsed",
    ]
    for name in names where number(0...1) < 0.4 {
      let (command, delay) = (Int.random(in: 0..<10, using: &generator), number(0...0.5))
      rig.recorder.hooks[name] = { [unowned self] _ in
        calls += 1
        guard calls < 40 else { return }
        switch command {
        case 7: toggleControl()
        case 8: rig.control.isHidden.toggle()
        case 9: rig.control.isEnabled.toggle()
        default: doCommand(command, delay: .seconds(delay))
        }
      }
    }
  }

  /// Lets every tenth scroll be followed by something, now and then by a touch or a jump.
  private func addScrollCallback() {
    var random = ScriptGenerator(state: generator.next())
    rig.recorder.hooks["S"] = { [unowned self] _ in
      guard random.number(0...1) < 0.1 else { return }
      let (choice, size) = (Int.random(in: 0..<17, using: &random), random.number(0...1))
      switch choice {
      case 7: table.touchBegan(at: .zero)
      case 8: rig.release(size * 1000)
      case 9: table.contentOffset.y += size * 50
      case 10: table.contentInset.top = (size * 40).rounded()
      case 11: toggleControl()
      case 12: table.refreshControl?.title = size < 0.5 ? nil : "title"
      case 13: table.contentSize.height = 1000 + (size * 1000).rounded()
      case 14: table.scrollToHold(animated: size < 0.7)
      case 15: table.returnToRest()
      case 16: table.setContentOffset(ScrollPoint(x: 0, y: size * 300), animated: true)
      default: doCommand(choice, delay: .seconds(size / 4))
      }
    }
  }

  /// Lifts the finger, shows the control, ends what runs and lets all come to rest.
  func finish() {
    rig.recorder.hooks = [:]
    if table.isTracking { rig.release() }
    table.viewportSize.height = 480
    table.refreshControl = rig.control
    rig.control.isHidden = false
    rig.control.cancelRefreshing()
    rig.settle()
  }
}
