import RefreshKit
import XCTest

/// Objects of the user's that call back when the library lets go of them: R7, D5, H1.
final class FreedObjectTests: XCTestCase {
  /// The changes of state of a control, with their cycles.
  private final class Story {
    private(set) var lines: [String] = []

    init(of control: RefreshControl) {
      control.addObserver { [weak self] event in
        guard case .transition(let change) = event else { return }
        self?.lines.append("\(change.from) \(change.to) \(change.cycle?.number ?? 0)")
      }
    }
  }

  // R7: an error is freed by the next begin, which is told before what that brings about.
  @MainActor
  func testErrorThatCallsBackIsFreedAfterTheBeginIsTold() async throws {
    let begins: [(String, (RefreshRig) -> Void)] = [
      ("command", { $0.control.beginRefreshing() }), ("pull", { $0.pull() }),
      ("in code", { $0.view.pullAndRefresh() }),
    ]
    for (name, begin) in begins {
      let rig = try RefreshRig()
      var freed = 0
      let onFree = { [view = rig.view, control = rig.control] in
        freed += 1
        XCTAssertNil(control.lastError, name)
        control.endRefreshing()
        view.contentOffset.y = 100
      }
      _ = try? await rig.control.refresh {
        throw CallingError(object: CallingObject(onFree))
      }
      XCTAssertEqual(freed, 0, name)
      let story = Story(of: rig.control)
      begin(rig)
      XCTAssertEqual(freed, 1, name)
      let pulled =
        name == "pull" ? ["idle pulling 0", "pulling refreshing 2"] : ["idle refreshing 2"]
      XCTAssertEqual(
        story.lines, pulled + ["refreshing ending 2", "ending idle 2"], name)
    }
  }

  // H1: a control that is replaced is let go of when the new one is there, so whoever it frees
  // finds that.
  func testReplacedControlIsFreedWhenTheNewOneIsThere() {
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    var answers: [RefreshAnswer] = []
    addControl(to: view) { answers.append(view.startRefreshing()) }
    let new = RefreshControl()
    view.refreshControl = new
    XCTAssertEqual(answers, [.began(RefreshCycle(number: 1))])
    XCTAssertTrue(new.isRefreshing)
  }

  // H1: one that another control is put in place of by whoever it frees leaves the view like any
  // other.
  func testControlFromInsideAReplacementTakesThePlace() {
    for replacement in [RefreshControl(), nil] {
      let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
      let last = RefreshControl()
      addControl(to: view) { view.refreshControl = last }
      view.refreshControl = replacement
      XCTAssertTrue(view.refreshControl === last)
      XCTAssertNil(replacement?.host)
      XCTAssertTrue(last.host === view)
      view.startRefreshing()
      XCTAssertTrue(last.isRefreshing)
      XCTAssertEqual(replacement?.isRefreshing ?? false, false)
    }
  }

  /// Puts a control on a view that nobody else holds, with an observer that calls when it is freed.
  private func addControl(to view: ScrollView, onFree: @escaping () -> Void) {
    let object = CallingObject(onFree)
    let control = view.addRefreshControl()
    control.addObserver { _ in withExtendedLifetime(object) {} }
  }

  // D5: what a host tells in its turn is let go of when it has been told, before the next is.
  func testToldClosureIsFreedWhenItHasBeenTold() {
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    var log: [String] = []
    view.enqueueCallback {
      log.append("outer")
      let object = CallingObject {
        log.append("freed")
        view.enqueueCallback { log.append("of the freed") }
      }
      view.enqueueCallback {
        log.append("first")
        withExtendedLifetime(object) {}
      }
      view.enqueueCallback { log.append("second") }
      view.enqueueCallback { log.append("third") }
    }
    XCTAssertEqual(log, ["outer", "first", "freed", "second", "third", "of the freed"])
  }
}
