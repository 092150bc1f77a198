import RefreshKit

/// One driver with many views whose content moves.
enum DrivenFrames {
  /// Beside the same frames given to the views by hand; it leaves out when a frame is due and for
  /// whom.
  static let line = Benchmark(
    name: "driver, a frame of each of 1000 moving views", baselineName: "the same frames by hand",
    allowedAllocations: 0.1, times: 60_000, measuresPart: true,
    operation: {
      let views = moving()
      let clock = SetClock()
      let driver = RefreshDriver(clock: clock)
      for view in views { driver.add(view) }
      return { total in
        rounds(total, of: views) {
          guard let next = driver.nextWakeUp else { return }
          clock.now = next
          driver.runFrame()
        }
      }
    },
    baseline: {
      let views = moving()
      return { total in
        rounds(total, of: views) {
          let now = views[0].now + .seconds(1) / 60
          for view in views { view.advance(to: now) }
        }
      }
    })

  private static func moving() -> [ScrollView] {
    (0..<1_000).map { _ in
      let view = ScrollView(
        viewportSize: ScrollSize(width: 320, height: 480),
        contentSize: ScrollSize(width: 320, height: 1_000_000))
      view.addRefreshControl()
      return view
    }
  }

  /// Lets views glide for a second, again and again.
  private static func rounds(_ total: Int, of views: [ScrollView], frame: () -> Void) {
    for _ in 0..<max(1, total / views.count / 60) {
      for view in views {
        view.contentOffset.y = 100
        view.touchBegan(at: ScrollPoint(x: 100, y: 400))
        view.touchMoved(to: ScrollPoint(x: 100, y: 390))
        view.touchEnded(velocity: ScrollPoint(x: 0, y: 2000))
      }
      measured {
        for _ in 0..<60 { frame() }
      }
      blackHole(views[0].contentOffset.y)
    }
  }
}
