import XCTest

@testable import RefreshCore

/// R1: the short ways of a steady drag and a steady move do what the whole decision does.
final class RefreshShortcutTests: XCTestCase {
  private static let distances = [
    -5, 0, 5e-10, 1e-9, 2e-9, 30, 59, 60 - 2e-9, 60 - 5e-10, 60, 61, 90, 119.9999999999, 120, 500,
    .nan, .infinity, -.infinity,
  ]

  private func configuration(
    using random: inout SeededRandom
  ) throws -> RefreshConfiguration {
    try RefreshConfiguration(
      triggerDistance: [60, 120, 2e-9].randomElement(using: &random),
      policy: Bool.random(using: &random) ? .release : .threshold,
      hysteresis: [0, 30, 1000].randomElement(using: &random) ?? 0)
  }

  private func event(using random: inout SeededRandom) -> RefreshEvent {
    let distance = Self.distances.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<26, using: &random) {
    case 0..<9: return .dragged(to: distance, isVetoed: Int.random(in: 0..<12, using: &random) == 0)
    case 9..<14: return .offsetMoved(to: distance)
    case 14..<17: return .touchBegan(distance: distance)
    case 17, 18: return .released
    case 19: return .gestureCancelled
    case 20: return [.disabled, .hidden, .detached].randomElement(using: &random) ?? .disabled
    case 21, 22: return [.enabled, .attached].randomElement(using: &random) ?? .enabled
    case 23: return .beginCommanded
    case 24: return .endCommanded(cycle: nil, outcome: .success, deadline: nil)
    default: return .collapsed
    }
  }

  func testShortWaysEqualTheWholeDecision() throws {
    var random = SeededRandom(state: 4)
    var (drags, moves) = (0, 0)
    for _ in 0..<2000 {
      let start = RefreshMachine(configuration: try configuration(using: &random))
      var (short, whole) = (start, start)
      var events: [String] = []
      for _ in 0..<60 {
        if Int.random(in: 0..<20, using: &random) == 0 {
          let (new, limit) = (
            try configuration(using: &random),
            [0, 40, .infinity, 2e-9].randomElement(using: &random) ?? 0
          )
          events.append("configure \(new) \(limit)")
          XCTAssertEqual(
            short.configure(new, triggerLimit: limit), whole.configure(new, triggerLimit: limit))
        }
        let event = event(using: &random)
        events.append("\(event)")
        let expected = whole.handleOther(event, at: .zero)
        if case .offsetMoved(let distance) = event, short.movesSteadily(to: distance) {
          XCTAssertEqual(expected, .none, "\(events)")
          moves += 1
        } else if case .dragged(let distance, false) = event, short.dragsSteadily(to: distance) {
          XCTAssertEqual(expected, .none, "\(events)")
          drags += 1
        } else {
          XCTAssertEqual(short.handle(event, at: .zero), expected, "\(events)")
        }
        guard short == whole else { return XCTFail("\(short) is not \(whole) after \(events)") }
      }
    }
    XCTAssertGreaterThan(drags, 1000)
    XCTAssertGreaterThan(moves, 1000)
  }
}
