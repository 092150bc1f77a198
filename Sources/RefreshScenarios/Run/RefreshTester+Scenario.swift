import RefreshKit
public import RefreshKitTesting

extension RefreshTester {
  /// Creates the view of a scenario, with its refresh control and a delegate that records.
  ///
  /// The steps of the scenario are not played yet; see ``play(_:afterEach:)``.
  ///
  /// - Throws: ``ScenarioError`` if the scenario asks for something that its view has not, and the
  ///   error of the library's own figures if one makes no sense.
  public convenience init(_ scenario: Scenario) throws {
    let view = try scenario.scrollView.makeView()
    self.init(
      scrollView: view, recorder: RefreshRecorder(view, forwardsDiagnostics: false),
      clock: ManualClock())
    endsWhenBegun = scenario.endsWhenBegun
    if let setup = scenario.refreshControl { try attach(setup, replaceIfExists: true) }
    setDelegate(scenario.delegate)
  }

  /// Plays the steps of a script on the view, each at its instant.
  ///
  /// ```swift
  /// try tester.play(scenario.steps) { step in
  ///   if tester.scrollView.contentInset != inset { throw InsetWritten(by: step) }
  /// }
  /// ```
  ///
  /// Instants are those of the tester's clock; a step whose instant has passed is played at once.
  /// The view keeps its delegate until a step sets another one. A finger that a step has put down
  /// has no place for `drag(by:)`.
  ///
  /// - Parameters:
  ///   - steps: What happens, in the order of time.
  ///   - check: Called after each step with the step; what it throws ends the play.
  /// - Throws: What `check` throws, and ``ScenarioError`` if a step asks for something that the
  ///   view has not.
  /// - Complexity: O(n) in the number of steps and of frames between them.
  public func play(
    _ steps: [Scenario.Step], afterEach check: (Scenario.Step) throws -> Void = { _ in }
  ) throws {
    finger = nil
    for (index, step) in steps.enumerated() {
      advance(to: Instant(seconds: step.at))
      try perform(step.action, index: index)
      synchronize()
      try check(step)
    }
  }
}

extension Scenario.ScrollViewSetup {
  fileprivate func makeView() throws -> ScrollView {
    let size = ScrollSize(width: width, height: height)
    let content = ScrollSize(width: contentWidth ?? width, height: contentHeight)
    let view: ScrollView =
      switch kind {
      case .scroll: ScrollView(viewportSize: size, contentSize: content)
      case .table: TableView(viewportSize: size, contentSize: content)
      case .collection: CollectionView(viewportSize: size, contentSize: content)
      }
    view.contentInset = contentInset
    view.safeAreaInsets = safeAreaInsets
    view.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    view.bounces = bounces
    view.alwaysBounceVertical = alwaysBounceVertical
    view.physics = try ScrollPhysics(decelerationRate: DecelerationRate(decelerationRate))
    if tableHeaderHeight != 0 {
      try view.setTableHeader(tableHeaderHeight, place: "scrollView.tableHeaderHeight")
    }
    let rest = view.restOffset
    view.contentOffset = ScrollPoint(x: contentOffset?.x ?? rest.x, y: contentOffset?.y ?? rest.y)
    view.isOnScreen = onScreen
    return view
  }
}

extension ScrollView {
  /// Sets the height of the header of a table; an error names the place of the scenario.
  func setTableHeader(_ height: Double, place: String) throws(ScenarioError) {
    guard let table = self as? TableView else {
      throw ScenarioError(description: "\(place): only a scroll view of kind table has a header")
    }
    table.tableHeaderHeight = height
  }
}

extension DecelerationRate {
  /// A rate that makes no sense is the normal one; readers of scenarios have refused it before.
  fileprivate init(_ rate: Scenario.DecelerationRate) {
    switch rate {
    case .normal: self = .normal
    case .fast: self = .fast
    case .custom(let value): self = DecelerationRate(rawValue: value) ?? .normal
    }
  }
}
