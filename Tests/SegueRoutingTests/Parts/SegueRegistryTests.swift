import XCTest

@testable import SegueRouting

/// What is registered for a key, and what a token removes.
final class SegueRegistryTests: XCTestCase {
  private typealias Registry = SegueRegistry<Loose>
  private let segue = Segue<Loose, Loose, Void>("a")

  private func handler(
    of segue: Segue<Loose, Loose, Void>? = nil, in registry: Registry, once: Bool = false,
    body: @escaping () throws -> Void = {}
  ) -> SegueHandler<Loose, Loose, Void> {
    let segue = segue ?? self.segue
    let token = SegueToken(segue.key, at: SeguePlace(fileID: "A", line: 1), in: registry)
    let handler = SegueHandler(segue, token, onceIn: once ? registry : nil) { _ in try body() }
    registry.set(handler)
    return handler
  }

  private func prepared() throws -> PreparedSegue<Loose, Loose, Void> {
    try PreparedSegue(segue, from: Loose(), to: Loose(), payload: ())
  }

  func testKeyIsTypeAndBytesOfTheIdentifier() {
    let registry = Registry()
    let names = ["a", "A", "caf\u{e9}", "cafe\u{301}"]
    let handlers = names.map { handler(of: Segue($0), in: registry) }
    XCTAssertEqual(registry.entries.count, 4)
    for handler in handlers {
      XCTAssertIdentical(registry.entries[handler.token.key]?.handlerObject, handler)
    }
    XCTAssertNil(registry.entries[SegueKey(source: Bare.self, identifier: "a")])
    XCTAssertEqual(inOrderOfBytes(registry.identifiers).count, 4)
  }

  func testTokenRemovesItsOwnHandlerOnly() {
    let registry = Registry()
    let first = handler(in: registry)
    let second = handler(in: registry)
    first.token.cancel()
    XCTAssertIdentical(registry.entries[segue.key]?.handlerObject, second)
    second.token.cancel()
    second.token.cancel()
    XCTAssertNil(registry.entries[segue.key], "what is empty is no entry")
  }

  func testRemovingAllHandlersLeavesGuards() {
    let registry = Registry()
    _ = handler(in: registry)
    _ = handler(of: Segue("b"), in: registry)
    registry.update(segue.key) { $0.shouldPerform = { _, _ in false } }
    registry.removeAllHandlers()
    XCTAssertEqual(registry.identifiers, [])
    XCTAssertEqual(Array(registry.entries.keys), [segue.key])
    XCTAssertNotNil(registry.entries[segue.key]?.shouldPerform)
  }

  func testOneTimeHandlerIsGoneWhileItRuns() throws {
    let registry = Registry()
    var found: [Bool] = []
    let once = handler(in: registry, once: true) {
      found.append(registry.entries[self.segue.key] != nil)
    }
    try once.run(prepared())
    XCTAssertEqual(found, [false])
    XCTAssertEqual(registry.entries.count, 0)
  }

  func testOneTimeHandlerThatThrowsComesBack() throws {
    let registry = Registry()
    let once = handler(in: registry, once: true) { throw Trouble() }
    XCTAssertThrowsError(try once.run(prepared()))
    XCTAssertIdentical(registry.entries[segue.key]?.handlerObject, once)
  }

  func testOneTimeHandlerDoesNotComeBackOnceCancelledReplacedOrRemovedWithAll() throws {
    for way in ["cancelled", "replaced", "removed"] {
      let registry = Registry()
      var token: SegueToken?
      var other: SegueHandler<Loose, Loose, Void>?
      let once = handler(in: registry, once: true) {
        switch way {
        case "cancelled": token?.cancel()
        case "replaced": other = self.handler(in: registry)
        default: registry.removeAllHandlers()
        }
        throw Trouble()
      }
      token = once.token
      XCTAssertThrowsError(try once.run(prepared()))
      XCTAssertIdentical(registry.entries[segue.key]?.handlerObject, other, way)
    }
  }

  func testEntryOfABaseClassFillsWhatIsMissing() throws {
    var base = SegueEntry<Base>()
    base.shouldPerform = { _, sender in sender != nil }
    base.make = { _, _ in Bare() }
    var derived = SegueEntry<Derived>()
    derived.make = { _, _ in nil }
    derived.inherit(base, upcast: { $0 })
    XCTAssertNil(try derived.make?(Derived(), ()), "the nearest wins")
    XCTAssertEqual(derived.shouldPerform?(Derived(), nil), false)
    XCTAssertEqual(derived.shouldPerform?(Derived(), 1), true)
    XCTAssertNil(derived.handler)
    XCTAssertNil(derived.unwind)
  }
}
