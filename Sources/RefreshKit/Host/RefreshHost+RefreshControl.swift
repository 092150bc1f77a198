import PullCore
public import RefreshCore

extension RefreshHost {
  /// The refresh control of the view.
  ///
  /// Setting another one or `nil` takes the old one away: a refresh that runs ends as cancelled
  /// within the call, and the content springs back. A control that was on another view leaves that
  /// one in the same way. Setting the same one again changes nothing.
  public var refreshControl: RefreshControl? {
    get { refreshContext.control }
    set {
      if let newValue {
        addRefreshControl(newValue, replaceIfExists: true)
      } else {
        let context = context
        context.catchUp()
        context.removeControl()
      }
    }
  }

  /// Puts a refresh control on the view.
  ///
  /// - Parameters:
  ///   - control: The control; left out, one with the default configuration.
  ///   - replaceIfExists: Whether it takes the place of a control that is there already.
  /// - Returns: The control that is on the view now.
  @discardableResult
  public func addRefreshControl(
    _ control: RefreshControl? = nil, replaceIfExists: Bool = false
  ) -> RefreshControl {
    let context = context
    // What has come by now is first, on both hosts: it may change what is where.
    _ = control?.presentContext()?.performNow { $0.comeToPresent() }
    context.perform { $0.comeToPresent() }
    if let existing = context.control {
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

  /// Puts a refresh control with a configuration on the view, unless one is there.
  ///
  /// - Returns: The control that is on the view now.
  @discardableResult
  public func setupRefreshControl(
    configuration: RefreshConfiguration = .uiRefreshControl
  ) -> RefreshControl {
    addRefreshControl(RefreshControl(configuration: configuration))
  }

  /// The pull distance in proportion to the trigger distance; more than 1 beyond the trigger.
  ///
  /// 0 without a control, and in a view without a height or lower than the control.
  public var progress: Double {
    let context = context
    context.look()
    return context.model.progress
  }

  /// The progress, limited to 1.
  public var clampedProgress: Double { min(1, progress) }

  /// How much of the refresh control shows, in points; 0 if it is hidden or absent.
  public var visibleHeight: Double {
    let context = context
    context.look()
    return context.model.visibleHeight
  }

  /// What the refresh control adds to the top inset: 0, or its height while a refresh runs.
  public var refreshInset: Double { refreshContext.model.refreshInset }

  /// How far below its rest the content shows the whole control, in points; 0 if it is hidden or
  /// absent.
  public var heldRefreshHeight: Double { refreshContext.model.refresh.heldHeight }

  /// The instant at which the running refresh will end by itself; `nil` if none will.
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
      if newValue { context.perform { $0.restartIndicator() } } else { context.cancelGesture() }
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
