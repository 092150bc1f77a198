import RefreshKit
import XCTest

/// Section 10: figures that make no sense and touches that do not fit: never a trap.
final class ScrollBadInputTests: XCTestCase {
  private let bad = [Double.nan, .infinity, -.infinity, .signalingNaN]

  /// What a view holds that bad input must not change.
  private func state(_ view: ScrollView) -> [Double] {
    [
      view.contentOffset.x, view.contentOffset.y, view.viewportSize.width, view.viewportSize.height,
      view.contentSize.width, view.contentSize.height, view.contentInset.top,
      view.contentInset.bottom, view.contentInset.left, view.contentInset.right,
      view.safeAreaInsets.top, view.adjustedContentInset.top, view.dragSlop,
    ]
  }

  private func check(
    _ property: String, file: StaticString = #filePath, line: UInt = #line,
    _ change: (ScrollView) -> Void
  ) {
    let stage = ScrollStage(offset: 600, inset: ContentInsets(top: 7))
    for isDragging in [false, true] {
      if isDragging { stage.flick(-10, 1000) }
      stage.log.entries = []
      let before = state(stage.view)
      change(stage.view)
      XCTAssertEqual(state(stage.view), before, property, file: file, line: line)
      stage.expect("", property, file: file, line: line)
      let refused = stage.diagnostics.map { diagnostic -> String? in
        guard case .refusedValue(let name, _) = diagnostic else { return nil }
        return name
      }
      XCTAssertEqual(
        refused, isDragging ? [property, property] : [property], file: file, line: line)
    }
  }

  func testFiguresThatAreNoNumbersAreRefusedByName() {
    for value in bad {
      for point in [ScrollPoint(x: value, y: 1), ScrollPoint(x: 1, y: value)] {
        check("contentOffset") { $0.contentOffset = point }
        check("contentOffset") { $0.setContentOffset(point, animated: false) }
        check("contentOffset") { $0.setContentOffset(point, animated: true) }
        check("drag") { $0.drag(to: point) }
        check("touch") { $0.touchBegan(at: point) }
      }
      check("contentInset") { $0.contentInset.top = value }
      check("contentInset") { $0.contentInset = ContentInsets(right: value) }
      check("safeAreaInsets") { $0.safeAreaInsets.bottom = value }
      check("safeAreaInsets") { $0.safeAreaInsets = ContentInsets(left: value) }
      check("dragSlop") { $0.dragSlop = value }
      for rect in [
        ScrollRect(x: value, y: 0, width: 1, height: 1),
        ScrollRect(x: 0, y: value, width: 1, height: 1),
        ScrollRect(x: 0, y: 0, width: value, height: 1),
        ScrollRect(x: 0, y: 0, width: 1, height: value),
      ] {
        check("scrollRectToVisible") { $0.scrollRectToVisible(rect, animated: true) }
      }
    }
  }

  func testSizesThatMakeNoSenseAreRefused() {
    for value in bad + [-1, -0.001] {
      check("viewportSize") { $0.viewportSize.height = value }
      check("viewportSize") { $0.viewportSize = ScrollSize(width: value, height: 10) }
      check("contentSize") { $0.contentSize.height = value }
      check("contentSize") { $0.contentSize = ScrollSize(width: value, height: 10) }
    }
    check("dragSlop") { $0.dragSlop = -1 }
  }

  func testHeaderHeightThatMakesNoSenseIsRefused() {
    let table = TableView()
    var refused: [String] = []
    table.diagnosticHandler = {
      if case .refusedValue(let name, _) = $0 { refused.append(name) }
    }
    table.tableHeaderHeight = 40
    for value in bad + [-1] { table.tableHeaderHeight = value }
    XCTAssertEqual(table.tableHeaderHeight, 40)
    XCTAssertEqual(refused, Array(repeating: "tableHeaderHeight", count: 5))
  }

