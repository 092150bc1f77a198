import RefreshKit
import XCTest

/// Reported faults of the areas `lifecycle`, `title`, `placement`, `attach` and `dispatch`.
final class RefreshFaultsHostTests: XCTestCase {
  // B78: App to background and back while refreshing. B80: Leaving the screen must not end it.
  func testB78B80LeavingTheScreenKeepsTheRefresh() throws {
    let rig = try RefreshRig.refreshing()
    rig.view.isOnScreen = false
    rig.run(5)
    rig.view.isOnScreen = true
    rig.assertRefreshing(at: -124)
    XCTAssertEqual(rig.log, ["restart"])
  }

  // B81: Screen changes with the finger still pulling.
  func testB81ScreenChangesWithTheFingerPulling() throws {
    let rig = try RefreshRig()
    rig.drag(-104)
    rig.view.isOnScreen = false
    rig.view.isOnScreen = true
    rig.settle()
    rig.assertClosed()
    XCTAssertFalse(rig.view.isDragging)
    XCTAssertEqual(rig.recorder.count("action"), 0)
    rig.pull()
    XCTAssertEqual(rig.recorder.count("action"), 1)
  }

  // B82: Tab switch at the very moment of the trigger.
  func testB82TabSwitchAtTheTrigger() throws {
    let rig = try RefreshRig()
    rig.pull()
    rig.view.isOnScreen = false
    rig.skip(0.01)
    rig.view.isOnScreen = true
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertEqual(rig.recorder.count("action"), 1)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }

  // B86: Title set before, during and after; layout stays right.
  func testB86TitleSetBeforeDuringAndAfter() throws {
    let rig = try RefreshRig()
    rig.control.title = "A"
    rig.assertOffset(-64)
    XCTAssertEqual(rig.view.visibleHeight, 0)
    rig.view.pullAndRefresh()
    rig.settle()
    rig.assertRefreshing(at: -144)
    rig.recorder.clear()
    rig.control.title = "B"
    XCTAssertEqual(rig.log, [])
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
    rig.control.title = ""
    XCTAssertEqual(rig.control.height, 60)
  }

