import RefreshKit

/// The view of a scenario while it runs, with everything that records it.
final class ScenarioStage {
  let view: ScrollView
  let recorder: RefreshRecorder
  /// How many frames a run may take, and how many events it may tell.
  let limit: Int
  /// How many frames the run has taken.
  var frames = 0
  private let name: String
  private let endsWhenBegun: Bool
  private var delegate: (any ScrollViewDelegate)?
  private(set) var checkpoints: [ScenarioSnapshot] = []
  /// Where the finger is on the axis that steps may leave out.
  private var fingerX = 0.0

  init(_ scenario: Scenario, limit: Int = .max) throws {
    self.limit = limit
    name = scenario.name
    endsWhenBegun = scenario.endsWhenBegun
    view = try Self.makeView(scenario.scrollView)
    recorder = RefreshRecorder(view, forwardsDiagnostics: false)
    if let setup = scenario.refreshControl {
      try attach(setup, replaceIfExists: true)
    }
    setDelegate(scenario.delegate)
  }

  /// Takes a view that is there already, with the delegate that it has.
  init(view: ScrollView, recorder: RefreshRecorder) {
    limit = .max
    name = ""
    endsWhenBegun = false
    self.view = view
    self.recorder = recorder
  }

  var report: ScenarioReport {
    ScenarioReport(
      name: name, events: recorder.events.map { ScenarioEvent($0) }, checkpoints: checkpoints,
      final: snapshot(label: nil))
  }

  private func snapshot(label: String?) -> ScenarioSnapshot {
    ScenarioSnapshot(of: view, label: label, counts: recorder.counts)
  }

  private static func makeView(_ setup: Scenario.ScrollViewSetup) throws -> ScrollView {
    let size = ScrollSize(width: setup.width, height: setup.height)
    let content = ScrollSize(
      width: setup.contentWidth ?? setup.width, height: setup.contentHeight)
    let view: ScrollView =
      switch setup.kind {
      case .scroll: ScrollView(viewportSize: size, contentSize: content)
      case .table: TableView(viewportSize: size, contentSize: content)
      case .collection: CollectionView(viewportSize: size, contentSize: content)
      }
    view.contentInset = setup.contentInset
    view.safeAreaInsets = setup.safeAreaInsets
    view.contentInsetAdjustmentBehavior = setup.contentInsetAdjustmentBehavior
    view.bounces = setup.bounces
    view.alwaysBounceVertical = setup.alwaysBounceVertical
    view.physics = try ScrollPhysics(decelerationRate: DecelerationRate(setup.decelerationRate))
    if setup.tableHeaderHeight != 0 {
      try setTableHeader(setup.tableHeaderHeight, of: view, place: "scrollView.tableHeaderHeight")
    }
    let rest = view.restOffset
    view.contentOffset = ScrollPoint(
      x: setup.contentOffset?.x ?? rest.x, y: setup.contentOffset?.y ?? rest.y)
    view.isOnScreen = setup.onScreen
    return view
  }

  private static func setTableHeader(_ height: Double, of view: ScrollView, place: String) throws {
    guard let table = view as? TableView else {
      throw ScenarioError(description: "\(place): only a scroll view of kind table has a header")
    }
    table.tableHeaderHeight = height
  }

  private func attach(_ setup: Scenario.RefreshControlSetup, replaceIfExists: Bool) throws {
    let control = RefreshControl(
      configuration: try RefreshConfiguration(setup),
      ignoresTableHeaderView: setup.ignoresTableHeaderView)
    control.isEnabled = setup.enabled
    control.isHidden = setup.hidden
    control.title = setup.title
    recorder.observe(control)
    view.addRefreshControl(control, replaceIfExists: replaceIfExists)
  }

  private func setDelegate(_ kind: Scenario.DelegateKind) {
    switch kind {
    case .none: delegate = nil
    case .scroll: delegate = RecordingScrollDelegate(recorder)
    case .refresh: delegate = RecordingRefreshDelegate(recorder, endsWhenBegun: endsWhenBegun)
    }
    view.delegate = delegate
  }
}

