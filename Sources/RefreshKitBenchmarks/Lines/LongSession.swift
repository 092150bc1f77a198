import Foundation
import RefreshKit
import RefreshKitTesting
import RefreshScenarios

/// The file of a long session on a phone: somebody scrolls a list, returns to its top, and pulls.
///
/// Fingers are seen 120 times a second, on a grid of three pixels a point. Between two gestures
/// lies a pause in which content decelerates, so that a step of the file gives about as many events
/// as one of recorded touches does: there are more frames than steps. The same file in each run.
struct LongSession {
  private static let sample = 1.0 / 120

  private var steps: [Scenario.Step] = []
  private var now = 0.0
  private var generator = SeededGenerator(seed: 1)

  /// Returns the file, with this many steps.
  static func file(stepCount: Int) -> Data {
    var session = LongSession()
    while session.steps.count < stepCount { session.visit() }
    let scenario = Scenario(
      name: "a long session",
      scrollView: .init(
        kind: .table, width: 390, height: 844, contentHeight: 8000, contentInset: .init(top: 91)),
      refreshControl: .init(),
      steps: Array(session.steps.prefix(stepCount)))
    return Data(scenario.fileText.utf8)
  }

  /// Some flicks through the list, a tap on the status bar, a pull, and the end of its refresh.
  private mutating func visit() {
    for _ in 0..<4 {
      stroke(by: -number(in: 150...350), samples: 12)
      wait(number(in: 0.4...2))
    }
    add(.scrollToTop)
    wait(1)
    stroke(by: number(in: 300...450), samples: 30)
    wait(number(in: 0.3...1.5))
    add(.endRefreshing(deadline: nil, after: nil, outcome: .success))
    wait(1)
    add(.checkpoint(label: "refreshed"))
  }

  /// A finger that comes down, moves evenly up or down, and lifts.
  private mutating func stroke(by distance: Double, samples: Int) {
    let start = (x: number(in: 100...300), y: distance < 0 ? 600.0 : 250)
    add(.touchBegan(x: pixel(start.x), y: start.y))
    for sample in 1...samples {
      wait(Self.sample)
      let part = Double(sample) / Double(samples)
      add(.touchMoved(x: pixel(start.x + 8 * part), y: pixel(start.y + distance * part)))
    }
    wait(Self.sample)
    add(.touchEnded(x: pixel(start.x + 8), y: pixel(start.y + distance)))
  }

  private mutating func add(_ action: Scenario.Action) {
    // A log has microseconds.
    steps.append(.init(at: (now * 1e6).rounded() / 1e6, action))
  }

  private mutating func wait(_ seconds: Double) { now += seconds }

  private mutating func number(in range: ClosedRange<Double>) -> Double {
    let part = Double(generator.next() >> 11) * 0x1p-53
    return range.lowerBound + (range.upperBound - range.lowerBound) * part
  }

  private func pixel(_ place: Double) -> Double { (place * 3).rounded() / 3 }
}
