import RefreshCore
import XCTest

/// R1: the table is data, and the machine does what it says for every state and event.
final class RefreshTableTests: XCTestCase {
  private static let distances: [Double] = [
    -5, 0, 0.5e-9, 1e-8, 30, 39, 40, 59.9, 60, 79.9, 80, 99.9, 100 - 0.5e-9, 100, 150, 1e9,
  ]
  private static let times = [0, 500, 1000, 2000, 5000, 6000]

  private struct Pair: Hashable, CaseIterable {
    let phase: RefreshPhase
    let kind: RefreshEvent.Kind

    static var allCases: [Pair] {
      RefreshPhase.allCases.flatMap { phase in
        RefreshEvent.Kind.allCases.map { Pair(phase: phase, kind: $0) }
      }
    }
  }

  /// Every event with every payload that means something else, and the times at which it comes.
  private static let events: [(event: RefreshEvent, times: [Int])] = {
    var events: [(RefreshEvent, [Int])] = []
    for distance in distances {
      events.append((.touchBegan(distance: distance), [700]))
      events.append((.offsetMoved(to: distance), [700]))
      events.append((.dragged(to: distance), [700]))
      events.append((.dragged(to: distance, isVetoed: true), [700]))
    }
    // The running refresh of every fixture has the number 1; idle ones may have had it.
    for cycle in [nil, RefreshCycle(number: 1), RefreshCycle(number: 2)] {
      for outcome in [RefreshOutcome.success, .cancelled] {
        for deadline in [nil, 0, 500, 1500, 2000, 5500] {
          events.append(
            (
              .endCommanded(
                cycle: cycle, outcome: outcome, deadline: deadline.map { Instant.at($0) }), times
            ))
        }
      }
      events.append((.cancelCommanded(cycle: cycle), [0, 6000]))
    }
    events.append((.timeReached, times + [4999, 7000]))
    for event in [
      RefreshEvent.released, .gestureCancelled, .disabled, .enabled, .hidden, .beginCommanded,
      .collapsed, .endInterrupted, .attached, .detached,
    ] {
      events.append((event, [700]))
    }
    return events
  }()

  func testHandleInEveryStateAnswersAsTheTableSays() throws {
    continueAfterFailure = false
    var pairs: Set<Pair> = []
    var rows: Set<Int> = []
    for fixture in try Fixture.all() {
      let before = Facts(fixture.machine)
      for (event, times) in Self.events {
        for time in times {
          let table = TableInterpreter(fixture, before, event, at: .at(time))
          let row = table.row
          var machine = fixture.machine
          let response = machine.handle(event, at: .at(time))
          let text = response.text
          let expected = table.answer(row: row)
          let after = table.facts(row: row)
          if text != expected || Facts(machine) != after {
            XCTFail(
              """
              \(fixture.name), limit \(fixture.limit), \(fixture.configuration), \(event) \
              at \(time): answered "\(text)" with \(Facts(machine)), but the table says \
              "\(expected)" with \(after)
              """)
          }
          pairs.insert(Pair(phase: fixture.machine.state.phase, kind: event.kind))
          if let row { rows.insert(row) }
        }
      }
    }
    XCTAssertEqual(pairs, Set(Pair.allCases), "every pair was visited")
    XCTAssertEqual(pairs.count, 4 * 16)
    XCTAssertEqual(rows, Set(RefreshMachine.table.indices), "every row was hit")
  }

  func testFixturesAreWhatTheirNamesSay() throws {
    for fixture in try Fixture.all() {
      let facts = Facts(fixture.machine)
      XCTAssertTrue(fixture.name.hasPrefix(facts.phase.rawValue), fixture.name)
      XCTAssertEqual(facts.hasGesture, fixture.gesture != .none, fixture.name)
      XCTAssertEqual(facts.gestureMayBegin, fixture.gesture == .eligible, fixture.name)
      XCTAssertEqual(
        !facts.isEnabled, fixture.name.contains(", disabled") && !fixture.name.hasSuffix("before"),
        fixture.name)
    }
  }

