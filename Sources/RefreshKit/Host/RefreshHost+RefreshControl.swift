import PullCore
public import RefreshCore

extension RefreshHost {
  /// The refresh control at the top of the view.
  ///
  /// Setting another one or `nil` takes the old one away: a refresh that runs ends as cancelled
  /// within the call, and the content springs back. A control that was on another view leaves that
  /// one in the same way. Setting the same one again changes nothing. A control of another edge
  /// goes to that edge, and the one at the top stays.
  public var refreshControl: RefreshControl? {
    get { refreshContext.control }
    set {
      if let newValue {
        addRefreshControl(newValue, replaceIfExists: true)
      } else {
        removeRefreshControl(at: .top)
      }
    }
  }

  /// The refresh control at an edge of the view.
  public func refreshControl(at edge: RefreshEdge) -> RefreshControl? {
    refreshContext.control(at: edge)
  }

  /// Takes the refresh control at an edge away: a refresh that runs ends as cancelled within the
  /// call, and the content springs back.
  public func removeRefreshControl(at edge: RefreshEdge) {
    let context = context
    context.catchUp()
    context.removeControl(at: edge)
  }

  /// Puts a refresh control on the view, at its own edge.
  ///
  /// - Parameters:
  ///   - control: The control; left out, one at the top with the default configuration.
  ///   - replaceIfExists: Whether it takes the place of a control that is there already.
  /// - Returns: The control that is at that edge now.
  @discardableResult
  public func addRefreshControl(
    _ control: RefreshControl? = nil, replaceIfExists: Bool = false
  ) -> RefreshControl {
    let context = context
    // What has come by now is first, on both hosts: it may change what is where.
    _ = control?.presentContext()?.performNow { $0.comeToPresent() }
    context.perform { $0.comeToPresent() }
    if let existing = context.control(at: control?.edge ?? .top) {
      if existing === control { return existing }
      guard replaceIfExists else {
        if control != nil { context.report(.keptRefreshControl) }
        return existing
      }
    }
    let control = control ?? RefreshControl()
    context.move(control)
    return control
  }

  /// Puts a refresh control with a configuration at an edge of the view, unless one is there.
  ///
  /// - Returns: The control that is at that edge now.
  @discardableResult
  public func setupRefreshControl(
    at edge: RefreshEdge = .top, configuration: RefreshConfiguration = .uiRefreshControl
  ) -> RefreshControl {
    addRefreshControl(RefreshControl(edge: edge, configuration: configuration))
  }

  /// The pull distance in proportion to the trigger distance; more than 1 beyond the trigger.
  ///
  /// 0 without a control, and in a view without a height or lower than the control.
  public var progress: Double { progress(at: .top) }

  /// The pull distance at an edge in proportion to the trigger distance of the control there.
  public func progress(at edge: RefreshEdge) -> Double {
    let context = context
    context.look()
    return context.model.progress(at: edge)
  }

  /// The progress, limited to 1.
  public var clampedProgress: Double { min(1, progress) }

  /// How much of the refresh control shows, in points; 0 if it is hidden or absent.
  public var visibleHeight: Double { visibleHeight(at: .top) }

  /// How much of the refresh control at an edge shows along its axis, in points.
  public func visibleHeight(at edge: RefreshEdge) -> Double {
    let context = context
    context.look()
    return context.model.visibleHeight(at: edge)
  }

  /// What the refresh control adds to the top inset: 0, or its height while a refresh runs.
  public var refreshInset: Double { refreshContext.model.refreshInset }

  /// What the refresh control at an edge adds to the inset there.
  public func refreshInset(at edge: RefreshEdge) -> Double {
    refreshContext.model.refreshInset(at: edge)
  }

  /// Whether no control begins a refresh while another one refreshes; `true` by default.
  ///
  /// A command is answered `excluded` then, and a pull that is under way is not armed and cannot
  /// begin by that gesture.
  public var runsOneCycleAtATime: Bool {
    get { refreshContext.model.runsOneCycleAtATime }
    set { context.model.runsOneCycleAtATime = newValue }
  }

  /// How far below its rest the content shows the whole control, in points; 0 if it is hidden or
  /// absent.
  public var heldRefreshHeight: Double { heldRefreshHeight(at: .top) }

  /// How far past its rest at an edge the content shows the whole control, in points; 0 if it is
  /// hidden or absent.
  public func heldRefreshHeight(at edge: RefreshEdge) -> Double {
    refreshContext.model[edge].heldHeight
  }

  /// The instant at which the first of the running refreshes will end by itself; `nil` if none
  /// will.
  public var nextDeadline: Instant? { refreshContext.model.nextDeadline }

  /// Whether the host is on screen, as `window != nil` says in UIKit; `true` by default.
  ///
  /// Leaving the screen cancels a gesture under way and changes nothing of a refresh; time goes on.
  /// On return a refresh that runs has its indicator started anew.
  public var isOnScreen: Bool {
    get { refreshContext.isOnScreen }
    set {
      let context = context
      guard newValue != isOnScreen else { return }
      context.isOnScreen = newValue
      if newValue { context.perform { $0.restartIndicators() } } else { context.cancelGesture() }
    }
  }
}

extension RefreshContext {
  /// Cancels the gesture under way, whose touch goes on outside.
  final func cancelGesture() {
    if isForeign { return takeForeign(.screenLeft) }
    guard model.ignoresTouchUnderWay() else { return }
    take(.touchCancelled)
  }
}
