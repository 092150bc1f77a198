import SegueRouting
import SegueTesting
import XCTest

/// A screen that the platform goes back from, as UIKit does: it finds the destination itself.
private final class Leaving: FakeScreen, SegueSource {
  lazy var router: SegueRouter<Leaving> = SegueRouter(source: self, map: map) { source, request in
    _ = try? source.router.prepare(
      identifier: request.key.identifier, destination: source.home, sender: request.sender)
    request.finish()
  }
  let map: SegueMap?
  let home: Master

  init(to home: Master, map: SegueMap? = nil) {
    self.home = home
    self.map = map
    super.init()
  }
}

extension Segue where Source == Leaving, Destination == Master, Payload == Int {
  fileprivate static var sent: Segue { Segue("sent", kind: .unwind) }
}

/// Rules G3, G14 and G31 to G33: who receives what an unwind hands over.
final class UnwindActionTests: XCTestCase {
  private let back = Segue<Detail, Master, Int>.back

  /// A rig with a detail on top, from which one can go back.
  private func rig() throws -> (Rig, Detail) {
    let rig = Rig()
    let detail = Detail()
    try rig.navigation.push(detail)
    return (rig, detail)
  }

  func testG14_unwindWhoseActionReceivesThePayloadNeedsNoHandler() throws {
    let (rig, detail) = try rig()
    try rig.router.acceptUnwind(back) { _, payload in rig.told.append("action \(payload)") }
    XCTAssertEqual(try detail.perform(.back, payload: 7), .unwound)
    XCTAssertEqual(rig.told, ["action 7"])
  }

  func testG14_unwindWhosePayloadNobodyReceivesIsAnError() throws {
    let (rig, detail) = try rig()
    try rig.router.acceptUnwind(back)
    let before = rig.snapshot
    XCTAssertEqual(refusal { try detail.perform(.back, payload: 7) }?.caseName, "missingHandler")
    XCTAssertEqual(rig.snapshot, before)
    try detail.handle(.back) { rig.told.append("handler \($0.payload)") }
    XCTAssertEqual(try detail.perform(.back, payload: 7), .unwound)
    XCTAssertEqual(rig.told, ["handler 7"])
  }

  func testG14_dispatchOfAnUnwindWhosePayloadNobodyReceivesIsAnError() throws {
    let (rig, detail) = try rig()
    try rig.router.acceptUnwind(back) { _, _ in rig.told.append("action") }
    let prepared = try PreparedSegue(back, from: detail, to: rig.master, payload: 7)
    XCTAssertEqual(
      refusal { _ = try detail.router.dispatch(prepared) },
      .missingHandler(back.key, need: .payload(SegueType(Int.self))))
    XCTAssertEqual(rig.told, [], "a dispatch goes nowhere")
  }

  func testG14_unwindWithoutAPayloadNeedsNeitherHandlerNorAction() throws {
    let (rig, detail) = try rig()
    let home = Segue<Detail, Master, Void>("home", kind: .unwind)
    try rig.router.acceptUnwind(home)
    XCTAssertEqual(try detail.perform(home), .unwound)
    XCTAssertEqual(rig.navigation.children.count, 1)
  }

  func testG14_unwindByItsIdentifierIsHandedOverToTheAction() throws {
    let (rig, detail) = try rig()
    try rig.router.acceptUnwind(back) { _, payload in rig.told.append("action \(payload)") }
    let router = SegueRouter(source: detail, map: try SegueMap([back]))
    XCTAssertEqual(
      refusal { try router.perform(identifier: "back", payload: "7") }?.caseName, "payloadMismatch")
    XCTAssertEqual(try router.perform(identifier: "back", payload: 7), .unwound)
    XCTAssertEqual(rig.told, ["action 7"])
  }

  func testG33_platformThatGoesBackRunsTheActionOnceBeforeItMoves() throws {
    let rig = Rig()
    let leaving = Leaving(to: rig.master)
    try rig.navigation.push(leaving)
    XCTAssertEqual(
      refusal { try leaving.perform(.sent, payload: 7) }?.caseName, "missingHandler")
    try rig.router.acceptUnwind(Segue<Leaving, Master, Int>.sent) { _, payload in
      rig.told.append("action \(payload)")
    }
    try leaving.handle(.sent) { rig.told.append("prepare \($0.payload)") }
    XCTAssertEqual(try leaving.perform(.sent, payload: 7), .handedOver)
    XCTAssertEqual(rig.told, ["prepare 7", "action 7"])
  }

  func testG33_tapOnAnUnwindRunsTheActionWithWhatTheScreenHandsOver() throws {
    let rig = Rig()
    let sent = Segue<Leaving, Master, Int>.sent
    let leaving = Leaving(to: rig.master, map: try SegueMap([sent]))
    func tap(_ payload: Any?) throws -> Bool {
      try leaving.router.prepare(
        identifier: "sent", destination: rig.master, payload: payload, sender: nil)
    }
    XCTAssertEqual(refusal { _ = try tap(7) }?.caseName, "missingHandler")
    var fails = false
    try rig.router.acceptUnwind(sent) { _, payload in
      if fails { throw Trouble() }
      rig.told.append("action \(payload)")
    }
    XCTAssertFalse(try tap(7), "no handler has run")
    XCTAssertEqual(rig.told, ["action 7"])
    XCTAssertEqual(refusal { _ = try tap(nil) }?.caseName, "payloadMissing")
    XCTAssertEqual(refusal { _ = try tap("7") }?.caseName, "payloadMismatch")
    fails = true
    XCTAssertEqual(
      refusal { _ = try tap(7) }, .handlerFailed(sent.key, reason: "trouble"))
    XCTAssertEqual(rig.told, ["action 7"])
  }

  func testG31_screenWhoseGuardSaidNoIsNamedInTheError() throws {
    let (rig, detail) = try rig()
    try rig.router.acceptUnwind(back) { _, _ in
    } canUnwind: { _, _ in
      false
    }
    let error = refusal { try detail.perform(.back, payload: 7) }
    XCTAssertEqual(
      error,
      .unwindDestinationNotFound(
        back.key, asked: [SegueType(Master.self), SegueType(FakeNavigation.self)],
        declined: [SegueType(Master.self)]))
    XCTAssertEqual(
      error?.description,
      "Detail.back found no screen that takes it now: canUnwind of Master said no; wait until it "
        + "says yes, or go back another way")
    XCTAssertEqual(rig.navigation.children.count, 2)
  }

  func testG3_secondUnwindOfOneNameIsAdvisedWhatItCanDo() throws {
    let (rig, _) = try rig()
    let token = try rig.router.acceptUnwind(back, fileID: "App/A.swift", line: 1)
    let error = refusal {
      try rig.router.acceptUnwind(back, fileID: "App/B.swift", line: 2) { _, _ in }
    }
    XCTAssertEqual(
      error?.description,
      "Master.back is taken already by the acceptUnwind(_:) at App/A.swift:1, which stays; for the "
        + "one at App/B.swift:2 cancel the token of the first")
    token.cancel()
    try rig.router.acceptUnwind(back) { _, _ in }
  }
}
