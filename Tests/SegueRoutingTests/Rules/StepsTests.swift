import SegueRouting
import SegueTesting
import XCTest

/// The order of the steps of a perform, and what a fault in a late one undoes.
final class StepsTests: XCTestCase {
  func testG15_performGoesThroughItsStepsInOrder() throws {
    let rig = Rig()
    rig.router.setGuard(.detail) { _, _ in
      rig.told.append("guard")
      return true
    }
    rig.router.make(.detail) { _, _ in
      rig.told.append("make")
      return Detail()
    }
    try rig.router.handle(.detail) { _ in rig.told.append("prepare \(rig.window.trace)") }
    try rig.router.perform(.detail, payload: 1, respectingGuards: true) { _ in
      rig.told.append("completion \(rig.window.trace.count)")
    }
    XCTAssertEqual(rig.told, ["guard", "make", "prepare []", "completion 2"])
  }

  func testG15_keyComesBeforeTheGuardAndTheTypeBeforeThePreparation() throws {
    let rig = Rig()
    rig.router.setGuard(.detail) { _, _ in
      rig.told.append("guard")
      return true
    }
    _ = refusal { try rig.router.perform(.detail, payload: 1, respectingGuards: true) }
    XCTAssertEqual(rig.told, [], "there is no handler")
    try rig.router.handle(.detail) { _ in rig.told.append("prepare") }
    rig.router.make(.detail) { _, _ in
      rig.told.append("make")
      return About()
    }
    _ = refusal { try rig.router.perform(.detail, payload: 1, respectingGuards: true) }
    XCTAssertEqual(rig.told, ["guard", "make"])
  }

  func testG11_oneTimeHandlerIsPutBackWhenTheActionOfAnUnwindThrows() throws {
    let rig = Rig()
    let detail = Detail()
    let back = Segue<Detail, Master, Int>.back
    try rig.navigation.push(detail)
    var fails = true
    try rig.router.acceptUnwind(
      back,
      action: { _, _ in
        if fails { throw Trouble() }
      })
    try detail.router.handle(back, once: true) { _ in rig.told.append("prepare") }
    _ = refusal { try detail.perform(.back, payload: 1) }
    XCTAssertTrue(detail.router.canPerform("back"))
    fails = false
    XCTAssertEqual(try detail.perform(.back, payload: 1), .unwound)
    XCTAssertEqual(rig.told, ["prepare", "prepare"])
    XCTAssertFalse(detail.router.canPerform("back"))
  }

  func testG11_inheritedOneTimeHandlerIsPutBack() throws {
    let derived = Derived()
    let window = FakeWindow(root: FakeNavigation(root: derived))
    let segue = Segue<Derived, Detail, Void>("next")
    derived.factories["next"] = { Detail() }
    try derived.router.inherit(from: derived.baseRouter) { $0 }
    var isShownByHandler = true
    try derived.baseRouter.handle(Segue("next"), once: true) {
      (prepared: PreparedSegue<Base, Detail, Void>) in
      if isShownByHandler { try prepared.source.present(prepared.destination) }
    }
    XCTAssertEqual(refusal { try derived.perform(segue) }?.caseName, "alreadyParented")
    XCTAssertTrue(derived.baseRouter.canPerform("next"))
    isShownByHandler = false
    XCTAssertEqual(try derived.perform(segue), .pushed)
    XCTAssertFalse(derived.baseRouter.canPerform("next"))
    withExtendedLifetime(window) {}
  }

  func testG17_performInsideTheHandlerOfAnEmbedWaitsForItsEnd() throws {
    let rig = Rig()
    try rig.router.handle(.pane) { segue in
      XCTAssertEqual(try segue.source.perform(.about), .queued)
      rig.told.append("children \(segue.source.children.count)")
    }
    try rig.router.handle(.about) { segue in
      rig.told.append("about \(segue.source.children.count)")
    }
    XCTAssertEqual(try rig.router.perform(.pane), .embedded)
    XCTAssertEqual(rig.told, ["children 0", "about 1"])
  }
}
