import SegueRouting
import SegueTesting
import XCTest

/// Rule G29: embeds that fire, register or fail from inside.
final class EmbedEdgeTests: XCTestCase {
  func testG29_embedPerformedFromItsOwnHandlerFiresOnce() throws {
    let rig = Rig()
    var runs = 0
    var inner: SegueError?
    try rig.router.handle(.pane) { segue in
      runs += 1
      if runs < 5 { inner = refusal { try segue.source.router.perform(.pane) } }
    }
    try rig.router.perform(.pane)
    XCTAssertEqual(runs, 1)
    XCTAssertEqual(inner?.caseName, "embedAlreadyFired")
    XCTAssertEqual(rig.master.children.count, 1)
  }

  func testG3_handlerRegisteredDuringAReplayDoesNotReplaceSilently() throws {
    let rig = Rig()
    try rig.router.perform(.pane)
    var inner: SegueError?
    try rig.router.handle(.pane) { segue in
      inner = refusal { try segue.source.router.handle(.pane) { _ in } }
    }
    XCTAssertEqual(inner?.caseName, "duplicateRegistration")
  }

  func testG17_performInsideAReplayedHandlerWaits() throws {
    let rig = Rig()
    try rig.router.perform(.pane)
    var answer: SegueAnswer?
    try rig.router.handle(.pane) { segue in
      answer = try segue.source.router.perform(.plain)
      XCTAssertEqual(rig.navigation.children.count, 1)
    }
    XCTAssertEqual(answer, .queued)
    XCTAssertEqual(rig.navigation.children.count, 2)
  }

  func testG34_embedLeavesNothingThoughItsTransitionIsHeld() throws {
    let screen = Loose()
    screen.made = { Loose(inHierarchy: false) }
    var held: (() -> Void)?
    screen.run = {
      held = $0
      $0()
    }
    let segue = Segue<Loose, Loose, Box>("pane", kind: .embed)
    try screen.router.handle(segue) { _ in }
    weak var box: Box?
    do {
      let b = Box(1)
      box = b
      try screen.perform(segue, payload: b)
    }
    XCTAssertNil(box)
    withExtendedLifetime(held) {}
  }

  func testG11_embedsOfWhichOneIsRefusedAreReplayedWhenAllAreRegistered() throws {
    let parent = Parent()
    let window = FakeWindow(root: parent)
    let token = try parent.router.handle(.list) { _ in }
    var told: [String] = []
    let register = {
      _ = try parent.router.handleEmbeds(ParentChild.self) { _, child in told.append("\(child)") }
    }
    XCTAssertEqual(refusal { try register() }?.caseName, "duplicateRegistration")
    XCTAssertEqual(parent.router.identifiers, ["list"])
    told = []
    token.cancel()
    try register()
    XCTAssertEqual(told.count, 1, "the list had been handled before")
    XCTAssertEqual(parent.router.identifiers, ["header", "list"])
    withExtendedLifetime(window) {}
  }

  func testG11_replacementWhoseReplayThrowsLeavesTheOldHandler() throws {
    let rig = Rig()
    try rig.router.handle(.detail) { _ in }
    rig.router.removeAllHandlers()
    try rig.router.handle(.pane) { _ in rig.told.append("old") }
    try rig.router.perform(.pane, prepare: .none)
    XCTAssertEqual(
      refusal { try rig.router.replace(.pane) { _ in throw Trouble() } }?.caseName, "handlerFailed")
    XCTAssertTrue(
      try rig.router.dispatch(PreparedSegue(.pane, from: rig.master, to: Detail(), payload: ())))
    XCTAssertEqual(rig.told, ["old"])
    try rig.router.replace(.pane, once: true) { _ in rig.told.append("new") }
    XCTAssertEqual(rig.told, ["old", "new"])
    XCTAssertFalse(rig.router.canPerform("pane"))
  }

  func testG29_embedThatFiresFromItsGuardOrItsMakerFiresOnce() throws {
    for way in ["guard", "maker"] {
      let rig = Rig()
      var inner: SegueError?
      let again = { (source: Master) in
        if inner == nil { inner = refusal { try source.router.perform(.pane) } }
      }
      rig.router.setGuard(.pane) { source, _ in
        if way == "guard" { again(source) }
        return true
      }
      rig.router.make(.pane) { source, _ in
        if way == "maker" { again(source) }
        return Detail()
      }
      try rig.router.perform(.pane)
      XCTAssertEqual(inner?.caseName, "embedAlreadyFired", way)
      XCTAssertEqual(rig.master.children.count, 1, way)
    }
  }

  func testG29_embedWhoseGuardSaysNoMayFireLater() throws {
    let rig = Rig()
    rig.router.setGuard(.pane) { _, _ in false }
    XCTAssertEqual(refusal { try rig.router.perform(.pane) }?.caseName, "denied")
    rig.router.setGuard(.pane, with: nil)
    XCTAssertEqual(try rig.router.perform(.pane), .embedded)
  }

  func testG29_platformThatEmbedsWithinItsOwnHandler() throws {
    let screen = StoryboardScreen()
    let pane = Segue<StoryboardScreen, Detail, Void>("pane", kind: .embed)
    var inner: SegueError?
    try screen.router.handle(pane) { segue in
      inner = refusal {
        _ = try segue.source.router.prepare(identifier: "pane", destination: Detail(), sender: nil)
      }
    }
    XCTAssertTrue(try screen.router.prepare(identifier: "pane", destination: Detail(), sender: nil))
    XCTAssertEqual(inner, .embedAlreadyFired(pane.key))
  }
}
