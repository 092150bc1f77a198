import Foundation
import XCTest

@testable import RefreshCore

/// What outlives the process: R10.
final class RefreshSnapshotTests: XCTestCase {
  private func stored(_ machine: RefreshMachine, at now: Instant) throws -> RefreshSnapshot {
    let data = try JSONEncoder().encode(machine.snapshot(at: now))
    return try JSONDecoder().decode(RefreshSnapshot.self, from: data)
  }

  private func snapshot(_ json: String) throws -> RefreshSnapshot {
    try JSONDecoder().decode(RefreshSnapshot.self, from: Data(json.utf8))
  }

  func testRefreshWithDeadlineGoesOnAtAnotherTimeBase() throws {
    let configuration = try RefreshConfiguration(
      minimumDuration: .seconds(1), maximumDuration: .seconds(10))
    var story = Story(configuration)
    story.tell(.beginCommanded, at: 1000)
    story.end(.failure, deadline: 4000, at: 1500)
    story.tell(.disabled)
    let snapshot = try stored(story.machine, at: .at(3000))
    XCTAssertEqual(snapshot, story.machine.snapshot(at: .at(3000)))
    XCTAssertEqual(snapshot.run?.elapsed, .seconds(2))
    XCTAssertEqual(snapshot.run?.untilEnd, .seconds(1))
    XCTAssertEqual(snapshot.run?.endOutcome, .failure)
    XCTAssertEqual(snapshot.run?.source, .programmatic)
    XCTAssertEqual(snapshot.run?.cycle.number, 1)

    let restored = RefreshMachine(
      snapshot: snapshot, configuration: configuration, at: .at(500))
    XCTAssertEqual(restored.nextDeadline, .at(1500))
    XCTAssertFalse(restored.isEnabled)
    XCTAssertTrue(restored.isAttached)
    guard case .refreshing(let run) = restored.state else { return XCTFail("no refresh") }
    XCTAssertEqual(run.start, .at(-1500))
    var after = Story(restored)
    XCTAssertEqual(
      after.tell(.timeReached, at: 1600), "refreshing→ending deadline #1 failure at 1500")
    after.tell(all: .enabled, .collapsed)
    XCTAssertEqual(after.tell(.beginCommanded), "idle→refreshing command #2 at 1600, began #2")
  }

