import RefreshKit

/// A delegate with the refinement set that counts scrolls, as a screen's would.
final class Listener: ScrollViewRefreshControlDelegate {
  private(set) var count = 0

  func scrollViewDidScroll(_ scrollView: ScrollView) { count += 1 }
  func didBeginRefresh(in scrollView: ScrollView) {}
}

/// Drags: the paths that run for each event of a finger.
enum DragLines {
  static let all = [machine, sample, sampleWithoutDelegate]

  /// Travels of a finger past the edge, below the trigger and never twice the same.
  static let travels: [Double] = (0..<64).map { 20 + Double($0) }

  static let machine = Benchmark(
    name: "machine, one drag event", yardstickName: "enum and switch, inlined", wanted: 2.5,
    allowedAllocations: 0,
    operation: {
      var machine = RefreshMachine()
      _ = machine.handle(.touchBegan(distance: 0), at: .zero)
      let band = RubberBand(dimension: 480)
      let travels = Self.travels
      return { times in
        for time in 0..<times {
          let distance = band.displacement(forTravel: travels[time & 63])
          keep(machine.handle(.dragged(to: distance), at: .zero).armed)
        }
        keep(machine.state)
      }
    },
    yardstick: {
      var pull = HandWrittenPull()
      let travels = Self.travels
      return { times in
        for time in 0..<times {
          pull.drag(travel: travels[time & 63])
        }
        keep(pull)
      }
    })

  static let sample = Benchmark(
    name: "scroll view, one drag sample", yardstickName: "class by hand, weak delegate", wanted: 2,
    allowedAllocations: 0,
    operation: { libraryDrag(Listener()) },
    yardstick: { handWrittenDrag(HandWrittenListener()) })

  static let sampleWithoutDelegate = Benchmark(
    name: "the same without a delegate", yardstickName: "class by hand, no delegate", wanted: 3,
    allowedAllocations: 0,
    operation: { libraryDrag(nil) },
    yardstick: { handWrittenDrag(nil) })

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
      keep(listener?.count)
    }
  }

  private static func handWrittenDrag(_ listener: HandWrittenListener?) -> Benchmark.Body {
    let view = HandWrittenScrollView(delegate: listener)
    view.touchBegan(x: 100, y: 100)
    let travels = Self.travels
    return { times in
      for time in 0..<times {
        view.touchMoved(x: 100, y: 100 + travels[time & 63])
      }
      keep(listener?.count)
    }
  }
}
