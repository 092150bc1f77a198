import RefreshKit
import XCTest

/// Closures that are replaced while what they held calls back: nothing stops the program.
final class ReplacedClosureTests: XCTestCase {
  func testReplacedDiagnosticHandlerMayCallBack() {
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    var told = 0
    let complain = { view.drag(to: ScrollPoint(x: .nan, y: 0)) }
    replaceTwice(calling: complain) { object in
      view.diagnosticHandler = { _ in
        told += 1
        withExtendedLifetime(object) {}
      }
    }
    XCTAssertEqual(told, 1)
    view.diagnosticHandler = { _ in }
  }

  func testReplacedFrameHandlerMayCallBack() {
    let driver = RefreshDriver()
    let view = ScrollView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
    driver.add(view)
    var frames = 0
    let run = {
      view.setContentOffset(ScrollPoint(x: 0, y: 100), animated: true)
      driver.runFrame()
      driver.onFrame()
    }
    replaceTwice(calling: run) { object in
      driver.onFrame = {
        frames += 1
        withExtendedLifetime(object) {}
      }
    }
    XCTAssertGreaterThan(frames, 0)
    driver.onFrame = {}
  }

  func testReplacedTimeSourceMayCallBack() {
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    var times: [Instant] = []
    let note = {
      view.contentOffset.y += 1
      times.append(view.now)
    }
    var now = Instant.zero
    replaceTwice(calling: note) { object in
      now = now + .seconds(1)
      view.timeSource = { [now] in withExtendedLifetime(object) { now } }
    }
    XCTAssertEqual(times, [.zero + .seconds(2)])
    view.timeSource = nil
    XCTAssertEqual(times, Array(repeating: .zero + .seconds(2), count: 2))
    view.contentOffset.y += 1
    XCTAssertEqual(view.now, .zero + .seconds(2))
  }

  // D3: actions and observers that are replaced and removed.
  func testRemovedListenersMayCallBack() {
    let control = RefreshControl()
    var freed = 0
    let change = {
      freed += 1
      control.addAction { _ in }
      control.removeObserver(control.addObserver { _ in })
      control.sendActions()
    }
    replaceTwice(calling: change) { object in
      control.addAction(id: "a") { _ in withExtendedLifetime(object) {} }
    }
    control.removeTarget(nil, id: "a")
    replaceTwice(calling: change) { object in
      let token = control.addAction { _ in withExtendedLifetime(object) {} }
      control.removeAction(token)
    }
    replaceTwice(calling: change) { object in
      let token = control.addObserver { _ in withExtendedLifetime(object) {} }
      control.removeObserver(token)
    }
    XCTAssertEqual(freed, 6)
  }

  /// Sets something twice, each time with an object that only it holds and that calls when it is
  /// freed.
  private func replaceTwice(calling body: @escaping () -> Void, _ set: (CallingObject) -> Void) {
    for _ in 0..<2 { set(CallingObject(body)) }
  }
}
