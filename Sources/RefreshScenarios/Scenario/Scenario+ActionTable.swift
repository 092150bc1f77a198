import RefreshKitTesting

// The one place that knows what each action is made of: an entry for each verb, and its fields.
// Reader, writer, messages, help, random scripts and shrinking all take it from here.

/// What there is to know of a verb beside its fields.
struct ActionEntry {
  /// The action with the defaults of its fields, for a reader to fill in.
  let blank: Scenario.Action
  /// How often it comes in random scripts, in proportion to the others.
  let weight: Int
  /// Makes a random action, which may be another if a finger is to come down first.
  let random: (inout ScriptWriter) -> Scenario.Action

  /// Creates an entry; without a closure the random action is the blank one.
  init(
    _ blank: Scenario.Action, weight: Int,
    random: ((inout ScriptWriter) -> Scenario.Action)? = nil
  ) {
    self.blank = blank
    self.weight = weight
    self.random = random ?? { _ in blank }
  }

  /// The entry of an action that switches something on or off.
  static func flag(_ action: @escaping (Bool) -> Scenario.Action, weight: Int) -> Self {
    Self(action(false), weight: weight) { action($0.flag()) }
  }
}

extension Scenario.Action.Verb {
  /// The entry of the verb.
  var entry: ActionEntry {
    switch self {
    case .touchBegan: .init(.touchBegan(x: nil, y: 0), weight: 8) { $0.touch() }
    case .touchMoved: .init(.touchMoved(x: nil, y: 0), weight: 16) { $0.touch() }
    case .touchEnded: .init(.touchEnded(), weight: 6) { $0.lift(Scenario.Action.touchEnded) }
    case .touchCancelled:
      .init(.touchCancelled(), weight: 2) { $0.lift(Scenario.Action.touchCancelled) }
    case .dragTo: .init(.dragTo(y: 0, x: nil), weight: 16) { $0.drag() }
    case .release:
      .init(.release(velocity: 0), weight: 8) { script in
        guard script.takeFinger() != nil else { return script.drag() }
        return .release(velocity: script.flag() ? 0 : script.number(-3000, 3000))
      }
    case .cancelDrag:
      .init(.cancelDrag, weight: 2) { $0.takeFinger() == nil ? $0.drag() : .cancelDrag }
    case .setContentOffset:
      .init(.setContentOffset(y: 0, x: nil, animated: false), weight: 4) {
        .setContentOffset(
          y: $0.pick(-60, 0, $0.number(-200, $0.view.contentHeight)), x: nil, animated: $0.flag())
      }
    case .assignContentOffset:
      .init(.assignContentOffset(y: 0, x: nil), weight: 2) {
        .assignContentOffset(y: $0.number(-200, $0.view.contentHeight), x: nil)
      }
    case .scrollRectToVisible:
      .init(.scrollRectToVisible(y: 0, height: 0, animated: false), weight: 2) {
        .scrollRectToVisible(
          y: $0.number(0, $0.view.contentHeight), height: $0.number(0, 300), animated: $0.flag())
      }
    case .setContentInset:
      .init(.setContentInset(.blank), weight: 4) {
        .setContentInset(.init(top: $0.number(-20, 100), bottom: $0.number(0, 50)))
      }
    case .setSafeAreaInsets:
      .init(.setSafeAreaInsets(.blank), weight: 3) {
        .setSafeAreaInsets(.init(top: $0.pick(0, 47), bottom: $0.pick(0, 34)))
      }
    case .setContentSize:
      .init(.setContentSize(width: nil, height: nil), weight: 3) {
        let height = $0.view.contentHeight
        return .setContentSize(width: nil, height: $0.pick(0, 300, height, 2 * height))
      }
    case .setViewportSize:
      .init(.setViewportSize(width: nil, height: nil), weight: 3) {
        let (width, height) = ($0.view.width, $0.view.height)
        return $0.flag()
          ? .setViewportSize(width: height, height: width)
          : .setViewportSize(width: width, height: height)
      }
    case .setBounces: .flag(Scenario.Action.setBounces, weight: 1)
    case .setAlwaysBounceVertical: .flag(Scenario.Action.setAlwaysBounceVertical, weight: 1)
    case .setScrollEnabled: .flag(Scenario.Action.setScrollEnabled, weight: 2)
    case .setRefreshEnabled: .flag(Scenario.Action.setRefreshEnabled, weight: 2)
    case .setRefreshHidden: .flag(Scenario.Action.setRefreshHidden, weight: 2)
    case .setTableHeader:
      .init(.setTableHeader(height: 0), weight: 0) { .setTableHeader(height: $0.pick(0, 40, 150)) }
    case .setTitle: .init(.setTitle(nil), weight: 2) { .setTitle($0.pick(nil, "", "Updated")) }
    case .setIgnoresTableHeader: .flag(Scenario.Action.setIgnoresTableHeader, weight: 1)
    case .setVeto: .flag(Scenario.Action.setVeto, weight: 0)
    case .setAllowsScrollToTop: .flag(Scenario.Action.setAllowsScrollToTop, weight: 0)
    case .setAutomaticContainer: .flag(Scenario.Action.setAutomaticContainer, weight: 1)
    case .beginRefreshing: .init(.beginRefreshing, weight: 4)
    case .startRefreshing: .init(.startRefreshing, weight: 4)
    case .pullAndRefresh: .init(.pullAndRefresh, weight: 4)
    case .endRefreshing:
      .init(.endRefreshing(deadline: nil, after: nil, outcome: .success), weight: 10) { $0.end() }
    case .cancelRefreshing: .init(.cancelRefreshing, weight: 2)
    case .attachControl:
      .init(.attachControl(.blank, replaceIfExists: false), weight: 3) {
        .attachControl($0.control, replaceIfExists: $0.flag())
      }
    case .detachControl: .init(.detachControl, weight: 2)
    case .leaveWindow: .init(.leaveWindow, weight: 1)
    case .enterWindow: .init(.enterWindow, weight: 2)
    case .refreshActivityIndicator: .init(.refreshActivityIndicator, weight: 1)
    case .showRunningControl: .flag(Scenario.Action.showRunningControl, weight: 2)
    case .setDelegate:
      .init(.setDelegate(.refresh), weight: 0) { .setDelegate($0.pick(.refresh, .scroll, .none)) }
    case .scrollToTop: .init(.scrollToTop, weight: 2)
    case .checkpoint:
      .init(.checkpoint(label: ""), weight: 0) {
        .checkpoint(label: "at \($0.now.formatted(decimals: .max))")
      }
    }
  }
}

