import RefreshKit

// What the plain words of a scenario are in the library.

extension Instant {
  init(seconds: Double) {
    self.init(sinceStart: Duration(limitingSeconds: seconds))
  }

  var seconds: Double { sinceStart.inSeconds }
}

extension ContentInsets {
  /// Sets the sides that are named.
  mutating func set(_ sides: Scenario.Sides) {
    self = ContentInsets(
      top: sides.top ?? top, left: sides.left ?? left, bottom: sides.bottom ?? bottom,
      right: sides.right ?? right)
  }
}

extension ScrollSize {
  mutating func set(_ width: Double?, _ height: Double?) {
    self = ScrollSize(width: width ?? self.width, height: height ?? self.height)
  }
}

extension DecelerationRate {
  /// A rate that makes no sense is the normal one; readers of scenarios have refused it before.
  init(_ rate: Scenario.DecelerationRate) {
    switch rate {
    case .normal: self = .normal
    case .fast: self = .fast
    case .custom(let value): self = DecelerationRate(rawValue: value) ?? .normal
    }
  }
}

extension RefreshOutcome {
  init(_ outcome: Scenario.Outcome) {
    switch outcome {
    case .success: self = .success
    case .failure: self = .failure
    }
  }
}

extension RefreshConfiguration {
  init(_ setup: Scenario.RefreshControlSetup) throws(RefreshConfigurationError) {
    try self.init(
      height: setup.height, triggerDistance: setup.triggerDistance,
      policy: setup.trigger, hysteresis: setup.hysteresis,
      titleHeight: setup.titleHeight,
      minimumDuration: Duration(limitingSeconds: setup.minimumDuration),
      maximumDuration: setup.maximumDuration.map { Duration(limitingSeconds: $0) })
  }
}
