import RefreshKit
import RefreshKitTesting

extension RefreshTester {
  /// Does what a step says; of a checkpoint only the run of a scenario takes note.
  func perform(_ action: Scenario.Action, index: Int) throws {
    let view = scrollView
    switch action {
    case .touchBegan(let x, let y): view.touchBegan(at: place(x, y))
    case .touchMoved(let x, let y): view.touchMoved(to: place(x, y))
    case .touchEnded: view.touchEnded()
    case .touchCancelled, .cancelDrag: view.touchCancelled()
    case .dragTo(let y, let x): view.drag(to: offset(x, y))
    case .release(let velocity): view.touchEnded(velocity: ScrollPoint(x: 0, y: velocity))
    case .setContentOffset(let y, let x, let animated):
      view.setContentOffset(offset(x, y), animated: animated)
    case .assignContentOffset(let y, let x): view.contentOffset = offset(x, y)
    case .scrollRectToVisible(let y, let height, let animated):
      // At the left end of what can be seen, which is no reason to scroll sideways.
      let x = view.contentOffset.x + view.adjustedContentInset.left
      let rect = ScrollRect(x: x, y: y, width: 0, height: height)
      view.scrollRectToVisible(rect, animated: animated)
    case .setContentInset(let sides): view.contentInset.set(sides)
    case .setSafeAreaInsets(let sides): view.safeAreaInsets.set(sides)
    case .setContentSize(let width, let height): view.contentSize.set(width, height)
    case .setViewportSize(let width, let height): view.viewportSize.set(width, height)
    case .setBounces(let value): view.bounces = value
    case .setAlwaysBounceVertical(let value): view.alwaysBounceVertical = value
    case .setScrollEnabled(let value): view.isScrollEnabled = value
    case .setRefreshEnabled(let value): view.refreshControl?.isEnabled = value
    case .setRefreshHidden(let value): view.refreshControl?.isHidden = value
    case .setTableHeader(let height): try view.setTableHeader(height, place: "steps[\(index)]")
    case .setTitle(let title): view.refreshControl?.title = title
    case .setIgnoresTableHeader(let value): view.refreshControl?.ignoresTableHeaderView = value
    case .setVeto(let value): recorder.vetoes = value
    case .setAllowsScrollToTop(let value): recorder.allowsScrollToTop = value
    case .setAutomaticContainer(let value): view.isContentOfContainer = value
    case .beginRefreshing: record(view.refreshControl?.beginRefreshing(), of: action)
    case .startRefreshing: record(view.startRefreshing(), of: action)
    case .pullAndRefresh: record(view.pullAndRefresh(), of: action)
    case .endRefreshing(let deadline, let after, let outcome):
      let outcome: RefreshOutcome = outcome == .success ? .success : .failure
      let answer =
        if let after {
          view.endRefreshing(after: Duration(limitingSeconds: after), outcome: outcome)
        } else {
          view.endRefreshing(deadline: deadline.map { Instant(seconds: $0) }, outcome: outcome)
        }
      record(answer, of: action)
    case .cancelRefreshing: record(view.refreshControl?.cancelRefreshing(), of: action)
    case .attachControl(let setup, let replaceIfExists):
      try attach(setup, replaceIfExists: replaceIfExists)
    case .detachControl: view.refreshControl = nil
    case .leaveWindow: view.isOnScreen = false
    case .enterWindow: view.isOnScreen = true
    case .refreshActivityIndicator: view.refreshControl?.refreshActivityIndicatorView()
    case .showRunningControl(let animated):
      view.scrollToTopAndShowRunningRefreshControl(animated: animated)
    case .setDelegate(let kind): setDelegate(kind)
    case .scrollToTop: view.scrollToTop()
    case .checkpoint: break
    }
  }

  private func record(_ answer: RefreshAnswer?, of action: Scenario.Action) {
    let answer = answer ?? .noControl
    recorder.record(.answer(command: action.name, outcome: "\(answer.name)"))
  }

  /// The place of the finger; x left out is where it was.
  private func place(_ x: Double?, _ y: Double) -> ScrollPoint {
    fingerX = x ?? fingerX
    return ScrollPoint(x: fingerX, y: y)
  }

  /// An offset; x left out stays.
  private func offset(_ x: Double?, _ y: Double) -> ScrollPoint {
    ScrollPoint(x: x ?? scrollView.contentOffset.x, y: y)
  }

  func attach(_ setup: Scenario.RefreshControlSetup, replaceIfExists: Bool) throws {
    let configuration = try RefreshConfiguration(
      height: setup.height, triggerDistance: setup.triggerDistance,
      policy: setup.trigger, hysteresis: setup.hysteresis, titleHeight: setup.titleHeight,
      minimumDuration: Duration(limitingSeconds: setup.minimumDuration),
      maximumDuration: setup.maximumDuration.map { Duration(limitingSeconds: $0) })
    let control = RefreshControl(
      configuration: configuration, ignoresTableHeaderView: setup.ignoresTableHeaderView)
    control.isEnabled = setup.enabled
    control.isHidden = setup.hidden
    control.title = setup.title
    recorder.observe(control)
    scrollView.addRefreshControl(control, replaceIfExists: replaceIfExists)
  }

  func setDelegate(_ kind: Scenario.DelegateKind) {
    delegate =
      switch kind {
      case .none: nil
      case .scroll: RecordingScrollDelegate(recorder)
      case .refresh: RecordingRefreshDelegate(recorder, endsWhenBegun: endsWhenBegun)
      }
    scrollView.delegate = delegate
  }
}

extension ContentInsets {
  /// Sets the sides that are named.
  fileprivate mutating func set(_ sides: Scenario.Sides) {
    self = ContentInsets(
      top: sides.top ?? top, left: sides.left ?? left, bottom: sides.bottom ?? bottom,
      right: sides.right ?? right)
  }
}

extension ScrollSize {
  /// Sets the lengths that are named.
  fileprivate mutating func set(_ width: Double?, _ height: Double?) {
    self = ScrollSize(width: width ?? self.width, height: height ?? self.height)
  }
}

extension Instant {
  /// The instant that lies so many seconds after the start.
  init(seconds: Double) { self.init(sinceStart: Duration(limitingSeconds: seconds)) }

  /// The seconds since the start.
  var seconds: Double { sinceStart.inSeconds }
}