extension Scenario.Action {
  /// Shows each field to a visitor, and returns the action with what it gives back.
  ///
  /// Numbers that the library itself answers (a negative size, a deadline in the past) are taken as
  /// they are, so that a replay shows the answer.
  func visitingFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure) -> Self {
    switch self {
    case .touchBegan(let x, let y): return try .touchBegan(x: fields.x(x), y: fields.y(y))
    case .touchMoved(let x, let y): return try .touchMoved(x: fields.x(x), y: fields.y(y))
    case .touchEnded(let x, let y):
      return try .touchEnded(x: fields.x(x), y: fields.optional("y", y, .number))
    case .touchCancelled(let x, let y):
      return try .touchCancelled(x: fields.x(x), y: fields.optional("y", y, .number))
    case .dragTo(let y, let x):
      let x = try fields.x(x)
      return try .dragTo(y: fields.y(y), x: x)
    case .release(let velocity):
      return try .release(velocity: fields.optional("velocity", velocity, .number, default: 0))
    case .setContentOffset(let y, let x, let animated):
      let x = try fields.x(x)
      return try .setContentOffset(y: fields.y(y), x: x, animated: fields.animated(animated))
    case .assignContentOffset(let y, let x):
      let x = try fields.x(x)
      return try .assignContentOffset(y: fields.y(y), x: x)
    case .scrollRectToVisible(let y, let height, let animated):
      return try .scrollRectToVisible(
        y: fields.y(y), height: fields.required("height", height, .number),
        animated: fields.animated(animated))
    case .setContentInset(var sides):
      try sides.visitFields(&fields)
      return .setContentInset(sides)
    case .setSafeAreaInsets(var sides):
      try sides.visitFields(&fields)
      return .setSafeAreaInsets(sides)
    case .setContentSize(let width, let height):
      return try .setContentSize(
        width: fields.optional("width", width, .number),
        height: fields.optional("height", height, .number))
    case .setViewportSize(let width, let height):
      return try .setViewportSize(
        width: fields.optional("width", width, .number),
        height: fields.optional("height", height, .number))
    case .setBounces(let isOn): return try .setBounces(fields.flag(isOn))
    case .setAlwaysBounceVertical(let isOn): return try .setAlwaysBounceVertical(fields.flag(isOn))
    case .setScrollEnabled(let isOn): return try .setScrollEnabled(fields.flag(isOn))
    case .setRefreshEnabled(let isOn): return try .setRefreshEnabled(fields.flag(isOn))
    case .setRefreshHidden(let isOn): return try .setRefreshHidden(fields.flag(isOn))
    case .setTableHeader(let height):
      return try .setTableHeader(height: fields.required("height", height, .number))
    case .setTitle(let title):
      return try .setTitle(fields.required("value", title, FieldCoder.text.orNull))
    case .setIgnoresTableHeader(let isOn): return try .setIgnoresTableHeader(fields.flag(isOn))
    case .setVeto(let isOn): return try .setVeto(fields.flag(isOn))
    case .setAllowsScrollToTop(let isOn): return try .setAllowsScrollToTop(fields.flag(isOn))
    case .setAutomaticContainer(let isOn): return try .setAutomaticContainer(fields.flag(isOn))
    case .endRefreshing(let deadline, let after, let outcome):
      let deadline = try fields.optional("deadline", deadline, .deadline)
      let after = try fields.optional("after", after, .deadline)
      let outcome = try fields.optional("outcome", outcome, .name, default: .success)
      try fields.check(
        "after",
        deadline == nil || after == nil
          ? nil : "expected deadline or after, found both in one step")
      return .endRefreshing(deadline: deadline, after: after, outcome: outcome)
    case .attachControl(var control, let replaces):
      let replaces = try fields.optional("replaceIfExists", replaces, .flag, default: false)
      try control.visitFields(&fields)
      return .attachControl(control, replaceIfExists: replaces)
    case .showRunningControl(let animated):
      return try .showRunningControl(animated: fields.animated(animated))
    case .setDelegate(let kind): return try .setDelegate(fields.required("value", kind, .name))
    case .checkpoint(let label):
      return try .checkpoint(label: fields.required("label", label, .text))
    case .cancelDrag, .beginRefreshing, .startRefreshing, .pullAndRefresh, .cancelRefreshing,
      .detachControl, .leaveWindow, .enterWindow, .refreshActivityIndicator, .scrollToTop:
      return self
    }
  }
}

extension FieldVisitor {
  fileprivate mutating func x(_ x: Double?) throws(Failure) -> Double? {
    try optional("x", x, .number)
  }

  fileprivate mutating func y(_ y: Double) throws(Failure) -> Double {
    try required("y", y, .number)
  }

  fileprivate mutating func animated(_ animated: Bool) throws(Failure) -> Bool {
    try optional("animated", animated, .flag, default: false)
  }

  fileprivate mutating func flag(_ isOn: Bool) throws(Failure) -> Bool {
    try required("value", isOn, .flag)
  }
}
