import RefreshKit
import RefreshKitTesting

extension Scenario: FieldObject {
  static var blank: Self { Self(scrollView: .blank, steps: []) }

  mutating func visitFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure) {
    // Another format may have other keys: its number is judged before anything else.
    _ = try fields.required("format", 1, .number("1") { $0 == 1 })
    name = try fields.optional("name", name, .text, default: "")
    scrollView = try fields.visit("scrollView", scrollView, isRequired: true) ?? scrollView
    refreshControl = try fields.visit("refreshControl", refreshControl, isRequired: false)
    delegate = try fields.optional("delegate", delegate, .name, default: .refresh)
    endsWhenBegun = try fields.optional("endsWhenBegun", endsWhenBegun, .flag, default: false)
    frame = try fields.optional("frame", frame, .frame, default: 1.0 / 60)
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
    kind = try fields.optional("kind", kind, .name, default: .scroll)
    width = try fields.required("width", width, .size)
    height = try fields.required("height", height, .size)
    contentWidth = try fields.optional("contentWidth", contentWidth, .size)
    contentHeight = try fields.optional("contentHeight", contentHeight, .size, default: 0)
    contentInset = try fields.optional("contentInset", contentInset, default: .zero)
    safeAreaInsets = try fields.optional("safeAreaInsets", safeAreaInsets, default: .zero)
    contentInsetAdjustmentBehavior = try fields.optional(
      "contentInsetAdjustmentBehavior", contentInsetAdjustmentBehavior, .name, default: .automatic)
    bounces = try fields.optional("bounces", bounces, .flag, default: true)
    alwaysBounceVertical = try fields.optional(
      "alwaysBounceVertical", alwaysBounceVertical, .flag, default: false)
    decelerationRate = try fields.optional(
      "decelerationRate", decelerationRate, .decelerationRate, default: .normal)
    tableHeaderHeight = try fields.optional(
      "tableHeaderHeight", tableHeaderHeight, .size, default: 0)
    contentOffset = try fields.visit("contentOffset", contentOffset, isRequired: false)
    onScreen = try fields.optional("onScreen", onScreen, .flag, default: true)
  }
}

extension Scenario.RefreshControlSetup: FieldObject {
  static var blank: Self { Self() }

  /// The fields of `refreshControl`, which are also those of `attachControl`.
  mutating func visitFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure) {
    let blank = Self.blank
    height = try fields.optional("height", height, .size, default: blank.height)
    triggerDistance = try fields.optional("triggerDistance", triggerDistance, .positive)
    trigger = try fields.optional("trigger", trigger, .name, default: blank.trigger)
    hysteresis = try fields.optional("hysteresis", hysteresis, .size, default: blank.hysteresis)
    ignoresTableHeaderView = try fields.optional(
      "ignoresTableHeaderView", ignoresTableHeaderView, .flag,
      default: blank.ignoresTableHeaderView)
    enabled = try fields.optional("enabled", enabled, .flag, default: blank.enabled)
    title = try fields.optional("title", title, FieldCoder.text.orNull, default: nil)
    minimumDuration = try fields.optional(
      "minimumDuration", minimumDuration, .time, default: blank.minimumDuration)
    maximumDuration = try fields.optional(
      "maximumDuration", maximumDuration, FieldCoder.time.orNull, default: nil)
    titleHeight = try fields.optional(
      "titleHeight", titleHeight, .size, default: blank.titleHeight)
    hidden = try fields.optional("hidden", hidden, .flag, default: blank.hidden)
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
    top = try fields.optional("top", top, .number, default: 0)
    left = try fields.optional("left", left, .number, default: 0)
    bottom = try fields.optional("bottom", bottom, .number, default: 0)
    right = try fields.optional("right", right, .number, default: 0)
  }
}
