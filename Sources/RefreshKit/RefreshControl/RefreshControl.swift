import PullCore
public import RefreshCore

/// A control that refreshes the content of a scroll view when the content is pulled past an edge.
///
/// ```swift
/// let control = RefreshControl()
/// control.addTarget(screen, action: Screen.refresh)  // or set the view's delegate
/// tableView.addRefreshControl(control)
/// ```
///
/// A control is on one view at a time. On no view it holds its settings, and every begin is
/// answered `noControl`. Everything that it does is decided by a `RefreshMachine`.
///
/// Use a control and its view from one isolation at a time, such as the main actor or one task.
public final class RefreshControl {
  /// Something that happened to a control, in the order in which it happened.
  public enum Event: Equatable, Sendable {
    /// The control changed its state.
    case transition(RefreshTransition)
    /// The pull is far enough now: the moment for a haptic.
    ///
    /// It comes again whenever a finger crosses the trigger again, as one that trembles there does
    /// many times a second. With a hysteresis in the configuration it comes once.
    case armed
    /// The pull is not far enough any more. Not told when the pull ends or becomes a refresh.
    case disarmed
    /// The actions of the control are about to be called for this refresh.
    case sendsActions(RefreshCycle)
    /// The indicator starts to spin anew, as after the view has come back on screen.
    case indicatorRestarted
  }

  /// What the indicator of the control shows.
  public enum Indicator: String, Hashable, Sendable {
    /// Nothing, in the state `idle`.
    case stopped
    /// How far the content is pulled, in the state `pulling`.
    case progress
    /// That work is under way or just over, in the states `refreshing` and `ending`.
    case spinning
  }

  /// The edge past which the content is pulled: the top, unless another one was named.
  ///
  /// The rules are the same at every edge. A view has at most one control at each.
  public var edge: RefreshEdge { own.edge }

  /// What the control keeps while it is on no host; on one, the host's model has it.
  var own: RefreshEnd

  /// What the control is on: a scroll view, or a host of your own.
  public internal(set) weak var host: (any RefreshHost)?
  /// What that host keeps.
  weak var context: RefreshContext?

  /// The scroll view that the control is on; `nil` on no host, and on a host of another class.
  public var scrollView: ScrollView? { host as? ScrollView }

  /// What the control is measured by and when it begins and ends a refresh.
  ///
  /// May be changed at any time; a change of the height while refreshing moves content that stands
  /// at hold along with it.
  public var configuration: RefreshConfiguration {
    get { settings }
    set {
      let context = presentContext()
      guard newValue != settings else { return }
      settings = newValue
      if let context {
        context.performNow { $0.configure(newValue, at: edge) }
      } else {
        forgetViewHeight()
      }
    }
  }
  private var settings: RefreshConfiguration

  /// Whether pulls and begins are accepted; ending always is.
  public var isEnabled: Bool {
    get { end.machine.isEnabled }
    set {
      if onHost({ $0.setEnabled(newValue, at: edge) }) == nil { own.setEnabled(newValue) }
    }
  }

  /// Whether the control is out of sight: it adds no inset then and cannot be pulled.
  ///
  /// A hidden control can be begun and ended in code.
  public var isHidden: Bool {
    get { end.isHidden }
    set {
      if onHost({ $0.setHidden(newValue, at: edge) }) == nil { own.isHidden = newValue }
    }
  }

  /// A line of text under the indicator; a text that is not empty makes the control higher.
  ///
  /// The height changes when the control is next idle and out of sight, so the content never jumps.
  /// A title that is there when the control is put on a view counts at once. A title for one state
  /// is set by ``setTitle(_:for:)``.
  public var title: String? {
    get { plainTitle }
    set {
      let context = presentContext()
      plainTitle = newValue
      titleChanged(in: context)
    }
  }
  private var plainTitle: String?

  /// Whether the control stands at the lower edge of a table's header instead of above it.
  ///
  /// When such a control first meets a table with a header, the content scrolls to where the rows
  /// begin, as soon as the view is idle; that happens once for each control. Setting the value
  /// later only moves the control. Outside a table, and at another edge than the top, it has no
  /// effect.
  public var ignoresTableHeaderView: Bool {
    get { end.ignoresHeader }
    set {
      if let context {
        context.model[edge].ignoresHeader = newValue
      } else {
        own.ignoresHeader = newValue
      }
    }
  }

  /// When the last successful refresh ended, on its view's time; `nil` before the first.
  public var lastUpdated: Instant? { end.lastUpdated }