  // B87: First title arrives while refreshing. (It counts from the next idle moment, rule H5.)
  func testB87FirstTitleWhileRefreshing() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.title = "Updating"
    rig.settle()
    rig.assertRefreshing(at: -124)
    XCTAssertEqual(rig.view.adjustedContentInset.top, 124)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }

  // B88: Idle control is invisible.
  func testB88IdleControlIsInvisible() throws {
    let rig = try RefreshRig()
    for (y, height) in [(-64.0, 0.0), (-84, 20), (0, 0)] {
      rig.jump(y)
      XCTAssertEqual(rig.view.visibleHeight, height)
    }
  }

  // B89: Large title: top inset changes with the pull.
  func testB89LargeTitle() throws {
    let rig = try RefreshRig()
    for top in stride(from: 65.0, through: 116, by: 1) {
      rig.drag(-top)
      rig.view.contentInset.top = top
      rig.assertOffset(-top)
    }
    XCTAssertEqual(rig.view.pullDistance, 0)
    XCTAssertEqual(rig.phase, .idle)
    rig.drag(-150)
    XCTAssertEqual(rig.view.pullDistance, 34)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("action"), 0)
    rig.drag(-180)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("action"), 1)
    rig.assertRefreshing(at: -176)
    rig.animate(200)
    rig.skip(0.1)
    rig.view.contentInset.top = 64
    rig.settle()
    rig.control.endRefreshing()
    rig.assertClosed(at: 200)
    rig.view.scrollToTop()
    rig.settle()
    rig.assertClosed(at: -64)
  }

  // B90: Removed while refreshing.
  func testB90RemovedWhileRefreshing() throws {
    let rig = try RefreshRig.refreshing()
    rig.view.refreshControl = nil
    rig.settle()
    XCTAssertEqual(rig.control.endRefreshing(), .notRefreshing)
    rig.assertClosed()
    rig.pull()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("action"), 0)
    rig.assertOffset(-64)
  }

  // B92: Attached twice or re-attached on each appearance.
  func testB92AttachedTwice() throws {
    let rig = try RefreshRig()
    rig.view.addRefreshControl(rig.control)
    rig.view.addRefreshControl(rig.control, replaceIfExists: true)
    rig.pull()
    rig.view.refreshControl = rig.control
    rig.settle()
    XCTAssertEqual(rig.recorder.count("action"), 1)
    XCTAssertEqual(rig.recorder.count("begin"), 1)
    rig.assertRefreshing(at: -124)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }

  // B94: Scroll view or control freed first.
  func testB94ViewOrControlFreedFirst() throws {
    for refreshes in [false, true] {
      let control = RefreshControl()
      var view: ScrollView? = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
      weak let freedView = view
      view?.refreshControl = control
      if refreshes { control.beginRefreshing() }
      view = nil
      XCTAssertNil(freedView)
      XCTAssertEqual(control.beginRefreshing(), .noControl)
      XCTAssertEqual(control.endRefreshing(), .notRefreshing)

      let other = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
      weak var freedControl: RefreshControl?
      do { freedControl = other.addRefreshControl() }
      if refreshes { other.pullAndRefresh() }
      other.refreshControl = nil
      XCTAssertNil(freedControl)
      other.contentOffset.y = 30
      other.advance(to: .zero + .seconds(2))
    }
  }

  // B95: Handler or target keeps the screen alive; see also RefreshLifetimeTests.
  func testB95TargetAndDelegateAreHeldWeakly() throws {
    let rig = try RefreshRig()
    var target: RefreshTarget? = RefreshTarget()
    var delegate: RefreshRecorder? = RefreshRecorder()
    weak let freedTarget = target
    weak let freedDelegate = delegate
    rig.control.addTarget(target, action: RefreshTarget.reload)
    rig.view.delegate = delegate
    rig.view.startRefreshing()
    rig.view.endRefreshing(after: .seconds(3))
    (target, delegate) = (nil, nil)
    XCTAssertNil(freedTarget)
    XCTAssertNil(freedDelegate)
    rig.skip(5)
    rig.assertClosed()
  }

  // B07: State must read refreshing inside the very first callback.
  func testB07StateIsRefreshingInsideTheFirstCallback() throws {
    let rig = try RefreshRig()
    var read: [Bool] = []
    rig.recorder.hooks["action"] = { view in
      read.append(view.refreshControl?.isRefreshing ?? false)
      XCTAssertEqual(view.refreshControl?.beginRefreshing(), .alreadyRefreshing)
    }
    rig.recorder.hooks["begin"] = { read.append($0.refreshControl?.isRefreshing ?? false) }
    rig.pull()
    XCTAssertEqual(read, [true, true])
    XCTAssertEqual(rig.view.adjustedContentInset.top, 124)
  }

  // B96: Same target and action added twice. (What makes two one is target and id, rule D3.)
  func testB96SameTargetAndActionAddedTwice() throws {
    let rig = try RefreshRig()
    let target = RefreshTarget()
    rig.control.addTarget(
      target, id: "a", action: RefreshTarget.refresh as (RefreshTarget) -> () -> Void)
    rig.control.addTarget(
      target, id: "a", action: RefreshTarget.refresh as (RefreshTarget) -> () -> Void)
    rig.control.addTarget(target, id: "b", action: RefreshTarget.reload)
    rig.pull()
    XCTAssertEqual(target.calls, ["refresh", "reload"])
    rig.control.removeTarget(target, id: "a")
    rig.control.removeTarget(target, id: "never")
    rig.control.endRefreshing()
    rig.settle()
    rig.pull()
    XCTAssertEqual(target.calls, ["refresh", "reload", "reload"])
  }

  // B97: Target or delegate gone before the trigger.
  func testB97TargetAndDelegateGoneBeforeTheTrigger() throws {
    let rig = try RefreshRig()
    rig.control.addTarget(RefreshTarget(), action: RefreshTarget.reload)
    rig.view.delegate = RefreshRecorder()
    rig.pull()
    rig.settle()
    rig.assertRefreshing()
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }

  // B100: Handler changes the scroll view while being called.
  func testB100HandlerChangesTheView() throws {
    let rig = try RefreshRig()
    rig.recorder.hooks["action"] = { view in
      view.contentInset.bottom = 50
      view.contentSize.height = 2600
      view.contentOffset.y = 10
    }
    rig.pull()
    rig.settle()
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.view.adjustedContentInset, ContentInsets(top: 64, bottom: 50))
    XCTAssertEqual(rig.view.contentSize.height, 2600)
    rig.assertClosed(at: 10)
  }
}
