import SegueRouting
import SegueTesting
import XCTest

/// Sample D on its first level: an enum of identifiers for each screen.
final class OriginsIdentifierTests: XCTestCase {
  /// A list as its author's reader would write it: `perform` by case, `prepare` as a `switch`.
  private final class ListScreen: FakeScreen, IdentifierSegueSource {
    enum SegueID: String, SegueIdentifier { case toItem, toHelp }

    var selected = 0
    var faults: [SegueError] = []
    var unhandled = 0

    func select(_ row: Int) {
      selected = row
      perform(.toItem, sender: self)
    }

    override func makeDestination(for identifier: String) -> FakeScreen? {
      switch SegueID(rawValue: identifier) {
      case .toItem: ItemScreen()
      case .toHelp: About()
      case nil: identifier == "toHell" ? About() : nil
      }
    }

    override func prepare(forSegue identifier: String?, destination: FakeScreen, sender: Any?) {
      do throws(SegueError) {
        let isHandled = try prepare(
          identifier: identifier, destination: destination, sender: sender)
        if !isHandled { unhandled += 1 }
      } catch {
        faults.append(error)
      }
    }

    func prepare(_ segue: SegueID, destination: AnyObject, sender: Any?) {
      switch segue {
      case .toItem: (destination as? ItemScreen)?.row = selected
      case .toHelp: break
      }
    }
  }

  private final class ItemScreen: FakeScreen { var row = 0 }

  private func stage() -> (ListScreen, FakeNavigation, FakeWindow) {
    let list = ListScreen()
    let navigation = FakeNavigation(root: list)
    return (list, navigation, FakeWindow(root: navigation))
  }

  func testOriginsDLevel1PerformsAndPrepares() {
    let (list, navigation, window) = stage()
    list.select(4)
    XCTAssertEqual((navigation.top as? ItemScreen)?.row, 4)
    list.perform(.toHelp)
    XCTAssertTrue(navigation.top is About)
    XCTAssertEqual(list.faults, [])
    withExtendedLifetime(window) {}
  }

  func testOriginsDNilIdentifierIsNotHandled() {
    let (list, navigation, window) = stage()
    list.tapSegue(withIdentifier: nil, to: About())
    XCTAssertEqual(list.unhandled, 1)
    XCTAssertEqual(navigation.children.count, 2)
    withExtendedLifetime(window) {}
  }

  func testOriginsDIdentifierOutsideTheEnumIsAnError() {
    let (list, _, window) = stage()
    list.performSegue(withIdentifier: "toHell", sender: nil)
    XCTAssertEqual(
      list.faults,
      [
        .unknownIdentifier(
          SegueKey(source: ListScreen.self, identifier: "toHell"), near: ["toHelp"])
      ])
    withExtendedLifetime(window) {}
  }

  func testOriginsDMakerThatThrowsIsNotSwallowed() {
    final class Strict: FakeScreen, IdentifierSegueSource {
      enum SegueID: String, SegueIdentifier { case toItem, toHelp }
      override func makeDestination(for identifier: String) throws -> FakeScreen? {
        try SegueID.of(identifier, in: Strict.self).map { _ in About() }
      }
      func prepare(_ segue: SegueID, destination: AnyObject, sender: Any?) {}
    }
    let window = FakeWindow(root: Strict())
    window.clearTrace()
    (window.root as? Strict)?.performSegue(withIdentifier: "toItm", sender: nil)
    XCTAssertEqual(
      window.trace,
      ["no segue toItm from Strict: Strict has no segue \"toItm\"; did you mean \"toItem\"?"])
    (window.root as? Strict)?.tapSegue(withIdentifier: "toHelpp")
    XCTAssertEqual(
      window.trace.last,
      "no segue toHelpp from Strict: Strict has no segue \"toHelpp\"; did you mean \"toHelp\"?")
  }

  func testOriginsDIdentifiersAreCompareByteForByte() throws {
    enum Names: String, SegueIdentifier { case cafe = "caf\u{e9}" }
    XCTAssertEqual(try Names.of("caf\u{e9}", in: Master.self), .cafe)
    XCTAssertEqual(
      refusal { _ = try Names.of("cafe\u{301}", in: Master.self) }?.caseName, "unknownIdentifier")
  }

  func testOriginsDEnumNamesATypedSegue() {
    XCTAssertEqual(
      Segue<Master, Detail, Void>(ListScreen.SegueID.toItem).identifier, "toItem")
  }
}
