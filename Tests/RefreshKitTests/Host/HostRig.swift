import RefreshKit
import XCTest

/// A host under test, driven and measured in units that all kinds of hosts share.
///
/// The control is 2 units high, its trigger is at 4, the window is high enough for it, and the host
/// has an inset of its own of 3. A place is a distance below the rest; one in the content is
/// negative.
protocol HostRig: AnyObject {
  var host: any RefreshHost { get }
  var log: HostLog { get }
  var complaints: HostComplaints { get }
  /// The size of a unit in the host's own measure.
  static var unit: Double { get }
  /// Whether its content takes time to come to a place.
  var isAnimated: Bool { get }
  var place: Double { get }
  var ownInset: Double { get set }
  func touch()
  /// Drags the content to a place, with a new finger if none is down.
  func drag(to place: Double)
  func lift()
  func cancelTouch()
  func jump(to place: Double)
  func glide(to place: Double)
  func setWindow(_ height: Double)
  func listen(_ listener: (any ScrollViewDelegate & CharacterListDelegate)?)
}

/// What the host's diagnostic handler was told.
final class HostComplaints {
  var list: [RefreshDiagnostic] = []
}

extension HostRig {
  /// Puts the control on the host, observed and with an action.
  func set(_ control: RefreshControl) {
    host.diagnosticHandler = { [complaints] in complaints.list.append($0) }
    listen(log)
    log.observe(control)
    control.addAction { [weak log] _ in log?.note("action") }
    host.addRefreshControl(control)
    log.clear()
  }

  var control: RefreshControl { host.refreshControl ?? RefreshControl() }
  var phase: RefreshPhase { control.state.phase }
  var seconds: Double { host.now.sinceStart.inSeconds }

  func advance(_ seconds: Double) { host.advance(to: host.now + .seconds(seconds)) }

  /// Lets time pass until nothing moves.
  func settle(file: StaticString = #filePath, line: UInt = #line) {
    for _ in 0..<600 where host.isMoving { advance(1.0 / 60) }
    XCTAssertFalse(host.isMoving, "still moving after 10 s", file: file, line: line)
  }

  /// One pull past the trigger, and its release.
  func pull() {
    drag(to: 5)
    lift()
  }

  /// A refresh that was begun by a pull and stands at hold, with an empty log.
  func pullAndClear() {
    pull()
    settle()
    log.clear()
  }

  func assertPlace(_ expected: Double, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(place, expected, accuracy: 1e-6, file: file, line: line)
  }

  /// Checks rule I8: all closed, the content as given (at rest if not).
  func assertClosed(at place: Double = 0, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(phase, .idle, file: file, line: line)
    assertPlace(place, file: file, line: line)
    XCTAssertEqual(host.refreshInset, 0, file: file, line: line)
    XCTAssertEqual(host.visibleHeight, 0, accuracy: 1e-9, file: file, line: line)
    XCTAssertEqual(host.progress, 0, accuracy: 1e-9, file: file, line: line)
    XCTAssertEqual(control.indicator, .stopped, file: file, line: line)
    XCTAssertNil(host.nextEvent, file: file, line: line)
  }

  /// Checks that a refresh runs, with its inset, and the place (the hold if none is given).
  func assertRefreshing(at place: Double = 2, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(phase, .refreshing, file: file, line: line)
    assertPlace(place, file: file, line: line)
    XCTAssertEqual(host.refreshInset, 2 * Self.unit, file: file, line: line)
    XCTAssertEqual(control.indicator, .spinning, file: file, line: line)
  }
}
