public import RefreshCore

extension RefreshHost {
  /// The refresh control of the view.
  ///
  /// Setting another one or `nil` takes the old one away: a refresh that runs ends as cancelled
  /// within the call, and the content springs back. A control that was on another view leaves that
  /// one in the same way. Setting the same one again changes nothing.
  public var refreshControl: RefreshControl? {
    get { refreshHosting.control }
    set {
      if let newValue {
        addRefreshControl(newValue, replaceIfExists: true)
      } else {
        perform { $0.detachControl() }
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
    catchUp(with: control)
    if let existing = refreshControl {
      if existing === control { return existing }
      guard replaceIfExists else {
        if control != nil { report(.keptRefreshControl) }
        return existing
      }
    }
    let control = control ?? RefreshControl()
    replaceControl(by: control)
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
    guard let control = refreshControl, control.triggerDistance > 0 else { return 0 }
    return pulled / control.triggerDistance
  }

  /// The progress, limited to 1.
  public var clampedProgress: Double { min(1, progress) }

  /// How much of the refresh control shows, in points; 0 if it is hidden or absent.
  public var visibleHeight: Double { min(heldRefreshHeight, pulled) }

  /// What the refresh control adds to the top inset: 0, or its height while a refresh runs.
  public var refreshInset: Double { refreshHosting.refreshInset }

  /// How far below its rest the content shows the whole control, in points; 0 if it is hidden or
  /// absent.
  public var heldRefreshHeight: Double { refreshControl?.heldHeight ?? 0 }

  /// The instant at which the running refresh will end by itself; `nil` if none will.
  public var nextDeadline: Instant? { refreshControl?.nextDeadline }

  /// Whether the host is on screen, as `window != nil` says in UIKit; `true` by default.
  ///
  /// Leaving the screen cancels a gesture under way and changes nothing of a refresh; time goes on.
  /// On return a refresh that runs has its indicator started anew.
  public var isOnScreen: Bool {
    get { refreshHosting.isOnScreen }
    set {
      guard newValue != isOnScreen else { return }
      refreshHosting.isOnScreen = newValue
      if newValue {
        perform { host in
          if let control = host.refreshControl { host.restartIndicator(of: control) }
        }
      } else {
        cancelGestureOnLeaving()
      }
    }
  }
}
