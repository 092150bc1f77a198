public import RefreshKit

extension Scenario {
  /// A refresh control as it is attached.
  public struct RefreshControlSetup: Equatable, Sendable {
    /// The height without a title.
    public var height: Double
    /// The pull that starts a refresh, or nil for the library's default for the policy.
    public var triggerDistance: Double?
    /// The moment at which an armed pull begins a refresh.
    public var trigger: RefreshConfiguration.Policy
    /// How far below the trigger distance an armed pull is disarmed.
    public var hysteresis: Double
    /// Whether the control stays at the header's lower edge.
    public var ignoresTableHeaderView: Bool
    /// Whether pulls and begin commands work.
    public var enabled: Bool
    /// The title, or nil for none.
    public var title: String?
    /// The least time in seconds for which a refresh runs.
    public var minimumDuration: Double
    /// The time in seconds after which a refresh times out, or nil for never.
    public var maximumDuration: Double?
    /// What a title adds to the height.
    public var titleHeight: Double
    /// Whether the control is hidden.
    public var hidden: Bool

    /// Creates the setup of a control; what is left out has the library's default.
    public init(
      height: Double = 60, triggerDistance: Double? = nil,
      trigger: RefreshConfiguration.Policy = .threshold, hysteresis: Double = 0,
      ignoresTableHeaderView: Bool = false, enabled: Bool = true, title: String? = nil,
      minimumDuration: Double = 0, maximumDuration: Double? = nil, titleHeight: Double = 20,
      hidden: Bool = false
    ) {
      self.height = height
      self.triggerDistance = triggerDistance
      self.trigger = trigger
      self.hysteresis = hysteresis
      self.ignoresTableHeaderView = ignoresTableHeaderView
      self.enabled = enabled
      self.title = title
      self.minimumDuration = minimumDuration
      self.maximumDuration = maximumDuration
      self.titleHeight = titleHeight
      self.hidden = hidden
    }
  }
}
