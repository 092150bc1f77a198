import RefreshKit
import XCTest

// Refresh without a subclass: an extension attaches the control, one delegate hears of it.

extension ScrollView {
  /// What a reader of the first article would write today, once for every kind of scroll view.
  fileprivate func setUpNewsRefresh() {
    setupRefreshControl()
    contentSize = ScrollSize(width: 320, height: 2000)
    viewportSize = ScrollSize(width: 320, height: 480)
  }
}

/// The sample program of the first article, and a test for each of its faults.
final class OriginsDelegateTests: XCTestCase {
  private final class News: ScrollViewRefreshControlDelegate {
    var refreshed: [ObjectIdentifier] = []
    var endsAtOnce = false

    func didBeginRefresh(in scrollView: ScrollView) {
      refreshed.append(ObjectIdentifier(scrollView))
      if endsAtOnce { scrollView.endRefreshing() }
    }
  }

  private final class Silent: ScrollViewDelegate {}

  private func pull(_ view: ScrollView) {
    view.drag(to: ScrollPoint(x: 0, y: view.restOffset.y - 125))
    view.touchEnded(velocity: .zero)
  }

  func testSampleRefreshesEveryKindOfViewThroughOneDelegate() {
    let news = News()
    let views = [ScrollView(), TableView(), CollectionView()]
    for view in views {
      view.setUpNewsRefresh()
      view.delegate = news
      pull(view)
      XCTAssertTrue(view.refreshControl?.isRefreshing ?? false)
      view.endRefreshing()
      view.advance(to: view.now + .seconds(3))
      XCTAssertEqual(view.contentOffset, .zero)
    }
    XCTAssertEqual(news.refreshed, views.map(ObjectIdentifier.init))
  }

  // Fault: the subclass is forgotten and a plain view used. Every view is a plain view here.
  func testPlainViewNeedsNoSubclass() {
    let view = ScrollView()
    view.setUpNewsRefresh()
    pull(view)
    XCTAssertTrue(view.refreshControl?.isRefreshing ?? false)
  }

  // Fault: the second delegate is forgotten. There is one, in whatever order it is set.
  func testEveryOrderOfSettingUpIsHeard() {
    enum Step: CaseIterable { case delegate, control, target }
    let steps = Step.allCases
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let news = News()
      let view = ScrollView()
      let control = RefreshControl()
      var actions = 0
      for index in order {
        switch steps[index] {
        case .delegate: view.delegate = news
        case .control: view.addRefreshControl(control)
        case .target: control.addAction { _ in actions += 1 }
        }
      }
      view.setUpNewsRefresh()
      pull(view)
      XCTAssertEqual(news.refreshed.count, 1, "\(order)")
      XCTAssertEqual(actions, 1, "\(order)")
    }
  }

  // Fault: a delegate that does not know of refreshes. It compiles, and the view says so.
  func testDelegateWithoutTheRefinementIsReported() {
    let view = ScrollView()
    var reports: [RefreshDiagnostic] = []
    view.diagnosticHandler = { reports.append($0) }
    view.setUpNewsRefresh()
    let silent = Silent()
    view.delegate = silent
    pull(view)
    XCTAssertEqual(reports, [.unhandledRefresh(.delegateWithoutRefinement)])
    XCTAssertEqual(view.endRefreshing(), .ended)
  }

  func testRefreshThatEndsInItsBeginWorksPullAfterPull() {
    let news = News()
    news.endsAtOnce = true
    let view = TableView()
    view.setUpNewsRefresh()
    view.delegate = news
    for count in 1...3 {
      pull(view)
      view.advance(to: view.now + .seconds(3))
      XCTAssertEqual(news.refreshed.count, count)
      XCTAssertEqual(view.refreshControl?.state, .idle)
      XCTAssertEqual(view.contentOffset, .zero)
    }
  }
}