  /// The state changes of the published table, one a row, with the reason that they carry.
  func testTableHasExactlyThePublishedStateChanges() {
    typealias Kind = RefreshEvent.Kind
    let published: [(RefreshPhase, Kind, RefreshPhase, RefreshTransition.Reason)] = [
      (.idle, .dragged, .pulling, .drag),
      (.pulling, .dragged, .idle, .drag),
      (.pulling, .dragged, .refreshing, .trigger),
      (.pulling, .released, .refreshing, .release),
      (.pulling, .offsetMoved, .idle, .returned),
      (.pulling, .detached, .idle, .detached),
      (.idle, .beginCommanded, .refreshing, .command),
      (.pulling, .beginCommanded, .refreshing, .command),
      (.refreshing, .endCommanded, .ending, .command),
      (.refreshing, .timeReached, .ending, .deadline),
      (.refreshing, .timeReached, .ending, .maximum),
      (.refreshing, .cancelCommanded, .ending, .cancelled),
      (.refreshing, .detached, .idle, .detached),
      (.ending, .collapsed, .idle, .collapsed),
      (.ending, .endInterrupted, .idle, .interrupted),
      (.idle, .touchBegan, .pulling, .touch),
      (.ending, .detached, .idle, .detached),
    ]
    let expected = published.map { "\($0.0) \($0.1) \($0.2) \($0.3)" }
    let found = RefreshMachine.table.compactMap { rule in
      rule.reason.map { "\(rule.from) \(rule.event) \(rule.to) \($0)" }
    }
    XCTAssertEqual(Set(found), Set(expected))
  }

  /// The effects of the published table on rows that keep the state, and the answers of R8.
  func testTableHasExactlyThePublishedEffects() {
    let published: Set<String> = [
      "pulling dragged arms", "pulling dragged disarms",
      // A move without a finger may disarm (R2).
      "pulling offsetMoved disarms",
      "pulling released cancelsPull(released)", "pulling gestureCancelled cancelsPull(cancelled)",
      "pulling disabled cancelsPull(disabled)", "pulling hidden cancelsPull(disabled)",  // H6
      "refreshing beginCommanded alreadyRefreshing",
      "refreshing endCommanded scheduled", "refreshing endCommanded stale",
      "refreshing cancelCommanded stale",
      "idle endCommanded notRefreshing", "pulling endCommanded notRefreshing",
      "ending endCommanded notRefreshing",
      // R8: every command answers.
      "idle cancelCommanded notRefreshing", "pulling cancelCommanded notRefreshing",
      "ending cancelCommanded notRefreshing",
      "idle beginCommanded noControl", "idle beginCommanded disabled",
      "pulling beginCommanded disabled",
      // The object layer interrupts the end first; a machine that is asked all the same answers.
      "ending beginCommanded alreadyRefreshing", "ending beginCommanded disabled",
    ]
    var found: Set<String> = []
    for rule in RefreshMachine.table where rule.reason == nil {
      XCTAssertEqual(rule.from, rule.to)
      let effect: String
      switch rule.effect {
      case .none: return XCTFail("a row that does nothing")
      case .arms: effect = "arms"
      case .disarms: effect = "disarms"
      case .cancelsPull(let reason): effect = "cancelsPull(\(reason))"
      case .answers(let name): effect = name
      }
      found.insert("\(rule.from) \(rule.event) \(effect)")
    }
    XCTAssertEqual(found, published)
    let changing = RefreshMachine.table.filter { $0.reason != nil && $0.effect != .none }
    XCTAssertEqual(
      Set(changing.map { "\($0.from) \($0.event) \($0.effect)" }),
      [
        "pulling dragged arms",
        "pulling detached cancelsPull(RefreshCore.RefreshPullCancelReason.detached)",
        #"idle beginCommanded answers("began")"#, #"pulling beginCommanded answers("began")"#,
        #"refreshing endCommanded answers("ended")"#,
        #"refreshing cancelCommanded answers("ended")"#,
      ])
  }
}
