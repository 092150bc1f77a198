import RefreshKitTesting

/// Calls of a web page in any order, the same for the same seed.
struct RandomCalls {
  private var generator: SeededGenerator
  private var time = 0.0
  private var finger = 200.0
  private var heights: (viewport: Double, content: Double)?

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> GestureLine {
    guard let (viewport, content) = heights else {
      let new: (viewport: Double, content: Double) = (
        pick([480, 320, 90, 0]), pick([2000, 1000, 300, 0])
      )
      heights = new
      return GestureLine(
        call: "start",
        numbers: [new.viewport, new.content, pick([0, 1])]
          + pick([[], [60, 80], [50, 100, 0.3, 1.5]]))
    }
    time += pick([0, 0.004, 0.016, 0.016, 0.05, 0.2, 0.8])
    switch Int(random(below: 16)) {
    case 0, 1:
      finger = number(0, 480)
      return GestureLine(call: "touchBegan", numbers: [finger, time])
    case 2...6:
      finger += number(-120, 160)
      return GestureLine(call: "touchMoved", numbers: [finger, time])
    case 7: return GestureLine(call: "touchEnded", numbers: [time])
    case 8:
      return GestureLine(call: "touchEndedWithVelocity", numbers: [number(-4000, 4000), time])
    case 9: return GestureLine(call: pick(["touchCancelled", "beginRefreshing"]), numbers: [time])
    case 10:
      return GestureLine(
        call: "endRefreshing", numbers: [time, pick([.nan, time + number(-1, 2)])])
    case 11: return GestureLine(call: "setEnabled", numbers: [pick([0, 1, 1]), time])
    case 12:
      return GestureLine(
        call: "setInsets", numbers: [pick([0, 44, 91, -20]), pick([0, 34]), time])
    case 13:
      // One at a time, as a scroll view has them set.
      let isViewport = pick([true, false])
      let new = (
        viewport: isViewport ? pick([480, 320, 700, 0]) : viewport,
        content: isViewport ? content : pick([2000, 1000, 300])
      )
      heights = new
      return GestureLine(call: "setHeights", numbers: [new.viewport, new.content, time])
    default: return GestureLine(call: "advance", numbers: [time])
    }
  }

  private mutating func random(below bound: UInt64) -> UInt64 {
    generator.next() % bound
  }

  private mutating func number(_ least: Double, _ greatest: Double) -> Double {
    least + (greatest - least) * Double(random(below: 1 << 52)) / 0x1p52
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(random(below: UInt64(values.count)))]
  }
}
