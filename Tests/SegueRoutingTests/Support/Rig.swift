import SegueRouting
import SegueTesting
import XCTest

/// A master in a navigation container in a window, with a destination for each of its segues.
final class Rig {
  let master = Master()
  let navigation: FakeNavigation
  let window: FakeWindow
  /// What handlers were told, in order.
  var told: [String] = []
  /// What completions were told, in order.
  var results: [Result<SegueAnswer, SegueError>] = []

  /// - Parameter showsAll: Whether the master stays on show, whatever is pushed.
  init(showsAll: Bool = false) {
    navigation =
      showsAll ? Columns(root: master, name: "Nav") : FakeNavigation(root: master, name: "Nav")
    window = FakeWindow(root: navigation)
    for name in ["detail", "plain", "presented", "animal", "pane"] {
      master.factories[name] = { Detail() }
    }
    master.factories["about"] = { About() }
    master.factories["detailInNavigation"] = { FakeNavigation(root: Detail()) }
    window.clearTrace()
  }

  var router: SegueRouter<Master> { master.router }
  var top: Detail? { navigation.top as? Detail }

  func completion(_ result: Result<SegueAnswer, SegueError>) { results.append(result) }

  /// All that a perform could change, in words.
  var snapshot: String { Self.snapshot(of: navigation) + " " + router.identifiers.description }

  static func snapshot(of screen: FakeScreen) -> String {
    var parts = [screen.name + (screen.isLoaded ? "" : "°")]
    if !screen.children.isEmpty {
      parts.append("[" + screen.children.map(snapshot(of:)).joined(separator: ", ") + "]")
    }
    if let presented = screen.presented { parts.append("⇒" + snapshot(of: presented)) }
    if let tabs = screen as? FakeTabs { parts.append("@\(tabs.selectedIndex)") }
    return parts.joined()
  }
}

/// Runs what should be refused, and answers why.
func refusal(
  file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
) -> SegueError? {
  do {
    try body()
    XCTFail("was not refused", file: file, line: line)
  } catch let error as SegueError {
    return error
  } catch {
    XCTFail("another error: \(error)", file: file, line: line)
  }
  return nil
}

extension SegueError {
  /// The name of the case; each has something with it, which is what a mirror names.
  var caseName: String { Mirror(reflecting: self).children.first?.label ?? "" }
}
