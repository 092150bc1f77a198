import RefreshKit
import XCTest

/// `await refresh` under every order of what can happen to it: T1, R7, E2–E4.
final class RefreshWorkInterleavingTests: XCTestCase {
  // T1: all pairs and triples, each event with its effect before the next.
  @MainActor
  func testEveryOrderOfEventsEndsAsTheFirstSays() async throws {
    for minimum in [0.0, 5] {
      for row in rows {
        var model = WorkModel(minimum: minimum)
        let run = try WorkRun(minimum: minimum)
        try await run.begin()
        do {
          for event in row {
            model.take(event)
            run.cause(event)
            try await run.settle(model)
          }
        } catch {
          XCTFail("\(row), minimum \(minimum): \(error)")
        }
        let expected = model.finished()
        let found = try await run.finish()
        XCTAssertEqual(found, expected.withJoinedErrors, "\(row), minimum \(minimum)")
      }
    }
  }

  // T1: all pairs and triples in one turn: what tasks bring about comes after the commands, in an
  // order that is nobody's to say.
  @MainActor
  func testEventsOfOneTurnEndAsSomeOrderSays() async throws {
    for minimum in [0.0, 5] {
      for row in rows {
        let run = try WorkRun(minimum: minimum)
        try await run.begin()
        for event in row { run.cause(event) }
        var found = try await run.finish()
        // Work that has returned may be called off before that is noticed.
        found.wasCancelled = false
        let commands = row.filter { !$0.isOfTasks }
        let events = row.filter(\.isOfTasks) + (row.contains(.finish) ? [] : [.finish])
        let possible = permutations(events).map { order in
          var model = WorkModel(minimum: minimum)
          for event in commands + order { model.take(event) }
          var story = model.finished().withJoinedErrors
          story.wasCancelled = false
          return story
        }
        XCTAssertTrue(
          possible.contains(found), "\(row), minimum \(minimum): \(found), not one of \(possible)")
      }
    }
  }

  /// All single events, ordered pairs and ordered triples.
  private var rows: [[WorkEvent]] {
    let all = WorkEvent.allCases
    let pairs = all.flatMap { first in all.filter { $0 != first }.map { [first, $0] } }
    let triples = pairs.flatMap { pair in all.filter { !pair.contains($0) }.map { pair + [$0] } }
    return all.map { [$0] } + pairs + triples
  }

  private func permutations(_ events: [WorkEvent]) -> [[WorkEvent]] {
    guard events.count > 1 else { return [events] }
    return events.flatMap { first in
      permutations(events.filter { $0 != first }).map { [first] + $0 }
    }
  }
}

extension WorkStory {
  /// A call that joins throws what the work threw, and an error does not say that it was joined.
  fileprivate var withJoinedErrors: WorkStory {
    var story = self
    if story.second == "joined broken" { story.second = "broken" }
    return story
  }
}
