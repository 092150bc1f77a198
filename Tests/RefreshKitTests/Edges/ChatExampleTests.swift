import RefreshKit
import XCTest

/// The example of the README, run as it stands there.
final class ChatExampleTests: XCTestCase {
  func testChatIsRefreshedAtItsEnd() {
    let chat = Chat()
    chat.table.touchBegan(at: ScrollPoint(x: 200, y: 700))
    chat.table.touchMoved(to: ScrollPoint(x: 200, y: 300))
    chat.table.touchEnded()
    XCTAssertEqual(chat.loads, 1)
    XCTAssertEqual(chat.table.refreshInset(at: .bottom), 60)
    chat.table.advance(to: .zero + .seconds(5))
    XCTAssertEqual(chat.table.refreshInset(at: .bottom), 0)
    XCTAssertEqual(chat.table.contentOffset, chat.table.restOffset(at: .bottom))
  }
}

private final class Chat: ScrollViewEdgeRefreshDelegate {
  let table = ScrollView(
    viewportSize: ScrollSize(width: 390, height: 800),
    contentSize: ScrollSize(width: 390, height: 2000))
  private(set) var loads = 0

  init() {
    table.delegate = self
    table.addRefreshControl(RefreshControl(edge: .bottom))
    table.contentOffset = table.restOffset(at: .bottom)
  }

  func scrollView(_ scrollView: ScrollView, didBegin control: RefreshControl) {
    loads += 1
    scrollView.endRefreshing(at: control.edge, after: .seconds(1))
  }
}
