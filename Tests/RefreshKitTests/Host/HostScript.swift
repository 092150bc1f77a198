import RefreshKit

/// A random script on any kind of host: all that fingers, code, time and callbacks may do.
final class HostScript {
  let rig: any HostRig
  let control: RefreshControl
  private(set) var ownInset = 3.0
  /// The instants at which each refresh was to end.
  private(set) var deadlines: [RefreshCycle: [Instant]] = [:]
  /// How many refreshes fingers had begun when the newest gesture began.
  private(set) var beginsBeforeGesture = 0
  /// How far the content went under a finger that did not move it.
  private(set) var movedUnderStillFinger = 0.0
  private(set) var steps: [String] = []

  private let other: any HostRig
  private var generator: ScriptGenerator
  private var movesContent = false
  private var calls = 0

  init(seed: Int, suite: HostSuite) throws {
    generator = ScriptGenerator(state: UInt64(seed))
    rig = try suite.rig(
      seed % 2 == 0 ? .threshold : .release,
      minimum: seed % 5 == 0 ? .milliseconds(300) : .zero,
      maximum: seed % 7 == 0 ? .milliseconds(900) : nil)
    control = rig.control
    other = suite.makeRig()
    if seed % 3 == 0 { addCallbacks() }
  }

  /// What fingers have begun so far.
  var begins: Int {
    rig.log.transitions.filter { $0.reason == .trigger || $0.reason == .release }.count
  }

  /// Does one thing, and notes what it was.
  func step() {
    let (wasTracking, begins) = (rig.host.isTracking, self.begins)
    let place = rig.place + rig.ownInset
    movesContent = false
    steps.append(doOneThing())
    if !wasTracking && rig.host.isTracking { beginsBeforeGesture = begins }
    let isStill = wasTracking && rig.host.isTracking && !movesContent
    movedUnderStillFinger = isStill ? abs(rig.place + rig.ownInset - place) : 0
  }

  private func whole(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &generator))
  }

  private func doOneThing() -> String {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...5:
      movesContent = true
      rig.drag(to: whole(-6...9))
      return "drag"
    case 6...8:
      rig.lift()
      return "lift"
    case 9...11:
      rig.advance(generator.number(0...0.3))
      return "time"
    case 12...14:
      let command = Int.random(in: 0..<7, using: &generator)
      doCommand(command, delay: .seconds(generator.number(0...0.5)))
      return "command \(command)"
    case 15:
      generator.number(0...1) < 0.5 ? rig.cancelTouch() : rig.touch()
      return "touch"
    case 16:
      movesContent = true
      rig.glide(to: whole(-20...0))
      return "glide"
    case 17:
      changeControl(Int.random(in: 0..<7, using: &generator))
      return "control"
    case 18:
      ownInset = whole(-1...6)
      rig.ownInset = ownInset
      return "inset"
    default:
      if generator.number(0...1) < 0.5 {
        rig.setWindow(generator.pick([32, 8, 0]))
        return "window"
      }
      rig.host.isOnScreen.toggle()
      return "screen"
    }
  }

  private func doCommand(_ command: Int, delay: Duration) {
    switch command {
    case 0: rig.host.startRefreshing()
    case 1: control.beginRefreshing()
    case 2: rig.host.pullAndRefresh()
    case 3: end(after: .zero)
    case 4: end(after: delay)
    case 5: control.cancelRefreshing()
    default:
      movesContent = true
      rig.host.scrollToTopAndShowRunningRefreshControl(animated: delay > .milliseconds(250))
    }
  }

  private func end(after delay: Duration) {
    let cycle = control.state.cycle
    guard case .scheduled(let instant) = control.endRefreshing(after: delay), let cycle else {
      return
    }
    deadlines[cycle, default: []].append(instant)
  }

  private func changeControl(_ change: Int) {
    switch change {
    case 0: control.isEnabled.toggle()
    case 1: control.isHidden.toggle()
    case 2: control.title = control.title == nil ? "title" : nil
    case 3: other.host.addRefreshControl(control, replaceIfExists: true)
    case 4: rig.host.refreshControl = nil
    default: rig.host.refreshControl = control
    }
  }

  /// Lets some callbacks do things, always the same ones in one script and not for ever.
  private func addCallbacks() {
    let names = [
      "S", "EA", "action", "begin", "end success", "armed", "question", "idle>pulling drag",
      "pulling>refreshing trigger", "refreshing>ending command", "ending>idle collapsed",
    ]
    for name in names where generator.number(0...1) < 0.4 {
      let choice = Int.random(in: 0..<14, using: &generator)
      let delay = Duration.seconds(generator.number(0...0.5))
      rig.log.hooks[name] = { [unowned self] in
        calls += 1
        // Another host is not in the middle of telling something, and would tell at once.
        guard calls < 40, control.host == nil || control.host === rig.host else { return }
        choice < 7 ? doCommand(choice, delay: delay) : changeControl(choice - 7)
      }
    }
  }

  /// Lifts the finger, shows the control, ends what runs and lets all come to rest.
  func finish() {
    rig.log.hooks = [:]
    if rig.host.isTracking { rig.lift() }
    rig.setWindow(32)
    rig.host.refreshControl = control
    control.isHidden = false
    control.cancelRefreshing()
    rig.settle()
  }
}
