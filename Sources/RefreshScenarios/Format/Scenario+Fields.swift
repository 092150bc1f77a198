import RefreshKit
import RefreshKitTesting

extension Scenario: FieldObject {
  static var blank: Self { Self(scrollView: .blank, steps: []) }

  mutating func visitFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure) {
    // Another format may have other keys: its number is judged before anything else.
    _ = try fields.required("format", 1, .number("1") { $0 == 1 })
    try fields.optional("name", &self, \.name, .text)
    scrollView = try fields.visit("scrollView", scrollView, isRequired: true) ?? scrollView
    refreshControl = try fields.visit("refreshControl", refreshControl, isRequired: false)
    try fields.optional("delegate", &self, \.delegate, .name)
    try fields.optional("endsWhenBegun", &self, \.endsWhenBegun, .flag)
    try fields.optional("frame", &self, \.frame, .frame)
    steps = try fields.visit("steps", steps)
    let last = steps.last?.at ?? 0
    let least = "\(last.formatted(decimals: .max)) (the last step)"
    until = try fields.optional("until", until, .seconds(from: last, least))
  }
}

extension Scenario.Step: FieldObject {
  static var blank: Self { Self(at: 0, .cancelDrag) }

  /// The keys that a step may have are those of its action.
  mutating func visitFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure) {
    at = try fields.required("at", at, .time)
    let verb = try fields.required("do", action.verb, .name("the name of an action"))
    fields.name(verb.rawValue)
    action = try (verb == action.verb ? action : verb.entry.blank).visitingFields(&fields)
  }
}

extension Scenario.ScrollViewSetup: FieldObject {
  static var blank: Self { Self(width: 0, height: 0) }

  mutating func visitFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure) {
    try fields.optional("kind", &self, \.kind, .name)
    width = try fields.required("width", width, .size)
    height = try fields.required("height", height, .size)
    contentWidth = try fields.optional("contentWidth", contentWidth, .size)
    try fields.optional("contentHeight", &self, \.contentHeight, .size)
    try fields.optional("contentInset", &self, \.contentInset)
    try fields.optional("safeAreaInsets", &self, \.safeAreaInsets)
    try fields.optional(
      "contentInsetAdjustmentBehavior", &self, \.contentInsetAdjustmentBehavior, .name)
    try fields.optional("bounces", &self, \.bounces, .flag)
    try fields.optional("alwaysBounceVertical", &self, \.alwaysBounceVertical, .flag)
    try fields.optional("decelerationRate", &self, \.decelerationRate, .decelerationRate)
    try fields.optional("tableHeaderHeight", &self, \.tableHeaderHeight, .size)
    contentOffset = try fields.visit("contentOffset", contentOffset, isRequired: false)
    try fields.optional("onScreen", &self, \.onScreen, .flag)
  }
}

extension Scenario.RefreshControlSetup: FieldObject {
  static var blank: Self { Self() }

  /// The fields of `refreshControl`, which are also those of `attachControl`.
  mutating func visitFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure) {
    try fields.optional("height", &self, \.height, .size)
    triggerDistance = try fields.optional("triggerDistance", triggerDistance, .positive)
    try fields.optional("trigger", &self, \.trigger, .name)
    try fields.optional("hysteresis", &self, \.hysteresis, .size)
    try fields.optional("ignoresTableHeaderView", &self, \.ignoresTableHeaderView, .flag)
    try fields.optional("enabled", &self, \.enabled, .flag)
    try fields.optional("title", &self, \.title, FieldCoder.text.orNull)
    try fields.optional("minimumDuration", &self, \.minimumDuration, .time)
    try fields.optional("maximumDuration", &self, \.maximumDuration, FieldCoder.time.orNull)
    try fields.optional("titleHeight", &self, \.titleHeight, .size)
    try fields.optional("hidden", &self, \.hidden, .flag)
    let (least, most) = (minimumDuration, maximumDuration ?? .infinity)
    try fields.check(
      "minimumDuration",
      least <= most
        ? nil
        : "expected at most the maximumDuration of \(most.formatted(decimals: .max)), "
          + "found \(least.formatted(decimals: .max))"
    )
  }
}

extension Scenario.Offset: FieldObject {
  static var blank: Self { Self(y: 0) }

  mutating func visitFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure) {
    x = try fields.optional("x", x, .number)
    y = try fields.required("y", y, .number)
  }
}

extension Scenario.Sides: FieldObject {
  static var blank: Self { Self() }

  mutating func visitFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure) {
    top = try fields.optional("top", top, .number)
    left = try fields.optional("left", left, .number)
    bottom = try fields.optional("bottom", bottom, .number)
    right = try fields.optional("right", right, .number)
  }
}

extension ContentInsets: FieldObject {
  static var blank: Self { .zero }

  mutating func visitFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure) {
    try fields.optional("top", &self, \.top, .number)
    try fields.optional("left", &self, \.left, .number)
    try fields.optional("bottom", &self, \.bottom, .number)
    try fields.optional("right", &self, \.right, .number)
  }
}
