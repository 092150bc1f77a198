import RefreshKit
import XCTest

/// What a host of the user's own does while it is told of another inset, in the middle of a change
/// of controls: H1, I2, R7, D4.
final class HostDetachTests: XCTestCase {
  // H1: a control that is put on the host in the middle of taking the old one away stays.
  func testControlThatIsPutOnInTheMiddleOfADetachStays() {
    let rig = Rig()
    let (host, control, log) = (rig.host, rig.control, rig.log)
    let new = RefreshControl()
    rig.refreshing { host.addRefreshControl(new) }
    host.refreshControl = nil
    XCTAssertTrue(host.refreshControl === new)
    XCTAssertNil(control.host)
    XCTAssertEqual(log.story, ["refreshing>idle detached", "end cancelled"])
    rig.assertPlaces(of: new)
  }

  // H1: with a control that is to take the place there is one all the same: the last that was put
  // on.
  func testControlThatIsPutOnInTheMiddleOfAReplacementIsTheOnlyOne() {
    for replaces in [true, false] {
      let test = Rig()
      let (new, late) = (RefreshControl(), RefreshControl())
      test.refreshing {
        test.host.addRefreshControl(late, replaceIfExists: replaces)
      }
      test.host.refreshControl = new
      XCTAssertTrue(test.host.refreshControl === (replaces ? late : new))
      test.assertPlaces(of: new, late)
    }
  }

  // H1: the new control may be on another host by the time that the old one has left.
  func testControlThatIsTakenAwayInTheMiddleOfItsOwnReplacementIsOnOneHost() {
    let rig = Rig()
    let (host, other) = (rig.host, rig.other)
    let new = RefreshControl()
    rig.refreshing { other.addRefreshControl(new) }
    host.refreshControl = new
    XCTAssertTrue(other.refreshControl === new)
    XCTAssertNil(host.refreshControl)
    rig.assertPlaces(of: new)
  }

  // H1: so it is with a control that leaves another host, which is told of its inset.
  func testControlThatIsTakenBackInTheMiddleOfAMoveIsOnOneHost() {
    let rig = Rig()
    let (host, other, control) = (rig.host, rig.other, rig.control)
    rig.refreshing { host.addRefreshControl(control) }
    other.addRefreshControl(control)
    XCTAssertTrue(host.refreshControl === control)
    XCTAssertNil(other.refreshControl)
    rig.assertPlaces()
  }

  // H1, I2: a refresh that begins there on the control that has come keeps its inset, and its
  // content.
  func testRefreshThatBeginsInTheMiddleOfAReplacementIsKept() {
    let rig = Rig()
    let host = rig.host
    let new = RefreshControl()
    rig.refreshing { new.beginRefreshing() }
    host.pullDistance = 60
    host.refreshControl = new
    XCTAssertTrue(new.isRefreshing)
    XCTAssertFalse(host.requests.contains(.rest))
    rig.assertPlaces(of: new)
  }

  // R7, D4: a begin by a pull that is over by then is told to nobody: nothing of it runs after its
  // end.
  func testBeginThatIsOverBeforeItIsToldIsToldToNobody() {
    let uses: [(BadHost, RefreshControl) -> Void] = [
      { host, _ in host.refreshControl = nil },
      { host, _ in host.refreshControl = RefreshControl() },
      { _, control in BadHost().addRefreshControl(control) },
      { _, control in control.endRefreshing() },
    ]
    for use in uses {
      for begins in [{ $0.pull(130) }, { $0.startRefreshing() }] as [(BadHost) -> Void] {
        let test = Rig()
        let (host, control, log) = (test.host, test.control, test.log)
        host.refreshDelegate = log
        host.viewportHeight = 1000
        log.observe(control)
        control.addAction { _ in log.note("action") }
        host.addRefreshControl(control)
        test.once { use(host, control) }
        begins(host)
        XCTAssertEqual(log.told, [])
        XCTAssertFalse(control.isRefreshing)
        test.assertPlaces()
      }
    }
  }

  // I2: another height counts for the control that is there when the host has been told.
  func testConfigurationOfAControlThatLeavesMeanwhileSetsNoInset() throws {
    let rig = Rig()
    let (host, control) = (rig.host, rig.control)
    let high = try RefreshConfiguration(height: 80, maximumDuration: .seconds(1))
    rig.refreshing { host.refreshControl = nil }
    host.advance(to: .zero + .seconds(2))
    control.configuration = high
    XCTAssertEqual(host.refreshInset, 0)
    XCTAssertFalse(host.requests.contains(.hold))
    rig.assertPlaces()
  }

  // I2: nor does one that leaves when the host is told of the new height.
  func testHeightOfAControlThatLeavesMeanwhileMovesNothing() throws {
    let rig = Rig()
    let (host, control) = (rig.host, rig.control)
    let high = try RefreshConfiguration(height: 80)
    rig.refreshing { host.refreshControl = nil }
    host.pullDistance = 60
    control.configuration = high
    XCTAssertEqual(host.refreshInset, 0)
    XCTAssertFalse(host.requests.contains(.hold))
    rig.assertPlaces()
  }

  // H6: hiding a control that is replaced then by one that refreshes leaves the content at hold.
  func testHidingAControlThatIsReplacedMeanwhileMovesNothing() {
    let rig = Rig()
    let (host, control) = (rig.host, rig.control)
    let new = RefreshControl()
    rig.refreshing {
      host.refreshControl = new
      new.beginRefreshing()
    }
    host.pullDistance = 60
    control.isHidden = true
    XCTAssertTrue(new.isRefreshing)
    rig.assertPlaces(of: new)
  }

  // H1: a host that lets go of its closing control when it is asked to bring the content back.
  func testControlThatIsTakenAwayWhenTheContentIsBroughtBack() {
    let rig = Rig()
    let (host, log) = (rig.host, rig.log)
    rig.refreshing {}
    let new = RefreshControl()
    host.pullDistance = 60
    host.onRequest = { request in
      guard request == .rest else { return }
      host.pullDistance = 0
      host.addRefreshControl(new, replaceIfExists: true)
    }
    host.endRefreshing()
    XCTAssertEqual(log.told, ["end success"])
    rig.assertPlaces(of: new)
  }
}

/// Two hosts of the user's own, with a control for the first.
private final class Rig {
  let host = BadHost()
  let other = BadHost()
  let control = RefreshControl()
  let log = HostLog()

  /// Lets a refresh run, and does something when the host is first told of the next inset.
  func refreshing(_ onInset: @escaping () -> Void) {
    host.refreshDelegate = log
    log.observe(control)
    host.addRefreshControl(control)
    host.startRefreshing()
    log.clear()
    once(onInset)
  }

  func once(_ onInset: @escaping () -> Void) {
    var isDone = false
    host.onRequest = { request in
      guard request == .insetChange, !isDone else { return }
      isDone = true
      onInset()
    }
  }

  func assertPlaces(of controls: RefreshControl..., line: UInt = #line) {
    for host in [host, other] {
      if let found = host.refreshControl { XCTAssertTrue(found.host === host, line: line) }
      let inset = host.refreshControl?.isRefreshing == true ? 60.0 : 0
      XCTAssertEqual(host.refreshInset, inset, line: line)
    }
    for control in controls + [control] {
      if let host = control.host {
        XCTAssertTrue(host.refreshControl === control, line: line)
      } else {
        XCTAssertEqual(control.state, .idle, line: line)
      }
    }
  }
}