  /// What the work of the newest refresh threw; `nil` from the begin of a refresh on.
  ///
  /// Set by ``refresh(isolation:_:)`` only.
  public var lastError: (any Error)? {
    workError.flatMap { $0.cycle == end.newestCycle ? $0.error : nil }
  }
  var workError: (cycle: RefreshCycle, error: any Error)?

  /// How often the indicator was started anew while a refresh ran.
  public var indicatorRestartCount: Int { end.indicatorRestartCount }

  /// The context that the control was taken from, which may still have to tell something.
  weak var leftContext: RefreshContext?
  var actions = ActionTable()
  var observers = ObserverTable()
  var streams: [TransitionStream] = []
  /// The work of the refresh that runs, if it has some.
  var work: RefreshWork?
  /// What the begins that were told know the control by.
  var identity: RefreshBegin.Owner?
  var stateTitles: [(state: TitleState, title: String)] = []
  /// The newest refresh whose begin a delegate was told and its end not yet.
  var notifiedCycle: RefreshCycle?
  /// The delegate that was told it.
  weak var notifiedDelegate: AnyObject?
  /// The newest refresh of which an action was told.
  var cycleHandledByAction: RefreshCycle?

  /// Creates a control that is on no view.
  ///
  /// - Parameters:
  ///   - edge: The edge past which the content is pulled.
  ///   - configuration: What the control is measured by; its height is the length along the axis.
  ///   - ignoresTableHeaderView: Whether it stands at the lower edge of a table's header.
  public init(
    edge: RefreshEdge = .top, configuration: RefreshConfiguration = .uiRefreshControl,
    ignoresTableHeaderView: Bool = false
  ) {
    settings = configuration
    own = RefreshEnd(configuration: configuration, edge: edge)
    own.ignoresHeader = ignoresTableHeaderView
  }

  /// Creates a control with a target, whose method is called when a refresh begins.
  ///
  /// - Parameters:
  ///   - target: The object to call, held weakly; `nil` adds nothing.
  ///   - action: An unbound method, such as `Screen.refresh`.
  ///   - edge: The edge past which the content is pulled.
  ///   - configuration: What the control is measured by.
  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> () -> Void, edge: RefreshEdge = .top,
    configuration: RefreshConfiguration = .uiRefreshControl
  ) {
    self.init(edge: edge, configuration: configuration)
    addTarget(target, action: action)
  }

  /// Creates a control with a target, whose method is called with the control.
  ///
  /// - Parameters:
  ///   - target: The object to call, held weakly; `nil` adds nothing.
  ///   - action: An unbound method that takes the control, such as `Screen.refresh(_:)`.
  ///   - edge: The edge past which the content is pulled.
  ///   - configuration: What the control is measured by.
  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping (Target) -> (RefreshControl) -> Void,
    edge: RefreshEdge = .top, configuration: RefreshConfiguration = .uiRefreshControl
  ) {
    self.init(edge: edge, configuration: configuration)
    addTarget(target, action: action)
  }

  deinit {
    for stream in streams {
      stream.continuation.finish()
    }
  }
}

@available(*, unavailable)
extension RefreshControl: Sendable {}

extension RefreshControl {
  /// What the control keeps, wherever that is.
  var end: RefreshEnd { context?.model[edge] ?? own }

  /// What the control is doing.
  public var state: RefreshState { end.machine.state }

  /// Whether a refresh runs.
  public var isRefreshing: Bool { state.phase == .refreshing }

  /// Whether the pull is far enough.
  public var isArmed: Bool { end.machine.isArmed }

  /// The height of the control with its title, in points.
  public var height: Double { end.height }

  /// The pull distance that begins a refresh, in points, as far as the view's height allows it.
  ///
  /// It is never more than the rubber band gives for a finger that goes half the view's height,
  /// 0.216 of it, so that a swipe that begins in the middle of a short view is enough: 69.0 points
  /// of 320, 103.5 of 480. From 557 on the default of 120 holds. It is 0, and nothing can be
  /// pulled, in a view without a height and in one that is lower than the control.
  public var triggerDistance: Double { end.machine.effectiveTriggerDistance }

  /// The instant at which the running refresh will end by itself; `nil` if it will not.
  public var nextDeadline: Instant? { end.machine.nextDeadline }

  /// What the indicator shows.
  public var indicator: Indicator {
    switch state.phase {
    case .idle: .stopped
    case .pulling: .progress
    case .refreshing, .ending: .spinning
    }
  }
}
