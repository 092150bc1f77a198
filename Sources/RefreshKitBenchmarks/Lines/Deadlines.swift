import RefreshKit

/// The bodies of the lines about deadlines.
enum Deadlines {
  /// One driver with so many views; for one view 100 such drivers, each with its own.
  static func driven(_ count: Int) -> Benchmark.Body {
    let rigs = (0..<(count == 1 ? 100 : 1)).map { _ in DrivenViews(count) }
    return { total in
      for _ in 0..<max(1, total / count / rigs.count) {
        for rig in rigs { rig.beginRefreshing() }
        measured {
          for rig in rigs { rig.setAndFire() }
        }
      }
      blackHole(rigs[0].views[0].nextDeadline)
    }
  }

  /// A new driver takes on the views, whose deadlines are set and fire.
  static func takenOn(_ count: Int) -> Benchmark.Body {
    let rig = DrivenViews(count, isNew: true)
    return { _ in
      rig.beginRefreshing()
      measured {
        rig.takeOn()
        rig.setAndFire()
      }
      blackHole(rig.views[0].nextDeadline)
    }
  }

  /// A heap of closures that give the views their time and end the refreshes.
  static func byHand(_ count: Int) -> Benchmark.Body {
    let rigs = (0..<(count == 1 ? 100 : 1)).map { _ in DrivenViews(count, isNew: true) }
    var times = seconds(count)
    return { total in
      for _ in 0..<max(1, total / count / rigs.count) {
        for rig in rigs { rig.beginRefreshing() }
        let deadlines = times.map { (seconds: $0, instant: Instant.zero + .seconds($0)) }
        measured {
          for rig in rigs {
            var heap = DeadlineHeap()
            for (view, deadline) in zip(rig.views, deadlines) {
              heap.insert(deadline.seconds) {
                view.advance(to: deadline.instant)
                view.endRefreshing()
              }
            }
            while let now = heap.earliest {
              while let body = heap.popDue(at: now) { body() }
            }
          }
        }
        times = times.map { $0 + 2 }
      }
      blackHole(rigs[0].views[0].nextDeadline)
    }
  }

  /// Deadlines in the second that follows the first, in no order, the same in each run.
  static func seconds(_ count: Int) -> [Double] {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 1 + Double(state >> 11) * 0x1p-53
    }
  }
}

/// Views that a driver runs by a loop of the program's own, scrolled to where nothing moves at an
/// end.
private final class DrivenViews {
  let views: [ScrollView]
  private let controls: [RefreshControl]
  private let clock = SetClock()
  private var driver: RefreshDriver<SetClock>
  private let durations: [Duration]

  init(_ count: Int, isNew: Bool = false) {
    let controls = (0..<count).map { _ in RefreshControl() }
    self.controls = controls
    views = controls.map { control in
      let view = ScrollView(
        viewportSize: ScrollSize(width: 320, height: 480),
        contentSize: ScrollSize(width: 320, height: 2000))
      view.addRefreshControl(control)
      view.contentOffset.y = 500
      // What a view needs for its first refresh is not what a deadline needs.
      control.beginRefreshing()
      control.endRefreshing()
      return view
    }
    driver = RefreshDriver(clock: clock)
    durations = Deadlines.seconds(count).map { .seconds($0) }
    if !isNew { takeOn() }
  }

  /// Lets a new driver run the views.
  func takeOn() {
    driver = RefreshDriver(clock: clock)
    for view in views { driver.add(view) }
  }

  func beginRefreshing() {
    for control in controls { control.beginRefreshing() }
  }

  func setAndFire() {
    for (control, duration) in zip(controls, durations) { control.endRefreshing(after: duration) }
    while let next = driver.nextWakeUp {
      clock.now = next
      driver.runFrame()
    }
  }
}
