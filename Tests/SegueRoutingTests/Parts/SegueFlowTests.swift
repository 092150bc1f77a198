import XCTest

@testable import SegueRouting

/// The performs of one source, one after the other, without a router.
final class SegueFlowTests: XCTestCase {
  private let flow = SegueFlow()
  private let source = Loose()
  private var told: [String] = []

  /// A request that tells when it begins and when it completes, and runs until it is finished.
  private func request(
    _ name: String, payload: Int = 0, endsAtOnce: Bool = false,
    _ body: @escaping () throws(SegueError) -> Void = {}
  ) -> SegueRequest {
    SegueRequest(
      Segue<Loose, Loose, Int>(name).declaration, source: source, payload: payload, sender: nil,
      animated: false, completion: { [self] in told.append("\(name) ends \($0.isSuccess)") },
      work: { [self] request throws(SegueError) in
        told.append(name)
        try body()
        if endsAtOnce { request.finish() }
        return .shown
      })
  }

  private func submit(
    _ request: SegueRequest, payload: Int = 0, _ overlap: SegueOverlap<Int> = .refuse
  ) throws(SegueError) -> SegueAnswer {
    try flow.submit(request, payload: payload, whileRunning: overlap)
  }

  func testRequestRunsUntilItIsFinished() throws {
    let first = request("a")
    XCTAssertEqual(try submit(first), .shown)
    XCTAssertFalse(flow.isIdle)
    XCTAssertEqual(told, ["a"])
    first.finish()
    XCTAssertTrue(flow.isIdle)
    XCTAssertEqual(told, ["a", "a ends true"])
  }

  func testSecondIsRefusedByDefaultAndTheFirstGoesOn() throws {
    let first = request("a")
    _ = try submit(first)
    let second = request("b")
    XCTAssertEqual(
      refusal { _ = try submit(second) },
      .transitionInProgress(second.key, running: .segue(first.key)))
    XCTAssertEqual(told, ["a", "b ends false"])
    first.finish()
    XCTAssertEqual(told, ["a", "b ends false", "a ends true"])
  }

  func testWaitingRequestsRunInOrder() throws {
    let (first, second, third) = (request("a"), request("b"), request("c", endsAtOnce: true))
    _ = try submit(first)
    XCTAssertEqual(try submit(second, .queue), .queued)
    XCTAssertEqual(try submit(third, .queue), .queued)
    first.finish()
    XCTAssertEqual(told, ["a", "a ends true", "b"])
    second.finish()
    XCTAssertEqual(told, ["a", "a ends true", "b", "b ends true", "c", "c ends true"])
    XCTAssertTrue(flow.isIdle)
  }

  func testEqualPayloadIsMergedAndAnotherIsRefused() throws {
    let first = request("a", payload: 1)
    _ = try submit(first, payload: 1)
    XCTAssertEqual(try submit(request("a", payload: 1), payload: 1, .merge), .merged)
    XCTAssertNotNil(refusal { _ = try submit(request("a", payload: 2), payload: 2, .merge) })
    XCTAssertNotNil(refusal { _ = try submit(request("b", payload: 1), payload: 1, .merge) })
    told = []
    first.finish()
    XCTAssertEqual(told, ["a ends true", "a ends true"])
  }

  func testPerformFromInsideWaits() throws {
    let inner = request("b", endsAtOnce: true)
    let outer = request("a", endsAtOnce: true) { [self] () throws(SegueError) in
      XCTAssertEqual(try submit(inner), .queued)
      told.append("a goes on")
    }
    XCTAssertEqual(try submit(outer), .shown)
    XCTAssertEqual(told, ["a", "a goes on", "a ends true", "b", "b ends true"])
  }

  func testRequestAtOnceRunsInTheMiddleOfAnother() throws {
    let embed = request("embed", endsAtOnce: true)
    let outer = request("a", endsAtOnce: true) { [self] () throws(SegueError) in
      XCTAssertEqual(flow.current?.key.identifier, "a")
      _ = try flow.performAtOnce(embed)
      XCTAssertEqual(flow.current?.key.identifier, "a")
    }
    _ = try submit(outer)
    XCTAssertEqual(told, ["a", "embed", "embed ends true", "a ends true"])
    XCTAssertNil(flow.current)
  }

  func testScreenInTransitionIsWaitedForAndTellsItsEnd() throws {
    var tell: (() -> Void)?
    source.isMoving = true
    source.afterTransition = { tell = $0 }
    XCTAssertNotNil(refusal { _ = try submit(request("a")) })
    told = []
    XCTAssertEqual(try submit(request("b", endsAtOnce: true), .queue), .queued)
    XCTAssertEqual(told, [])
    source.isMoving = false
    tell?()
    XCTAssertEqual(told, ["b", "b ends true"])
  }

  func testScreenThatNeverTellsItsEndIsNotWaitedFor() throws {
    source.isMoving = true
    XCTAssertEqual(try submit(request("a", endsAtOnce: true), .queue), .queued)
    XCTAssertEqual(told, ["a", "a ends true"], "it has let go of the question")
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