  func testRefreshWithoutDeadlineCountsItsDurationsFromItsBegin() throws {
    var story = Story()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 1), .dragged(to: 120))
    let configuration = try RefreshConfiguration(
      minimumDuration: .seconds(3), maximumDuration: .seconds(5))
    var restored = Story(
      RefreshMachine(
        snapshot: try stored(story.machine, at: .at(2000)), configuration: configuration, at: .zero)
    )
    XCTAssertEqual(restored.machine.nextDeadline, .at(3000), "5 − 2 seconds are left")
    XCTAssertEqual(restored.end(), "scheduled 1000", "3 − 2 seconds are left")
  }

  func testOverdueEndIsDueAtOnce() throws {
    var story = Story()
    story.tell(.beginCommanded)
    story.end(deadline: 1000)
    var restored = Story(
      RefreshMachine(snapshot: try stored(story.machine, at: .at(1500)), at: .at(100)))
    XCTAssertEqual(
      restored.tell(.timeReached, at: 100), "refreshing→ending deadline #1 success at -400")
  }

  func testPullingAndEndingAreStoredAsIdle() throws {
    var pulling = Story()
    pulling.tell(all: .touchBegan(distance: 0), .dragged(to: 50))
    var ending = Story()
    ending.tell(.beginCommanded)
    ending.end()
    for (machine, cycle) in [
      (RefreshMachine(), 0), (pulling.machine, 0), (ending.machine, 1),
    ] {
      let snapshot = try stored(machine, at: .at(700))
      XCTAssertNil(snapshot.run)
      let restored = RefreshMachine(snapshot: snapshot, isAttached: false, at: .zero)
      XCTAssertEqual(restored.state, .idle)
      XCTAssertEqual(restored.newestCycle.number, cycle)
      XCTAssertFalse(restored.gestureMayBegin)
      XCTAssertFalse(restored.isAttached)
      XCTAssertTrue(restored.isEnabled)
    }
  }

  func testRestoredRefreshKeepsItsCycleAlsoBesideNewerNumbers() throws {
    var story = Story()
    story.tell(.beginCommanded)
    story.machine.continueCycles(after: RefreshCycle(number: 9))
    let restored = RefreshMachine(snapshot: try stored(story.machine, at: .zero), at: .zero)
    XCTAssertEqual(restored.state.cycle?.number, 1)
    XCTAssertEqual(restored.newestCycle.number, 9)
  }

  func testHostileSnapshotsDoNotTrap() throws {
    let far = "[\(Int64.max), \(UInt64.max)]"  // the greatest duration there is
    let near = "[\(Int64.min), 0]"  // the least one
    for elapsed in [far, near, "[-1, 0]", "[0, 0]"] {
      for left in [far, near, "[-1, 0]", "null"] {
        for number in [Int.max, Int.min, 0, -1] {
          let json = """
            {"run": {"cycle": {"number": \(number)}, "source": "user", "elapsed": \(elapsed),
             "untilEnd": \(left)}, "newestCycle": {"number": \(number)}, "isEnabled": true}
            """
          for now in [Instant.zero, .zero + .seconds(Int64.max), .zero - .seconds(Int64.max)] {
            var story = Story(RefreshMachine(snapshot: try snapshot(json), at: now))
            guard case .refreshing(let run) = story.machine.state else {
              return XCTFail("no refresh")
            }
            XCTAssertLessThanOrEqual(run.start, now, "negative elapsed is none")
            _ = try stored(story.machine, at: now)
            _ = story.machine.nextDeadline
            story.tell(.timeReached)
            story.end()
            story.tell(all: .collapsed, .beginCommanded)
            XCTAssertEqual(story.phase, .refreshing)
          }
        }
      }
    }
  }

  func testMissingOutcomeIsSuccess() throws {
    var story = Story(
      RefreshMachine(
        snapshot: try snapshot(
          """
          {"run": {"cycle": {"number": 3}, "source": "programmatic", "elapsed": [0, 0],
           "untilEnd": [0, 0]}, "newestCycle": {"number": 2}, "isEnabled": true}
          """), at: .zero))
    XCTAssertEqual(story.machine.newestCycle.number, 3)
    XCTAssertEqual(story.tell(.timeReached), "refreshing→ending deadline #3 success at 0")
  }

  func testSnapshotThatIsNoSnapshotThrows() {
    for json in ["{}", "[]", #"{"run": {}, "newestCycle": {"number": 1}, "isEnabled": true}"#] {
      XCTAssertThrowsError(try snapshot(json))
    }
  }

  func testFieldsAreCodedByTheirNames() throws {
    var story = Story()
    story.tell(.beginCommanded, at: 1000)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    XCTAssertEqual(
      try text(story.machine.snapshot(at: .at(1000))),
      #"{"isEnabled":true,"newestCycle":{"number":1},"#
        + #""run":{"cycle":{"number":1},"elapsed":[0,0],"source":"programmatic"}}"#)
    let event = RefreshEvent.endCommanded(cycle: nil, outcome: .failure, deadline: nil)
    let end = try XCTUnwrap(story.machine.handle(event, at: .at(1000)).transition)
    XCTAssertEqual(
      try text(end),
      #"{"cycle":{"number":1},"from":"refreshing","instant":[0,1000000000000000000],"outcome":"failure","#
        + #""reason":"command","to":"ending"}"#)
    XCTAssertEqual(
      try text(RefreshMachine().snapshot(at: .zero)),
      #"{"isEnabled":true,"newestCycle":{"number":0}}"#)
    XCTAssertThrowsError(try snapshot(#"{"isEnabled":true}"#)) { error in
      guard case DecodingError.keyNotFound(let key, _) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(key.stringValue, "newestCycle")
    }
  }

  func testTransitionAndInstantSurviveJSON() throws {
    var machine = RefreshMachine()
    let response = machine.handle(.beginCommanded, at: .at(125))
    let transition = try XCTUnwrap(response.transition)
    let data = try JSONEncoder().encode(transition)
    XCTAssertEqual(try JSONDecoder().decode(RefreshTransition.self, from: data), transition)
    let far = try JSONDecoder().decode(
      [Instant].self, from: Data("[[\(Int64.max), \(UInt64.max)], [\(Int64.min), 0]]".utf8))
    XCTAssertEqual(far, [.zero + .seconds(Int64.max), .zero - .seconds(Int64.max)])
    XCTAssertEqual(far[0] + .seconds(Int64.max), far[0], "decoded ones saturate too")
  }
}
