import RefreshKitTesting

extension ScenarioReader {
  /// Reads the fields of an action.
  ///
  /// Numbers that the library itself answers (a negative size, a deadline in the past) are read as
  /// they are, so that a replay shows the answer.
  static func action(
    _ verb: Scenario.Action.Verb, _ reader: inout FieldReader
  ) throws(FormatError) -> Scenario.Action {
    switch verb {
    case .touchBegan: .touchBegan(x: try x(&reader), y: try y(&reader))
    case .touchMoved: .touchMoved(x: try x(&reader), y: try y(&reader))
    case .touchEnded:
      .touchEnded(x: try x(&reader), y: try reader.optional("y", .number))
    case .touchCancelled:
      .touchCancelled(x: try x(&reader), y: try reader.optional("y", .number))
    case .dragTo: .dragTo(y: try y(&reader), x: try x(&reader))
    case .release: .release(velocity: try reader.optional("velocity", .number) ?? 0)
    case .cancelDrag: .cancelDrag
    case .setContentOffset:
      .setContentOffset(y: try y(&reader), x: try x(&reader), animated: try animated(&reader))
    case .assignContentOffset: .assignContentOffset(y: try y(&reader), x: try x(&reader))
    case .scrollRectToVisible:
      .scrollRectToVisible(
        y: try y(&reader), height: try height(&reader), animated: try animated(&reader))
    case .setContentInset: .setContentInset(try sides(&reader))
    case .setSafeAreaInsets: .setSafeAreaInsets(try sides(&reader))
    case .setContentSize:
      .setContentSize(
        width: try reader.optional("width", .number),
        height: try reader.optional("height", .number))
    case .setViewportSize:
      .setViewportSize(
        width: try reader.optional("width", .number),
        height: try reader.optional("height", .number))
    case .setBounces: .setBounces(try flag(&reader))
    case .setAlwaysBounceVertical: .setAlwaysBounceVertical(try flag(&reader))
    case .setScrollEnabled: .setScrollEnabled(try flag(&reader))
    case .setRefreshEnabled: .setRefreshEnabled(try flag(&reader))
    case .setRefreshHidden: .setRefreshHidden(try flag(&reader))
    case .setTableHeader: .setTableHeader(height: try height(&reader))
    case .setTitle: .setTitle(try reader.required("value", Expected<String>.text.orNull))
    case .setIgnoresTableHeader: .setIgnoresTableHeader(try flag(&reader))
    case .setVeto: .setVeto(try flag(&reader))
    case .setAllowsScrollToTop: .setAllowsScrollToTop(try flag(&reader))
    case .setAutomaticContainer: .setAutomaticContainer(try flag(&reader))
    case .beginRefreshing: .beginRefreshing
    case .startRefreshing: .startRefreshing
    case .pullAndRefresh: .pullAndRefresh
    case .endRefreshing: try endRefreshing(&reader)
    case .cancelRefreshing: .cancelRefreshing
    case .attachControl: try attachControl(&reader)
    case .detachControl: .detachControl
    case .leaveWindow: .leaveWindow
    case .enterWindow: .enterWindow
    case .refreshActivityIndicator: .refreshActivityIndicator
    case .showRunningControl: .showRunningControl(animated: try animated(&reader))
    case .setDelegate:
      .setDelegate(try reader.required("value", Expected<Scenario.DelegateKind>.name()))
    case .scrollToTop: .scrollToTop
    case .checkpoint: .checkpoint(label: try reader.required("label", .text))
    }
  }

  private static func endRefreshing(
    _ reader: inout FieldReader
  ) throws(FormatError) -> Scenario.Action {
    let deadline = try reader.optional("deadline", .seconds)
    let after = try reader.optional("after", .seconds)
    let outcome = try reader.optional("outcome", Expected<Scenario.Outcome>.name())
    if deadline != nil, after != nil {
      throw FormatError(
        reader.path("after"), "expected deadline or after, found both in one step")
    }
    return .endRefreshing(deadline: deadline, after: after, outcome: outcome ?? .success)
  }

  private static func attachControl(
    _ reader: inout FieldReader
  ) throws(FormatError) -> Scenario.Action {
    let replace = try reader.optional("replaceIfExists", .flag) ?? false
    return .attachControl(try refreshControl(&reader), replaceIfExists: replace)
  }

  private static func x(_ reader: inout FieldReader) throws(FormatError) -> Double? {
    try reader.optional("x", .number)
  }

  private static func y(_ reader: inout FieldReader) throws(FormatError) -> Double {
    try reader.required("y", .number)
  }

  private static func height(_ reader: inout FieldReader) throws(FormatError) -> Double {
    try reader.required("height", .number)
  }

  private static func animated(_ reader: inout FieldReader) throws(FormatError) -> Bool {
    try reader.optional("animated", .flag) ?? false
  }

  private static func flag(_ reader: inout FieldReader) throws(FormatError) -> Bool {
    try reader.required("value", .flag)
  }
}
