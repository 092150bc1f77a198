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
        catchUp()
        if let control = refreshControl { release(control) }
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
    // What is due by now comes first, on both hosts: it may change what is where.
    _ = control?.presentHost()
    catchUp()
    if let existing = refreshControl {
      if existing === control { return existing }
      guard replaceIfExists else {
        if control != nil { refreshContext.report(.keptRefreshControl) }
        return existing
      }
    }
    let control = control ?? RefreshControl()
    move(control)
    return control
  }

  /// Puts a control on this host, in place of one that is there.
  ///
  /// It is on this host before the host that it leaves tells anybody; that one tells first.
  private func move(_ control: RefreshControl) {
    let context = refreshContext
    let isNested = context.model.isBusy
    let old = control.host
    let oldIsNested = old?.refreshContext.model.isBusy ?? false
    control.leaveFreedHost()
    old?.refreshContext.release(control)
    if let existing = context.control { context.release(existing) }
    look()
    context.control = control
    control.host = self
    control.context = context
    context.model.attach(control.own)
    // Nobody has been told yet, and nothing has been asked of content that others move.
    if isNested {
      old?.finishCommand(isNested: oldIsNested)
      return finishCommand(isNested: true)
    }
    context.model.isTelling = true
    old?.finishCommand(isNested: oldIsNested)
    finishCommand(isNested: true)
    if let left = control.leftContext, left !== context, left.model.isTelling {
      left.enqueueCallback { self.deliverAll() }
    } else {
      deliverAll()
    }
  }

  /// Takes the control away.
  private func release(_ control: RefreshControl) {
    let isNested = refreshContext.model.isBusy
    look()
    refreshContext.release(control)
    finishCommand(isNested: isNested)
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
    look()
    return refreshContext.model.progress
  }

  /// The progress, limited to 1.
  public var clampedProgress: Double { min(1, progress) }

  /// How much of the refresh control shows, in points; 0 if it is hidden or absent.
  public var visibleHeight: Double {
    look()
    return refreshContext.model.visibleHeight
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
      guard newValue != isOnScreen else { return }
      refreshContext.isOnScreen = newValue
      if newValue {
        perform { $0.restartIndicator() }
      } else if refreshContext.isForeign {
        take(.foreignScreenLeft)
      } else {
        cancelGesture()
      }
    }
  }

  /// Cancels the gesture under way, whose touch goes on outside.
  func cancelGesture() {
    guard refreshContext.model.ignoresTouchUnderWay() else { return }
    take(.touchCancelled)
  }
}
