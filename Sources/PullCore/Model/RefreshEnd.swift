public import RefreshCore

/// A refresh control at one end of an axis: what it decides, what it measures, and its gesture.
///
/// It knows no content: its rules are told how far the content is pulled past that end. One without
/// a control is in place too; its machine is on no view.
public struct RefreshEnd: Equatable, Sendable {
  /// The edge at which the control stands.
  package let edge: RefreshEdge
  /// The decision: states, deadlines and cycles.
  public package(set) var machine: RefreshMachine
  /// The control's number on the model; 0 without a control.
  package var number: ControlNumber = 0
  /// The height of the control without a title, in points.
  private(set) var baseHeight: Double
  private(set) var titleHeight: Double
  /// Whether the control is out of sight: it adds no inset then and cannot be pulled.
  package var isHidden = false
  /// Whether any title takes up a line.
  package var hasTitle = false
  /// Whether that line is part of the height yet.
  package var includesTitle = false
  /// Whether the first offset under a table's header is still to be set; once for each control.
  package var wantsFirstOffset = true
  /// Whether the control stands at the lower edge of a header instead of above it.
  package var ignoresHeader = false
  /// The part that the gesture under way plays for the control.
  var gesture = PullGesture()
  /// The newest refresh of the control; at first the newest that its model has had.
  package var newestCycle = RefreshCycle(number: 0)
  /// When the last successful refresh ended.
  package var lastUpdated: Instant?
  /// How the refresh ended that ended last; `nil` before the first.
  package var lastOutcome: RefreshOutcome?
  /// How often the indicator was started anew while a refresh ran.
  package var indicatorRestartCount = 0

  /// Creates the end of a control that is on no model yet.
  package init(configuration: RefreshConfiguration, edge: RefreshEdge = .top) {
    self.edge = edge
    machine = RefreshMachine(configuration: configuration, isAttached: false)
    baseHeight = configuration.height
    titleHeight = configuration.titleHeight
  }

  /// Whether there is a control.
  package var isAttached: Bool { machine.isAttached }

  /// The height of the control with its title along its axis, in points.
  package var height: Double { baseHeight + (includesTitle ? titleHeight : 0) }

  /// What the control adds to the inset while it refreshes, in points.
  package var heldHeight: Double { isHidden || !isAttached ? 0 : height }

  /// What the control adds to the inset now, in points.
  var inset: Double { machine.state.phase == .refreshing ? heldHeight : 0 }

  /// Whether a move to a distance past the edge is none of the control's business: it is idle, and
  /// not about to take on the height of its title.
  @inline(__always)
  func isIdle(distance: Double) -> Bool {
    guard case .idle = machine.state else { return false }
    return includesTitle == hasTitle && distance <= AxisEdges.tolerance
  }

  /// Says whether pulls and begins are accepted, for a control that is on no model.
  package mutating func setEnabled(_ isEnabled: Bool) {
    _ = machine.handle(isEnabled ? .enabled : .disabled, at: .zero)
  }

  /// Takes over a configuration and the limit that the viewport's length sets to the trigger.
  package mutating func configure(
    _ configuration: RefreshConfiguration, triggerLimit: Double
  ) -> RefreshResponse {
    baseHeight = configuration.height
    titleHeight = configuration.titleHeight
    return machine.configure(configuration, triggerLimit: triggerLimit)
  }
}

/// What a gesture means to a control, from touch-down to lift.
struct PullGesture: Equatable, Sendable {
  /// Whether a finger is down.
  var isUnderWay = false
  /// Whether the control takes part: it has been there since touch-down.
  var pullsControl = false
  /// Whether the delegate has been asked if the gesture may begin a refresh, and refused.
  var isVetoAsked = false
  var isVetoed = false
}
