import RefreshKit

/// A delegate with the refinement set that counts scrolls, as a screen's would.
final class Listener: ScrollViewRefreshControlDelegate {
  private(set) var count = 0

  func scrollViewDidScroll(_ scrollView: ScrollView) { count += 1 }
  func didBeginRefresh(in scrollView: ScrollView) {}
}

/// Drags: the paths that run for each event of a finger.
enum DragLines {
  static let all = [
    machine, sample, sampleWithoutDelegate, sampleBesideCasts, sampleBesideHandlers,
  ]

  /// Travels of a finger past the edge, below the trigger and never twice the same.
  static let travels: [Double] = (0..<64).map { 20 + Double($0) }

  static let machine = Benchmark(
    name: "machine, one drag event", baselineName: "enum and switch, inlined", budget: 2.5,
    allowedAllocations: 0,
    operation: {
      var machine = RefreshMachine()
      _ = machine.handle(.touchBegan(distance: 0), at: .zero)
      let (start, band, now) = (machine, RubberBand(dimension: 480), Instant.zero)
      let travels = Self.travels
      return { times in
        var machine = start
        var armed = 0
        for time in 0..<times {
          if drag(&machine, band, travels[time & 63], at: now) { armed += 1 }
        }
        blackHole((machine, armed))
      }
    },
    baseline: {
      let travels = Self.travels
      return { times in
        var pull = HandWrittenPull()
        var armed = 0
        for time in 0..<times where drag(&pull, travels[time & 63]) {
          armed += 1
        }
        blackHole((pull, armed))
      }
    })

  static let sample = Benchmark(
    name: "scroll view, one drag sample", baselineName: "class by hand, weak delegate",
    budget: 2.2,
    allowedAllocations: 0,
    operation: { libraryDrag(Listener()) },
    baseline: { handWrittenDrag(HandWrittenListener()) })

  static let sampleWithoutDelegate = Benchmark(
    name: "the same without a delegate", baselineName: "class by hand, no delegate", budget: 3,
    allowedAllocations: 0,
    operation: { libraryDrag(nil) },
    baseline: { handWrittenDrag(nil) })

  /// Beside two usual ways to tell of a drag, each with the same arithmetic: the library is to take
  /// fewer.
  static let sampleBesideCasts = Benchmark(
    name: "scroll view, one drag sample beside casts", baselineName: "class by hand, as? an event",
    budget: 1, allowedAllocations: 0,
    operation: { libraryDrag(Listener()) },
    baseline: {
      let listener = CastingListener()
      let view = CastingScrollView()
      view.delegate = listener
      return drag(view) { listener.count }
    })

  static let sampleBesideHandlers = Benchmark(
    name: "scroll view, one drag sample beside closures", baselineName: "class by hand, didSet",
    budget: 1, allowedAllocations: 0,
    operation: { libraryDrag(Listener()) },
    baseline: {
      let view = ObservedScrollView()
      let listener = ObservedListener(view)
      return drag(view) { listener.count }
    })

  /// One event, as a caller sees it who keeps the machine somewhere: not a part of a loop that is
  /// known.
  @inline(never)
  private static func drag(
    _ machine: inout RefreshMachine, _ band: RubberBand, _ travel: Double, at now: Instant
  ) -> Bool {
    let distance = band.displacement(forTravel: travel)
    return machine.handle(.dragged(to: distance), at: now).armed == true
  }

  @inline(never)
  private static func drag(_ pull: inout HandWrittenPull, _ travel: Double) -> Bool {
    pull.drag(travel: travel)
  }

  private static func libraryDrag(_ listener: Listener?) -> Benchmark.Body {
    let view = ScrollView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
    view.delegate = listener
    view.addRefreshControl()
    view.touchBegan(at: ScrollPoint(x: 100, y: 100))
    let travels = Self.travels
    return { times in
      for time in 0..<times {
        view.touchMoved(to: ScrollPoint(x: 100, y: 100 + travels[time & 63]))
      }
      blackHole(listener?.count)
    }
  }

  private static func handWrittenDrag(_ listener: HandWrittenListener?) -> Benchmark.Body {
    drag(HandWrittenScrollView(delegate: listener)) { listener?.count }
  }

  /// Drags a view by hand; `count` says what its listener has heard.
  private static func drag(
    _ view: some DraggedByHand, count: @escaping () -> Int?
  ) -> Benchmark.Body {
    view.touchBegan(x: 100, y: 100)
    let travels = Self.travels
    return { times in
      for time in 0..<times {
        view.touchMoved(x: 100, y: 100 + travels[time & 63])
      }
      blackHole((count(), view.velocityY))
    }
  }
}
