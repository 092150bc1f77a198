import RefreshKit
import RefreshKitTesting

extension ScenarioReader {
  /// Reads the fields of `scrollView`.
  static func scrollView(
    _ reader: inout FieldReader
  ) throws(FormatError) -> Scenario.ScrollViewSetup {
    let kind = try reader.optional("kind", Expected<Scenario.ViewKind>.name())
    var setup = Scenario.ScrollViewSetup(
      kind: kind ?? .scroll,
      width: try reader.required("width", .size),
      height: try reader.required("height", .size),
      contentWidth: try reader.optional("contentWidth", .size))
    setup.contentHeight = try reader.optional("contentHeight", .size) ?? setup.contentHeight
    setup.contentInset = try reader.optionalObject("contentInset", insets) ?? setup.contentInset
    setup.safeAreaInsets =
      try reader.optionalObject("safeAreaInsets", insets) ?? setup.safeAreaInsets
    setup.contentInsetAdjustmentBehavior =
      try reader.optional(
        "contentInsetAdjustmentBehavior", Expected<ContentInsetAdjustmentBehavior>.name())
      ?? setup.contentInsetAdjustmentBehavior
    setup.bounces = try reader.optional("bounces", .flag) ?? setup.bounces
    setup.alwaysBounceVertical =
      try reader.optional("alwaysBounceVertical", .flag) ?? setup.alwaysBounceVertical
    setup.decelerationRate =
      try reader.optional("decelerationRate", decelerationRate) ?? setup.decelerationRate
    setup.tableHeaderHeight =
      try reader.optional("tableHeaderHeight", .size) ?? setup.tableHeaderHeight
    setup.contentOffset = try reader.optionalObject("contentOffset", offset)
    setup.onScreen = try reader.optional("onScreen", .flag) ?? setup.onScreen
    return setup
  }

  /// Reads the fields of `refreshControl`, which are also those of `attachControl`.
  static func refreshControl(
    _ reader: inout FieldReader
  ) throws(FormatError) -> Scenario.RefreshControlSetup {
    var setup = Scenario.RefreshControlSetup()
    setup.height = try reader.optional("height", .size) ?? setup.height
    setup.triggerDistance = try reader.optional("triggerDistance", .positive)
    setup.trigger =
      try reader.optional("trigger", Expected<RefreshConfiguration.Policy>.name()) ?? setup.trigger
    setup.hysteresis = try reader.optional("hysteresis", .size) ?? setup.hysteresis
    setup.ignoresTableHeaderView =
      try reader.optional("ignoresTableHeaderView", .flag) ?? setup.ignoresTableHeaderView
    setup.enabled = try reader.optional("enabled", .flag) ?? setup.enabled
    setup.title = try reader.optional("title", Expected<String>.text.orNull) ?? nil
    setup.minimumDuration =
      try reader.optional("minimumDuration", .time) ?? setup.minimumDuration
    setup.maximumDuration =
      try reader.optional("maximumDuration", Expected<Double>.time.orNull) ?? nil
    setup.titleHeight = try reader.optional("titleHeight", .size) ?? setup.titleHeight
    setup.hidden = try reader.optional("hidden", .flag) ?? setup.hidden
    if let maximum = setup.maximumDuration, maximum < setup.minimumDuration {
      throw FormatError(
        reader.path("minimumDuration"),
        "expected at most the maximumDuration of \(maximum.plain), "
          + "found \(setup.minimumDuration.plain)")
    }
    return setup
  }

  /// A rate by name, or a number between 0 and 1.
  private static var decelerationRate: Expected<Scenario.DecelerationRate> {
    Expected(
      words: "\"normal\", \"fast\" or a number between 0 and 1", names: ["normal", "fast"]
    ) { json in
      switch json {
      case .text("normal"): .normal
      case .text("fast"): .fast
      case .number(let rate) where rate > 0 && rate < 1: .custom(rate)
      default: nil
      }
    }
  }

  private static func insets(
    _ reader: inout FieldReader
  ) throws(FormatError) -> ContentInsets {
    let sides = try sides(&reader)
    return ContentInsets(
      top: sides.top ?? 0, left: sides.left ?? 0, bottom: sides.bottom ?? 0,
      right: sides.right ?? 0)
  }

  private static func offset(
    _ reader: inout FieldReader
  ) throws(FormatError) -> Scenario.Offset {
    Scenario.Offset(
      x: try reader.optional("x", .number), y: try reader.required("y", .number))
  }

  /// Reads the sides of insets that are named.
  static func sides(_ reader: inout FieldReader) throws(FormatError) -> Scenario.Sides {
    Scenario.Sides(
      top: try reader.optional("top", .number),
      left: try reader.optional("left", .number),
      bottom: try reader.optional("bottom", .number),
      right: try reader.optional("right", .number))
  }
}
