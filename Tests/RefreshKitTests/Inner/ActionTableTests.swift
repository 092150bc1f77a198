import XCTest

@testable import RefreshKit

/// The actions of a control: what makes two of them one, their order, and targets that are freed
/// (D3).
final class ActionTableTests: XCTestCase {
  private final class Target {}

  private var calls: [String] = []

  private func note(_ name: String) -> (RefreshControl) -> Void {
    { [unowned self] _ in calls.append(name) }
  }

  /// Calls all actions in order.
  private func run(_ table: ActionTable) -> [String] {
    calls = []
    let control = RefreshControl()
    for token in table.tokens { table.action(of: token)?(control) }
    return calls
  }

  // MARK: Adding

  func testActionsAreCalledInTheOrderOfAdding() {
    var table = ActionTable()
    let target = Target()
    let one = table.add(target: target, id: nil, action: note("one"))
    let two = table.add(target: nil, id: nil, action: note("two"))
    let three = table.add(target: target, id: "id", action: note("three"))
    XCTAssertEqual(table.tokens, [one, two, three])
    XCTAssertEqual(Set(table.tokens).count, 3)
    XCTAssertEqual(run(table), ["one", "two", "three"])
  }

  func testTargetAndIdMakeOneRegistrationInItsOldPlace() {
    var table = ActionTable()
    let target = Target()
    let token = table.add(target: target, id: "load", action: note("old"))
    _ = table.add(target: target, id: nil, action: note("other"))
    XCTAssertEqual(table.add(target: target, id: "load", action: note("new")), token)
    XCTAssertEqual(run(table), ["new", "other"])
  }

  func testWithoutAnIdEachCallAddsOne() {
    var table = ActionTable()
    let target = Target()
    for _ in 0..<3 { _ = table.add(target: target, id: nil, action: note("same")) }
    _ = table.add(target: nil, id: nil, action: note("closure"))
    XCTAssertEqual(run(table), ["same", "same", "same", "closure"])
  }

  func testOneIdStandsOnceForEachTargetAndOnceForNone() {
    var table = ActionTable()
    let (one, two) = (Target(), Target())
    for name in ["old", "new"] {
      _ = table.add(target: one, id: 7, action: note("\(name) one"))
      _ = table.add(target: two, id: 7, action: note("\(name) two"))
      _ = table.add(target: nil, id: 7, action: note("\(name) none"))
    }
    XCTAssertEqual(run(table), ["new one", "new two", "new none"])
  }

  func testIdsOfOtherTypesAreOthers() {
    var table = ActionTable()
    _ = table.add(target: nil, id: 7, action: note("number"))
    _ = table.add(target: nil, id: "7", action: note("text"))
    XCTAssertEqual(run(table), ["number", "text"])
  }

  // MARK: Removing

  func testRemovalByTokenTargetAndId() {
    var table = ActionTable()
    let (one, two) = (Target(), Target())
    let token = table.add(target: nil, id: nil, action: note("closure"))
    _ = table.add(target: one, id: "a", action: note("one a"))
    _ = table.add(target: one, id: "b", action: note("one b"))
    _ = table.add(target: two, id: "a", action: note("two a"))
    _ = table.add(target: nil, id: "a", action: note("none a"))
    table.remove(token)
    XCTAssertEqual(run(table), ["one a", "one b", "two a", "none a"])
    table.remove(target: one, id: "a")
    XCTAssertEqual(run(table), ["one b", "two a", "none a"])
    table.remove(target: nil, id: "a")
    XCTAssertEqual(run(table), ["one b", "two a"])
    table.remove(target: one)
    XCTAssertEqual(run(table), ["two a"])
  }

  func testRemovalOfWhatIsNotThereChangesNothing() {
    var table = ActionTable()
    let (one, two) = (Target(), Target())
    let token = table.add(target: one, id: "a", action: note("one"))
    table.remove(RefreshActionToken(number: 99))
    table.remove(target: two)
    table.remove(target: two, id: "a")
    table.remove(target: one, id: "b")
    table.remove(target: nil, id: "a")
    XCTAssertEqual(table.tokens, [token])
    table.remove(token)
    table.remove(token)
    XCTAssertNil(table.action(of: token))
  }

  func testTokensAreNeverUsedAgain() {
    var table = ActionTable()
    let old = table.add(target: nil, id: nil, action: note("old"))
    table.remove(old)
    XCTAssertNotEqual(table.add(target: nil, id: nil, action: note("new")), old)
    XCTAssertNil(table.action(of: old))
  }

  func testCopyGoesItsOwnWay() {
    var table = ActionTable()
    let token = table.add(target: nil, id: nil, action: note("action"))
    var copy = table
    copy.remove(token)
    XCTAssertEqual(run(table), ["action"])
    XCTAssertEqual(run(copy), [])
  }

  // MARK: Targets that are freed

  func testTargetIsHeldWeaklyAndItsActionIsNone() {
    var table = ActionTable()
    var target: Target? = Target()
    let token = table.add(target: target, id: nil, action: note("action"))
    XCTAssertNotNil(table.action(of: token))
    target = nil
    XCTAssertNil(table.action(of: token))
    XCTAssertEqual(run(table), [])
  }

  func testFreedTargetIsDroppedByTheNextThatIsAdded() {
    var table = ActionTable()
    var target: Target? = Target()
    _ = table.add(target: target, id: "a", action: note("freed"))
    target = nil
    XCTAssertEqual(table.tokens.count, 1)
    let token = table.add(target: nil, id: "a", action: note("closure"))
    XCTAssertEqual(table.tokens, [token], "it is not the closure of this id")
  }

  func testLostTargetsAreThoseOfWhichNothingIsLeft() {
    var table = ActionTable()
    XCTAssertFalse(table.hasLostTargets, "there were none")
    var target: Target? = Target()
    _ = table.add(target: target, id: nil, action: note("freed"))
    XCTAssertFalse(table.hasLostTargets)
    target = nil
    XCTAssertTrue(table.hasLostTargets)
    let token = table.add(target: nil, id: nil, action: note("closure"))
    XCTAssertFalse(table.hasLostTargets, "a closure is there")
    table.remove(token)
    XCTAssertTrue(table.hasLostTargets, "what was freed has been dropped since")
  }

  func testTargetThatWasRemovedIsNotLost() {
    var table = ActionTable()
    let target = Target()
    _ = table.add(target: target, id: nil, action: note("action"))
    table.remove(target: target)
    XCTAssertFalse(table.hasLostTargets)
  }

  func testRemovalOfAClosureLeavesTheFreedTargetOfItsId() {
    // It is what tells later that a target was forgotten, and not a delegate.
    var table = ActionTable()
    var target: Target? = Target()
    _ = table.add(target: target, id: "a", action: note("freed"))
    target = nil
    table.remove(target: nil, id: "a")
    XCTAssertTrue(table.hasLostTargets)
  }
}
