/// How a refresh control is measured and when it begins and ends a refresh.
///
/// ```swift
/// let configuration = try RefreshConfiguration(policy: .release, minimumDuration: .seconds(1))
/// ```
///
/// The defaults are those of a system refresh control: 60 points high, begun while the finger is
/// still down, at a pull of 120 points, or of 0.216 of the view's height if that is less.
public struct RefreshConfiguration: Equatable, Sendable {
  /// When a pull that is far enough begins its refresh.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    /// At once, while the finger is down, as `UIRefreshControl` does.
    case threshold
    /// When the finger lifts, as most add-on controls do; pushing back before that calls it off.
    case release
  }

  /// The height of the control without a title, in points: what it adds to the top inset.
  public let height: Double
  /// The pull distance that begins a refresh, in points; a short view limits it further.
  public let triggerDistance: Double
  /// When a pull that is far enough begins its refresh.
  public let policy: Policy
  /// How many points below the trigger distance an armed pull stops being armed.
  public let hysteresis: Double
  /// The height that a title adds to the control, in points.
  public let titleHeight: Double
  /// How long a refresh runs at least; an end before that waits.
  public let minimumDuration: Duration
  /// How long a refresh runs at most before it ends as timed out; `nil` for no limit.
  public let maximumDuration: Duration?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - height: The height of the control in points, 0 or more.
  ///   - triggerDistance: The pull distance that begins a refresh, in points, more than 1e-9, the
  ///     difference that counts. Left out it is 120 with the policy `threshold` and 60 with
  ///     `release`.
  ///   - policy: When a pull that is far enough begins its refresh.
  ///   - hysteresis: The points below the trigger at which an armed pull is disarmed, 0 or more.
  ///   - titleHeight: The height that a title adds, in points, 0 or more.
  ///   - minimumDuration: The least duration of a refresh, 0 or more.
  ///   - maximumDuration: The greatest duration of a refresh, more than 0 and not less than the
  ///     least one; `nil` for no limit.
  ///
  /// No length may be more than 1e9 points and no duration more than 1e10 seconds:
  /// ``RefreshLimits``.
  /// - Throws: ``RefreshConfigurationError`` with the name of the first parameter that makes no
  ///   sense.
  public init(
    height: Double = 60,
    triggerDistance: Double? = nil,
    policy: Policy = .threshold,
    hysteresis: Double = 0,
    titleHeight: Double = 20,
    minimumDuration: Duration = .zero,
    maximumDuration: Duration? = nil
  ) throws(RefreshConfigurationError) {
    let trigger = triggerDistance ?? (policy == .threshold ? 120 : 60)
    func isLength(_ value: Double) -> Bool { value >= 0 && RefreshLimits.allow(value) }
    guard isLength(height) else {
      throw RefreshConfigurationError(field: .height, found: height)
    }
    guard isLength(trigger), trigger > RefreshMachine.tolerance else {
      throw RefreshConfigurationError(field: .triggerDistance, found: trigger)
    }
    guard isLength(hysteresis) else {
      throw RefreshConfigurationError(field: .hysteresis, found: hysteresis)
    }
    guard isLength(titleHeight) else {
      throw RefreshConfigurationError(field: .titleHeight, found: titleHeight)
    }
    guard minimumDuration >= .zero, minimumDuration <= RefreshLimits.duration else {
      throw RefreshConfigurationError(field: .minimumDuration, found: minimumDuration.inSeconds)
    }
    if let maximumDuration {
      guard
        maximumDuration > .zero, maximumDuration >= minimumDuration,
        maximumDuration <= RefreshLimits.duration
      else {
        throw RefreshConfigurationError(field: .maximumDuration, found: maximumDuration.inSeconds)
      }
    }
    self.init(
      checkedHeight: height, triggerDistance: trigger, policy: policy, hysteresis: hysteresis,
      titleHeight: titleHeight, minimumDuration: minimumDuration, maximumDuration: maximumDuration)
  }

  private init(
    checkedHeight height: Double, triggerDistance: Double, policy: Policy, hysteresis: Double = 0,
    titleHeight: Double = 20, minimumDuration: Duration = .zero, maximumDuration: Duration? = nil
  ) {
    self.height = height
    self.triggerDistance = triggerDistance
    self.policy = policy
    self.hysteresis = hysteresis
    self.titleHeight = titleHeight
    self.minimumDuration = minimumDuration
    self.maximumDuration = maximumDuration
  }
}

extension RefreshConfiguration {
  /// The numbers of `UIRefreshControl`: 60 points high, begun at a pull of 120 points.
  ///
  /// These are the defaults.
  public static let uiRefreshControl = RefreshConfiguration(
    checkedHeight: 60, triggerDistance: 120, policy: .threshold)

  /// The numbers of MJRefresh's header: 54 points, begun on release.
  ///
  /// MJRefresh wants strictly more than its height; here exactly the distance is enough.
  public static let mjRefresh = RefreshConfiguration(
    checkedHeight: 54, triggerDistance: 54, policy: .release)

  /// The numbers of SmartRefreshLayout's header: 100 points, begun on release, 0.3 s at least.
  ///
  /// Its own drag resistance, which halves the finger's way, is not expressed: the rubber band of
  /// the scroll view holds for every preset.
  public static let smartRefreshLayout = RefreshConfiguration(
    checkedHeight: 100, triggerDistance: 100, policy: .release, minimumDuration: .milliseconds(300))

  /// The numbers of Flutter's `CupertinoSliverRefreshControl`: 60 points high, begun at 100 points.
  ///
  /// Flutter's own overscroll resistance is not expressed: the rubber band of the scroll view holds
  /// for every preset.
  public static let cupertino = RefreshConfiguration(
    checkedHeight: 60, triggerDistance: 100, policy: .threshold)
}

/// A configuration was asked for that makes no sense.
public struct RefreshConfigurationError: Error, Equatable, Sendable {
  /// The parameters of a configuration.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The height of the control.
    case height
    /// The pull distance that begins a refresh.
    case triggerDistance
    /// The points below the trigger at which an armed pull is disarmed.
    case hysteresis
    /// The height that a title adds.
    case titleHeight
    /// The least duration of a refresh.
    case minimumDuration
    /// The greatest duration of a refresh.
    case maximumDuration
  }

  /// The parameter that makes no sense.
  public let field: Field
  /// The figure that was given for it, in points, or in seconds for a duration.
  public let found: Double

  /// Returns whether two errors name the same parameter and figure, NaN included.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.field == rhs.field && lhs.found.bitPattern == rhs.found.bitPattern
  }
}

#if !hasFeature(Embedded)
  extension RefreshConfigurationError: CustomStringConvertible {
    /// One line that names the parameter, what it must be, and what was given.
    public var description: String {
      let wanted =
        switch field {
        case .triggerDistance: "more than 1e-9 and at most 1e9"
        case .height, .hysteresis, .titleHeight: "from 0 to 1e9"
        case .minimumDuration: "from 0 to 1e10 seconds"
        case .maximumDuration:
          "more than 0 seconds, not less than minimumDuration and at most 1e10 seconds"
        }
      return "\(field.rawValue) must be \(wanted), but \(found) was given"
    }
  }
#endif
