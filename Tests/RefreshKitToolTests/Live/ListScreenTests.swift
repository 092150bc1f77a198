import RefreshKit
import XCTest

@testable import RefreshKitTool

final class ListScreenTests: XCTestCase {
  private func list(rows: Int = 9, height: Int = 8) -> TerminalList {
    TerminalList(rows: (0..<rows).map { "row \($0)" }, height: height)
  }

  private func text(of list: TerminalList, columns: Int = 40, lines: Int = 10, turns: Int = 0)
    -> [String]
  {
    let size = TerminalSize(columns: columns, lines: lines)
    let lines = ListScreen(size: size, turns: turns).lines(of: list)
    XCTAssertTrue(lines.allSatisfy { $0.text.count == columns })
    return lines.map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }
  }

  func testListFillsTheLinesBetweenTitleAndKeys() {
    XCTAssertEqual(
      text(of: list(rows: 2, height: 3), lines: 5),
      [
        " refreshkit live  2 rows", " row 0", " row 1", "",
        " drag or wheel  r refresh  c cancel  q q",
      ])
  }

  func testScreenTooSmallShowsWhatFits() {
    for (columns, lines) in [(0, 0), (1, 1), (3, 2), (0, 5), (200, 3), (-1, -1)] {
      let size = TerminalSize(columns: columns, lines: lines)
      let shown = ListScreen(size: size).lines(of: list(height: size.listHeight))
      XCTAssertEqual(shown.count, max(0, lines))
      XCTAssertTrue(shown.allSatisfy { $0.text.count == max(0, columns) })
    }
  }

  func testRefreshLineFollowsEveryState() throws {
    let list = list()
    let delegate = Listener()
    list.refreshDelegate = delegate
    let control = try XCTUnwrap(list.refreshControl)
    XCTAssertEqual(control.triggerDistance, 1.725490196078431, accuracy: 1e-12)  // 8·0.275/1.275
    list.press(at: 1)
    list.drag(to: 2)  // 0.51 rows
    XCTAssertEqual(text(of: list)[1...2], [" [==        ] Pull to refresh", " row 0"])
    list.drag(to: 7)
    XCTAssertEqual(text(of: list)[1...3], ["", " [==========] Release to refresh", " row 0"])
    list.release()
    XCTAssertEqual(text(of: list)[2...3], [" | Loading", " row 0"])
    list.advance(to: .zero + .seconds(1))
    XCTAssertEqual(text(of: list, turns: 3)[1...2], [" \\ Loading", " row 0"])
    list.scroll(by: 1)
    XCTAssertEqual(text(of: list, turns: 4)[1...2], [" row 0", " row 1"])
    list.scroll(by: -1)
    list.endRefreshing()
    XCTAssertEqual(text(of: list)[1...2], ["   Up to date", " row 0"])
    list.advance(to: .zero + .seconds(2))
    XCTAssertEqual(text(of: list)[1...2], [" row 0", " row 1"])
  }

  func testScreenShownAfterAnotherSendsWhatDiffers() {
    var painter = ScreenPainter()
    let first = [ScreenLine(text: "ab", isReversed: true), ScreenLine(text: "cd")]
    XCTAssertEqual(
      painter.text(showing: first),
      "\u{1b}[?2026h\u{1b}[2J\u{1b}[1;1H\u{1b}[7mab\u{1b}[m\u{1b}[2;1Hcd\u{1b}[?2026l")
    XCTAssertEqual(painter.text(showing: first), "")
    XCTAssertEqual(
      painter.text(showing: [first[0], ScreenLine(text: "ef")]),
      "\u{1b}[?2026h\u{1b}[2;1Hef\u{1b}[?2026l")
    painter.forget()
    XCTAssertTrue(painter.text(showing: first).contains("ab"))
  }

  private final class Listener: RefreshHostDelegate {
    func didBeginRefresh(in host: any RefreshHost) {}
  }
}
