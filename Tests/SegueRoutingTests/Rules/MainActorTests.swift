import SegueRouting
import XCTest

/// A screen on the main actor, as a view controller is.
@MainActor
private class Controller: @MainActor SegueMover {
  weak var parent: Controller?
  var children: [Controller] = []
  var isRoot = false

  var segueParent: (any SegueScreen)? { parent }
  var segueChildren: [any SegueScreen] { children }
  var seguePresented: (any SegueScreen)? { nil }
  var seguePresenter: (any SegueScreen)? { nil }
  var segueIsInHierarchy: Bool { isRoot || parent?.segueIsInHierarchy == true }
  var segueContainer: SegueContainer { isRoot ? .navigation : .plain }

  func segueRun(_ moves: [SegueMove], animated: Bool, completion: @escaping () -> Void) {
    for move in moves {
      switch move {
      case .push(let screen as Controller, let navigation as Controller):
        navigation.children.append(screen)
        screen.parent = navigation
      case .reveal(let screen as Controller, let navigation as Controller):
        navigation.children.removeAll { $0 !== screen }
      default: break
      }
    }
    completion()
  }
}

private final class ListController: Controller, @MainActor SegueSource {
  lazy var router = SegueRouter(source: self)
}

private final class ItemController: Controller, @MainActor SegueSource {
  lazy var router = SegueRouter(source: self)
  var row = 0
}

extension Segue where Source == ListController, Destination == ItemController, Payload == Int {
  fileprivate static var item: Segue { Segue("item") }
}

extension Segue where Source == ItemController, Destination == ListController, Payload == Int {
  fileprivate static var list: Segue { Segue("list", kind: .unwind) }
}

/// Screens on the main actor conform on it alone, and everything works there.
final class MainActorTests: XCTestCase {
  @MainActor
  func testSeguesOfScreensOnTheMainActor() async throws {
    let navigation = Controller()
    navigation.isRoot = true
    let list = ListController()
    navigation.children = [list]
    list.parent = navigation
    list.router.make(.item) { _, _ in ItemController() }
    try list.handle(.item) { $0.destination.row = $0.payload }
    XCTAssertEqual(try list.perform(.item, payload: 3), .pushed)
    let item = try XCTUnwrap(navigation.children.last as? ItemController)
    XCTAssertEqual(item.row, 3)
    var came = 0
    try list.router.acceptUnwind(Segue.list, action: { _, payload in came = payload })
    try item.handle(.list) { _ in }
    XCTAssertEqual(try item.perform(.list, payload: 5), .unwound)
    XCTAssertEqual(came, 5)
    XCTAssertEqual(navigation.children.count, 1)
  }
}
