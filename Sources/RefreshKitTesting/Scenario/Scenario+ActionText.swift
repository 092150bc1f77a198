extension Scenario.Action {
  /// Adds what a scenario file says of the action beside its name.
  func addFields(to object: inout FileObject) {
    switch self {
    case .touchBegan(let x, let y), .touchMoved(let x, let y), .dragTo(let y, let x),
      .assignContentOffset(let y, let x):
      object.add("x", x)
      object.add("y", y)
    case .touchEnded(let x, let y), .touchCancelled(let x, let y):
      object.add("x", x)
      object.add("y", y)
    case .release(let velocity): object.add("velocity", velocity, unless: 0)
    case .setContentOffset(let y, let x, let animated):
      object.add("x", x)
      object.add("y", y)
      object.add("animated", animated, unless: false)
    case .scrollRectToVisible(let y, let height, let animated):
      object.add("y", y)
      object.add("height", height)
      object.add("animated", animated, unless: false)
    case .setContentInset(let sides), .setSafeAreaInsets(let sides):
      object.add("top", sides.top)
      object.add("left", sides.left)
      object.add("bottom", sides.bottom)
      object.add("right", sides.right)
    case .setContentSize(let width, let height), .setViewportSize(let width, let height):
      object.add("width", width)
      object.add("height", height)
    case .setBounces(let value), .setAlwaysBounceVertical(let value),
      .setScrollEnabled(let value), .setRefreshEnabled(let value), .setRefreshHidden(let value),
      .setIgnoresTableHeader(let value), .setVeto(let value), .setAllowsScrollToTop(let value),
      .setAutomaticContainer(let value):
      object.add("value", value)
    case .setTableHeader(let height): object.add("height", height)
    case .setTitle(let title): object.add("value", json: title?.fileText ?? "null")
    case .endRefreshing(let deadline, let after, let outcome):
      object.add("deadline", deadline)
      object.add("after", after)
      object.add("outcome", outcome.rawValue, unless: Scenario.Outcome.success.rawValue)
    case .attachControl(let setup, let replaceIfExists):
      object.add("replaceIfExists", replaceIfExists, unless: false)
      setup.addFields(to: &object)
    case .showRunningControl(let animated): object.add("animated", animated, unless: false)
    case .setDelegate(let kind): object.add("value", kind.rawValue)
    case .checkpoint(let label): object.add("label", label)
    case .cancelDrag, .beginRefreshing, .startRefreshing, .pullAndRefresh, .cancelRefreshing,
      .detachControl, .leaveWindow, .enterWindow, .refreshActivityIndicator, .scrollToTop:
      break
    }
  }
}