extension ScenarioStage {
  /// Does what a step says.
  func perform(_ action: Scenario.Action, index: Int) throws {
    switch action {
    case .touchBegan(let x, let y):
      fingerX = x ?? fingerX
      view.touchBegan(at: ScrollPoint(x: fingerX, y: y))
    case .touchMoved(let x, let y):
      fingerX = x ?? fingerX
      view.touchMoved(to: ScrollPoint(x: fingerX, y: y))
    case .touchEnded: view.touchEnded()
    case .touchCancelled, .cancelDrag: view.touchCancelled()
    case .dragTo(let y, let x): view.drag(to: point(x, y))
    case .release(let velocity): view.touchEnded(velocity: ScrollPoint(x: 0, y: velocity))
    case .setContentOffset(let y, let x, let animated):
      view.setContentOffset(point(x, y), animated: animated)
    case .assignContentOffset(let y, let x): view.contentOffset = point(x, y)
    case .scrollRectToVisible(let y, let height, let animated):
      // At the left end of what can be seen, which is no reason to scroll sideways.
      let x = view.contentOffset.x + view.adjustedContentInset.left
      let rect = ScrollRect(x: x, y: y, width: 0, height: height)
      view.scrollRectToVisible(rect, animated: animated)
    case .scrollToTop: view.scrollToTop()
    case .checkpoint(let label): checkpoints.append(snapshot(label: label))
    default: try performSetting(action, index: index)
    }
  }

  private func performSetting(_ action: Scenario.Action, index: Int) throws {
    switch action {
    case .setContentInset(let sides): view.contentInset.set(sides)
    case .setSafeAreaInsets(let sides): view.safeAreaInsets.set(sides)
    case .setContentSize(let width, let height): view.contentSize.set(width, height)
    case .setViewportSize(let width, let height): view.viewportSize.set(width, height)
    case .setBounces(let value): view.bounces = value
    case .setAlwaysBounceVertical(let value): view.alwaysBounceVertical = value
    case .setScrollEnabled(let value): view.isScrollEnabled = value
    case .setAutomaticContainer(let value): view.isContentOfContainer = value
    case .setTableHeader(let height):
      try Self.setTableHeader(height, of: view, place: "steps[\(index)]")
    case .leaveWindow: view.isOnScreen = false
    case .enterWindow: view.isOnScreen = true
    case .setDelegate(let kind): setDelegate(kind)
    case .setVeto(let value): recorder.vetoes = value
    case .setAllowsScrollToTop(let value): recorder.allowsScrollToTop = value
    case .setRefreshEnabled(let value): view.refreshControl?.isEnabled = value
    case .setRefreshHidden(let value): view.refreshControl?.isHidden = value
    case .setTitle(let title): view.refreshControl?.title = title
    case .setIgnoresTableHeader(let value):
      view.refreshControl?.ignoresTableHeaderView = value
    case .attachControl(let setup, let replaceIfExists):
      try attach(setup, replaceIfExists: replaceIfExists)
    case .detachControl: view.refreshControl = nil
    case .refreshActivityIndicator: view.refreshControl?.refreshActivityIndicatorView()
    case .showRunningControl(let animated):
      view.scrollToTopAndShowRunningRefreshControl(animated: animated)
    default: performCommand(action)
    }
  }

  private func performCommand(_ action: Scenario.Action) {
    let control = view.refreshControl
    let answer: RefreshAnswer?
    switch action {
    case .beginRefreshing: answer = control?.beginRefreshing()
    case .startRefreshing: answer = view.startRefreshing()
    case .pullAndRefresh: answer = view.pullAndRefresh()
    case .cancelRefreshing: answer = control?.cancelRefreshing()
    case .endRefreshing(let deadline, let after, let outcome):
      let outcome = RefreshOutcome(outcome)
      if let after {
        answer = view.endRefreshing(after: Duration(limitingSeconds: after), outcome: outcome)
      } else {
        answer = view.endRefreshing(
          deadline: deadline.map { Instant(seconds: $0) }, outcome: outcome)
      }
    default: return
    }
    recorder.record(
      .answer(command: action.name, outcome: "\((answer ?? .noControl).name)"))
  }

  private func point(_ x: Double?, _ y: Double) -> ScrollPoint {
    ScrollPoint(x: x ?? view.contentOffset.x, y: y)
  }
}
