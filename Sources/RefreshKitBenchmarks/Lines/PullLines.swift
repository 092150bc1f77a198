import RefreshKit

/// A whole pull, and many lists at once.
enum PullLines {
  static let all = [wholePull, manyLists]

  /// A touch, 60 samples, a refresh that begins at the lift, 12 frames to hold, its end, and 48
  /// frames of the collapse.
  static let wholePull = Benchmark(
    name: "whole pull: touch, 60 samples, refresh, end, collapse",
    baselineName: "its parts by hand", budget: 2.4, allowedAllocations: 5, times: 2_000,
    operation: {
      let view = ScrollView(
        viewportSize: ScrollSize(width: 320, height: 480),
        contentSize: ScrollSize(width: 320, height: 2000))
      let listener = Listener()
      view.delegate = listener
      view.addRefreshControl(RefreshControl(configuration: .mjRefresh))
      return { times in
        for _ in 0..<times {
          view.touchBegan(at: ScrollPoint(x: 100, y: 100))
          for sample in 1...60 {
            view.touchMoved(to: ScrollPoint(x: 100, y: 100 + 3 * Double(sample)))
          }
          view.touchEnded(velocity: .zero)
          frames(12, of: view)
          view.endRefreshing()
          frames(48, of: view)
          view.advance(to: view.now + .seconds(1))
        }
        blackHole((listener.count, view))
      }
    },
    baseline: {
      let listener = HandWrittenListener()
      let view = HandWrittenScrollView(delegate: listener)
      let motionListener = HandWrittenMotionListener()
      let motion = HandWrittenMotion(from: 60, velocity: 0, delegate: motionListener)
      let states = HandWrittenStates()
      let counter = MotionLines.Counter()
      states.onChange = { _, _, _ in counter.count += 1 }
      return { times in
        for _ in 0..<times {
          view.touchBegan(x: 100, y: 100)
          for sample in 1...60 {
            view.touchMoved(x: 100, y: 100 + 3 * Double(sample))
          }
          states.begin()
          for frame in 1...12 { motion.bounce(at: Double(frame) / 60) }
          states.end()
          for frame in 1...49 { motion.bounce(at: Double(frame) / 60) }
        }
        blackHole((listener.count, motionListener.count, counter.count))
      }
    })

  private static func frames(_ count: Int, of view: ScrollView) {
    var now = view.now
    for _ in 0..<count {
      now = now + .nanoseconds(16_666_667)
      view.advance(to: now)
    }
  }

  /// 10,000 lists that run on side by side, beside one that has all their frames.
  ///
  /// The difference is what is lost to the caches. One allocation for each list is its
  /// deceleration.
  static let manyLists = Benchmark(
    name: "10,000 lists, a frame each", baselineName: "1 list, as many frames", budget: 1.3,
    clock: .processor,
    times: 600_000,
    operation: { decelerating(lists: 10_000) },
    baseline: { decelerating(lists: 1) })

  private static func decelerating(lists count: Int) -> Benchmark.Body {
    let listener = Listener()
    let views = (0..<count).map { _ in
      let view = ScrollView(
        viewportSize: ScrollSize(width: 320, height: 480),
        contentSize: ScrollSize(width: 320, height: 1_000_000))
      view.delegate = listener
      view.addRefreshControl()
      return view
    }
    return { times in
      for view in views {
        view.advance(to: view.now + .seconds(100))
        view.setContentOffset(.zero, animated: false)
        view.touchBegan(at: ScrollPoint(x: 100, y: 400))
        view.touchMoved(to: ScrollPoint(x: 100, y: 390))
        view.touchEnded(velocity: ScrollPoint(x: 0, y: 2000))
      }
      let frames = times / count
      let step = Duration.seconds(2) / max(1, frames)
      var now = views[0].now
      for _ in 0..<frames {
        now = now + step
        for view in views { view.advance(to: now) }
      }
      blackHole(listener.count)
    }
  }
}
