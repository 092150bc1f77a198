import RefreshKit
import XCTest

/// Values that are loaded elsewhere and applied on the actor of the caller, or without one: T1.
final class LoadIsolationTests: XCTestCase {
  private actor Service {
    func number() -> Int { 3 }
  }

  @concurrent
  private static func load() async -> Int { 4 }

  // T1: a load on the pool of threads, and one on another actor.
  func testValueFromElsewhereIsAppliedOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      var sum = 0
      let apply = { (value: Int) in
        here("apply")
        sum += value
      }
      try await view.refresh(Self.load, apply: apply)
      here("after a load on the pool")
      let service = Service()
      try await view.refresh({ await service.number() }, apply: apply)
      here("after a load on another actor")
      XCTAssertEqual(sum, 7)
    }
  }

  // T1: without an actor all of it runs in the task of the call.
  func testValueIsAppliedInTheCallingTaskWithoutAnActor() async throws {
    let places = try await Task.detached {
      let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
      view.addRefreshControl()
      var places = [withUnsafeCurrentTask { $0.map { $0.hashValue } }]
      try await view.refresh {
        await Task.yield()
        places.append(withUnsafeCurrentTask { $0.map { $0.hashValue } })
        return 1
      } apply: { _ in
        places.append(withUnsafeCurrentTask { $0.map { $0.hashValue } })
      }
      return places
    }.value
    XCTAssertEqual(places.count, 3)
    XCTAssertEqual(Set(places).count, 1)
  }
}