  func testTouchMovedToNowhereIsDroppedAndTheDragGoesOn() {
    let stage = ScrollStage(offset: 600)
    stage.view.touchBegan(at: .zero)
    stage.view.touchMoved(to: ScrollPoint(x: 0, y: -10))
    for value in bad {
      stage.view.touchMoved(to: ScrollPoint(x: 0, y: value))
      stage.view.touchMoved(to: ScrollPoint(x: value, y: 0))
    }
    XCTAssertEqual(stage.y, 610)
    XCTAssertEqual(stage.diagnostics.count, 8)
    stage.view.touchMoved(to: ScrollPoint(x: 0, y: -30))
    XCTAssertEqual(stage.y, 630)
    stage.lift()
    stage.expect("B S S EB ED-")
  }

  func testReleaseVelocityThatIsNoNumberIsDroppedAndTheFingerLifts() {
    for velocity in bad {
      let stage = ScrollStage(offset: 600)
      stage.flick(-30, velocity)
      stage.expect("B S EB ED-")
      XCTAssertEqual(stage.diagnostics.count, 1)
      stage.expect(flags: "000")
    }
  }

  func testDelegatesTargetThatIsNoNumberIsRefused() {
    for value in bad {
      let stage = ScrollStage(offset: 600)
      stage.log.wantedTarget = ScrollPoint(x: 0, y: value)
      stage.flick(-30, 1000)
      stage.rest()
      stage.expect(y: ScrollLaw.target(630, 1000))
      guard case .refusedValue("targetContentOffset", _)? = stage.diagnostics.first else {
        return XCTFail("\(stage.diagnostics)")
      }
    }
  }

  func testTouchesThatDoNotFitAreReportedAndIgnored() {
    let stage = ScrollStage(offset: 600)
    stage.view.touchMoved(to: ScrollPoint(x: 0, y: 10))
    stage.view.touchEnded()
    stage.lift(1000)
    stage.view.touchCancelled()
    stage.expect(diagnostics: [
      .unexpectedTouch(.moved), .unexpectedTouch(.ended), .unexpectedTouch(.ended),
      .unexpectedTouch(.ended),
    ])
    stage.expect("")
    stage.view.touchBegan(at: .zero)
    stage.view.touchMoved(to: ScrollPoint(x: 0, y: -10))
    stage.view.touchBegan(at: ScrollPoint(x: 0, y: 700))
    stage.expect(diagnostics: [.unexpectedTouch(.began)])
    stage.view.touchMoved(to: ScrollPoint(x: 0, y: -20))
    XCTAssertEqual(stage.y, 620)
    stage.lift()
    stage.expect("B S S EB ED-")
    stage.expect(diagnostics: [])
  }

  func testHugeFiguresNeverTrapAndLeaveTheOffsetFinite() {
    let huge = [
      Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e200,
      .leastNonzeroMagnitude, 1e9, -1e9,
    ]
    for value in huge {
      let stage = ScrollStage(offset: 600, content: ScrollSize(width: 3000, height: 3000))
      let view = stage.view
      view.addRefreshControl()
      let point = ScrollPoint(x: -value, y: value)
      for change in [
        { view.touchBegan(at: point) }, { view.touchMoved(to: ScrollPoint(x: value, y: -value)) },
        { view.touchEnded() }, { view.drag(to: point) }, { view.touchEnded(velocity: point) },
        { view.advance(to: Instant.zero + .seconds(1e18)) }, { view.contentOffset = point },
        { view.setContentOffset(ScrollPoint(x: value, y: -value), animated: true) },
        { view.advance(to: view.now + .seconds(0.1)) },
        { view.contentInset = ContentInsets(top: value, left: value, bottom: value, right: value) },
        { view.safeAreaInsets = ContentInsets(top: value, bottom: value) },
        { view.contentInsetAdjustmentBehavior = .always }, { view.scrollToTop() },
        { view.contentSize = ScrollSize(width: abs(value), height: abs(value)) },
        { view.viewportSize = ScrollSize(width: abs(value), height: abs(value)) },
        { view.pullAndRefresh() }, { view.drag(to: point) }, { view.touchCancelled() },
        { view.endRefreshing(after: .seconds(value.sign == .minus ? -1e18 : 1e18)) },
        { view.advance(to: view.now + .seconds(0.1)) },
      ] {
        change()
        XCTAssertTrue(view.contentOffset.y.magnitude <= 4e9, "\(value): \(view.contentOffset)")
        XCTAssertTrue(view.adjustedContentInset.top.isFinite, "\(value)")
      }
    }
  }
}
