import RefreshKit

/// Motions and changes of state.
enum MotionLines {
  static let all = [machineTransition, transition, deceleration, bounce]

  /// The decision alone, told to one closure: what the baseline does.
  static let machineTransition = Benchmark(
    name: "machine, three transitions, one observer",
    baselineName: "switch in a class, one closure", budget: 3, allowedAllocations: 0,
    operation: {
      let counter = Counter()
      let observe: (RefreshTransition) -> Void = { _ in counter.count += 1 }
      return { times in
        var machine = RefreshMachine()
        let (now, end) = (Instant.zero, Self.end)
        for _ in 0..<times {
          if let began = machine.handle(.beginCommanded, at: now).transition { observe(began) }
          if let ended = machine.handle(end, at: now).transition { observe(ended) }
          if let closed = machine.handle(.collapsed, at: now).transition { observe(closed) }
        }
        blackHole((machine, counter.count))
      }
    },
    baseline: { handWrittenTransitions() })

  private static let end = RefreshEvent.endCommanded(cycle: nil, outcome: .success, deadline: nil)

  /// The same on a view: with its inset, its content, the queue, and whoever else is to be told.
  static let transition = Benchmark(
    name: "view, three transitions, one observer", baselineName: "switch in a class, one closure",
    allowedAllocations: 0,
    operation: {
      let view = ScrollView(
        viewportSize: ScrollSize(width: 320, height: 480),
        contentSize: ScrollSize(width: 320, height: 2000))
      let control = view.addRefreshControl()
      view.contentOffset.y = 500
      let counter = Counter()
      control.addObserver { _ in counter.count += 1 }
      return { times in
        for _ in 0..<times {
          control.beginRefreshing()
          control.endRefreshing()
        }
        blackHole((counter.count, view))
      }
    },
    baseline: { handWrittenTransitions() })

  private static func handWrittenTransitions() -> Benchmark.Body {
    let states = HandWrittenStates()
    let counter = Counter()
    states.onChange = { _, _, _ in counter.count += 1 }
    return { times in
      for _ in 0..<times {
        states.begin()
        states.end()
      }
      blackHole(counter.count)
    }
  }

  final class Counter {
    var count = 0
  }

  static let deceleration = Benchmark(
    name: "one frame of a deceleration", baselineName: "closed form, one delegate call",
    budget: 2.3,
    allowedAllocations: 0,
    operation: {
      frames { view in
        view.touchBegan(at: ScrollPoint(x: 100, y: 400))
        view.touchMoved(to: ScrollPoint(x: 100, y: 390))
        view.touchEnded(velocity: ScrollPoint(x: 0, y: 2000))
      }
    },
    baseline: { motions { $0.decelerate(at: $1) } })

  static let bounce = Benchmark(
    name: "one frame of a bounce", baselineName: "closed form, one delegate call", budget: 1.6,
    allowedAllocations: 0,
    operation: {
      frames { view in
        view.touchBegan(at: ScrollPoint(x: 100, y: 100))
        view.touchMoved(to: ScrollPoint(x: 100, y: 250))
        view.touchEnded(velocity: .zero)
      }
    },
    baseline: { motions { $0.bounce(at: $1) } })

  /// Frames of a motion, all within its first half second, then all over again.
  private static func frames(_ start: @escaping (ScrollView) -> Void) -> Benchmark.Body {
    let listener = Listener()
    let view = ScrollView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 100_000))
    view.delegate = listener
    view.addRefreshControl()
    return { times in
      view.advance(to: view.now + .seconds(100))
      view.setContentOffset(.zero, animated: false)
      start(view)
      let step = Duration.milliseconds(500) / times
      var now = view.now
      for _ in 0..<times {
        now = now + step
        view.advance(to: now)
      }
      blackHole(listener.count)
    }
  }

  private static func motions(_ move: @escaping (HandWrittenMotion, Double) -> Void)
    -> Benchmark.Body
  {
    let listener = HandWrittenMotionListener()
    let motion = HandWrittenMotion(from: 60, velocity: 2000, delegate: listener)
    return { times in
      let step = 0.5 / Double(times)
      var now = 0.0
      for _ in 0..<times {
        now += step
        move(motion, now)
      }
      blackHole(listener.count)
    }
  }
}
