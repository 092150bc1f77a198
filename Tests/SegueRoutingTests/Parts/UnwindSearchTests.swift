import SegueTesting
import XCTest

@testable import SegueRouting

/// Where an unwind goes to, without routers: the answer of each screen is given by its name.
final class UnwindSearchTests: XCTestCase {
  private let key = SegueKey(source: FakeScreen.self, identifier: "back")

  /// The moves of a search in words, and what was asked.
  private func search(
    from source: FakeScreen, accepting: Set<String>, declining: Set<String> = []
  ) throws -> (asked: [String], moves: [String]) {
    var asked: [String] = []
    let search = try UnwindSearch(from: source, key: key) { screen in
      let name = (screen as? FakeScreen)?.name ?? ""
      asked.append(name)
      if declining.contains(name) { return .declined }
      return accepting.contains(name) ? .accepted : .unregistered
    }
    let moves = search.moves.map { move in
      switch move {
      case .dismiss(let stop as FakeScreen, _): "dismiss at \(stop.name)"
      case .reveal(let child as FakeScreen, let container as FakeScreen):
        "\(container.name)→\(child.name)"
      default: "\(move)"
      }
    }
    return (asked, moves)
  }

  private func named(_ names: String...) -> [FakeScreen] { names.map { FakeScreen(name: $0) } }

  // Tab[Nav[First*, Pushed], Second ⇒ Presented] from Presented.
  func testAcrossTabs() throws {
    let screens = named("First", "Pushed", "Second", "Presented")
    let tab = FakeTabs(
      [FakeNavigation(elements: [screens[0], screens[1]], name: "Nav"), screens[2]], name: "Tab")
    try screens[2].present(screens[3])
    let (asked, moves) = try search(from: screens[3], accepting: ["First"])
    // The stop of the tabs asks their children from the first to the last.
    XCTAssertEqual(asked, ["Second", "Pushed", "First"])
    XCTAssertEqual(moves, ["dismiss at Tab", "Tab→Nav", "Nav→First"])
    withExtendedLifetime(tab) {}
  }

  // 1* ⇒ 2 ⇒ 3 ⇒ 4 from 4.
  func testAcrossPresentations() throws {
    let screens = named("1", "2", "3", "4")
    for (below, above) in zip(screens, screens.dropFirst()) { try below.present(above) }
    let (asked, moves) = try search(from: screens[3], accepting: ["1"])
    XCTAssertEqual(asked, ["3", "2", "1"])
    XCTAssertEqual(moves, ["dismiss at 1"])
  }

  // Nav[A*, B*, C] from C: the last one first.
  func testInANavigationContainer() throws {
    let screens = named("A", "B", "C")
    let navigation = FakeNavigation(elements: screens, name: "Nav")
    let (asked, moves) = try search(from: screens[2], accepting: ["A", "B"])
    XCTAssertEqual(asked, ["B"])
    XCTAssertEqual(moves, ["Nav→B"])
    withExtendedLifetime(navigation) {}
  }

  func testOneThatDeclinesIsPassedAndNamed() throws {
    let screens = named("A", "B", "C")
    let navigation = FakeNavigation(elements: screens, name: "Nav")
    XCTAssertEqual(
      try search(from: screens[2], accepting: ["A", "B"], declining: ["B"]).moves, ["Nav→A"])
    XCTAssertEqual(
      refusal { _ = try search(from: screens[2], accepting: [], declining: ["B"]) },
      .unwindDestinationNotFound(
        key,
        asked: [
          SegueType(FakeScreen.self), SegueType(FakeScreen.self), SegueType(FakeNavigation.self),
        ], declined: [SegueType(FakeScreen.self)]))
    withExtendedLifetime(navigation) {}
  }

  func testContainerThatCannotRevealIsAnError() throws {
    let screens = named("A", "B")
    let drawer = Drawer(elements: screens, name: "Drawer")
    drawer.reveals = false
    XCTAssertEqual(
      refusal { _ = try search(from: screens[1], accepting: ["A"]) },
      .containerCannotReveal(
        key, container: SegueType(Drawer.self), child: SegueType(FakeScreen.self)))
  }
}
