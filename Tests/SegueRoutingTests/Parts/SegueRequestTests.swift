import XCTest

@testable import SegueRouting

/// A perform on its way: it completes exactly once, and holds nothing longer than it must.
final class SegueRequestTests: XCTestCase {
  private let segue = Segue<Loose, Loose, Box>("a")
  private var results: [Result<SegueAnswer, SegueError>] = []

  private func request(
    from source: Loose, payload: Box = Box(1), sender: Box = Box(2),
    work: @escaping (SegueRequest) throws(SegueError) -> SegueAnswer = { _ in .shown }
  ) -> SegueRequest {
    SegueRequest(
      segue.declaration, source: source, payload: payload, sender: sender, animated: true,
      completion: { [self] in results.append($0) }, work: work)
  }

  func testFinishingTwiceCompletesOnce() throws {
    let source = Loose()
    let request = request(from: source)
    _ = try request.begin()
    request.finish()
    request.finish()
    XCTAssertEqual(results, [.success(.shown)])
  }

  func testFinishBeforeTheAnswerLeavesTheEndToTheCaller() throws {
    let source = Loose()
    let request = request(from: source) { request throws(SegueError) in
      request.finish()
      return .shown
    }
    _ = try request.begin()
    XCTAssertTrue(request.isFinished)
    XCTAssertEqual(results, [])
    request.complete(request.result)
    XCTAssertEqual(results, [.success(.shown)])
  }

  func testRequestThatIsLetGoOfCompletes() throws {
    let source = Loose()
    do {
      let begun = request(from: source)
      _ = try begun.begin()
      _ = request(from: source)
    }
    XCTAssertEqual(results, [.failure(.sourceReleased(segue.key)), .success(.shown)])
  }

  func testSourceThatIsGoneIsAnErrorButForAnUnwind() throws {
    var source: Loose? = Loose()
    let shown = request(from: try XCTUnwrap(source))
    let unwound = request(from: try XCTUnwrap(source)) { _ in .unwound }
    _ = try shown.begin()
    _ = try unwound.begin()
    source = nil
    XCTAssertEqual(shown.result, .failure(.sourceReleased(segue.key)))
    XCTAssertEqual(unwound.result, .success(.unwound))
    shown.finish()
    unwound.finish()
  }

  func testPayloadSenderAndWorkAreLetGoOf() throws {
    weak var payload: Box?
    weak var sender: Box?
    let source = Loose()
    let request: SegueRequest
    do {
      let (first, second) = (Box(1), Box(2))
      (payload, sender) = (first, second)
      request = self.request(from: source, payload: first, sender: second)
    }
    XCTAssertNotNil(request.sender)
    XCTAssertNotNil(request.takePayload())
    XCTAssertNil(request.takePayload())
    _ = try request.begin()
    XCTAssertNil(payload)
    XCTAssertNil(sender)
    XCTAssertEqual(
      refusal { _ = try request.begin() }, .sourceReleased(segue.key), "it works once")
    request.finish()
  }

  func testDestinationIsReceivedOnce() throws {
    let source = Loose()
    let request = request(from: source)
    var received = 0
    let receiver = { (_: any SegueScreen) throws(SegueError) in
      received += 1
      return received > 0
    }
    XCTAssertFalse(try request.receive(receiver, during: {}), "nothing was brought")
    XCTAssertEqual(received, 0)
    let isPrepared = try request.receive(
      receiver,
      during: {
        XCTAssertTrue(request.isReceiving)
        XCTAssertEqual(try? request.receive(source), true)
        XCTAssertTrue(request.isReceiving)
        XCTAssertEqual(try? request.receive(source), true, "the second time as the first")
      })
    XCTAssertTrue(isPrepared)
    XCTAssertEqual(received, 1)
    XCTAssertFalse(request.isReceiving)
  }

  func testFaultOfWhatIsReceivedIsThrownToBoth() throws {
    let source = Loose()
    let request = request(from: source)
    let fault = SegueError.denied(segue.key)
    XCTAssertEqual(
      refusal {
        _ = try request.receive(
          { _ throws(SegueError) in throw fault },
          during: { XCTAssertEqual(refusal { _ = try request.receive(source) }, fault) })
      }, fault)
  }
}
