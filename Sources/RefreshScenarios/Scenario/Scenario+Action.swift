extension Scenario {
  /// What a step does.
  ///
  /// Touches are in view coordinates; the other places are offsets in content coordinates. A
  /// payload that is nil was left out of the file and means: leave it as it is.
  public enum Action: Equatable, Sendable {
    /// A finger comes down.
    case touchBegan(x: Double?, y: Double)
    /// The finger moves.
    case touchMoved(x: Double?, y: Double)
    /// The finger lifts; the velocity comes from the touches before, and the place changes nothing.
    case touchEnded(x: Double? = nil, y: Double? = nil)
    /// The system takes the touch away; the place changes nothing.
    case touchCancelled(x: Double? = nil, y: Double? = nil)
    /// A finger, put down now if none is, moves so that the visible offset becomes exactly this.
    case dragTo(y: Double, x: Double?)
    /// The finger lifts with this vertical velocity of the offset.
    case release(velocity: Double)
    /// The system cancels the gesture.
    case cancelDrag
    /// Calls `setContentOffset(_:animated:)`.
    case setContentOffset(y: Double, x: Double?, animated: Bool)
    /// Sets `contentOffset`.
    case assignContentOffset(y: Double, x: Double?)
    /// Makes a part of the content visible.
    case scrollRectToVisible(y: Double, height: Double, animated: Bool)
    /// Sets the named sides of `contentInset`.
    case setContentInset(Sides)
    /// Sets the named sides of `safeAreaInsets`.
    case setSafeAreaInsets(Sides)
    /// Sets the size of the content.
    case setContentSize(width: Double?, height: Double?)
    /// Sets the size of the viewport.
    case setViewportSize(width: Double?, height: Double?)
    /// Sets `bounces`.
    case setBounces(Bool)
    /// Sets `alwaysBounceVertical`.
    case setAlwaysBounceVertical(Bool)
    /// Sets `isScrollEnabled`.
    case setScrollEnabled(Bool)
    /// Enables or disables the refresh control.
    case setRefreshEnabled(Bool)
    /// Hides or shows the refresh control.
    case setRefreshHidden(Bool)
    /// Sets the height of the table's header.
    case setTableHeader(height: Double)
    /// Sets the control's title, or removes it.
    case setTitle(String?)
    /// Sets `ignoresTableHeaderView`.
    case setIgnoresTableHeader(Bool)
    /// Sets whether the delegate vetoes pulls from now on.
    case setVeto(Bool)
    /// Sets whether the delegate allows a scroll to the top from now on.
    case setAllowsScrollToTop(Bool)
    /// Marks the view as the content of a navigation or tab container, or not.
    case setAutomaticContainer(Bool)
    /// Calls `beginRefreshing()`.
    case beginRefreshing
    /// Calls `startRefreshing()`.
    case startRefreshing
    /// Calls `pullAndRefresh()`.
    case pullAndRefresh
    /// Ends the refresh now, at an instant, or after a time; never both of the last two.
    case endRefreshing(deadline: Double?, after: Double?, outcome: Outcome)
    /// Cancels the refresh.
    case cancelRefreshing
    /// Adds a refresh control.
    case attachControl(RefreshControlSetup, replaceIfExists: Bool)
    /// Removes the refresh control.
    case detachControl
    /// Takes the view off its window.
    case leaveWindow
    /// Puts the view into a window.
    case enterWindow
    /// Calls `refreshActivityIndicatorView()`.
    case refreshActivityIndicator
    /// Calls `scrollToTopAndShowRunningRefreshControl(animated:)`.
    case showRunningControl(animated: Bool)
    /// Sets a new delegate object, or none.
    case setDelegate(DelegateKind)
    /// Scrolls to the top, as a tap on the status bar does.
    case scrollToTop
    /// Records a snapshot.
    case checkpoint(label: String)
  }
}

extension Scenario.Action {
  /// The name of an action in a scenario file, without its fields.
  public enum Verb: String, CaseIterable, Equatable, Sendable {
    /// A finger at a place of the view.
    case touchBegan, touchMoved, touchEnded, touchCancelled
    /// A finger that takes the offset along.
    case dragTo, release, cancelDrag
    /// A scroll by code.
    case setContentOffset, assignContentOffset, scrollRectToVisible
    /// A measure of the view.
    case setContentInset, setSafeAreaInsets, setContentSize, setViewportSize
    /// A switch of the view or its control.
    case setBounces, setAlwaysBounceVertical, setScrollEnabled, setRefreshEnabled, setRefreshHidden
    /// What stands above the rows.
    case setTableHeader, setTitle, setIgnoresTableHeader
    /// An answer of the delegate, or of what the view stands in.
    case setVeto, setAllowsScrollToTop, setAutomaticContainer
    /// A command to the control.
    case beginRefreshing, startRefreshing, pullAndRefresh, endRefreshing, cancelRefreshing
    /// A control that comes or goes.
    case attachControl, detachControl
    /// A window that the view leaves or enters.
    case leaveWindow, enterWindow
    /// A control that is shown again.
    case refreshActivityIndicator, showRunningControl
    /// Another delegate.
    case setDelegate
    /// A tap on the status bar.
    case scrollToTop
    /// A snapshot.
    case checkpoint
  }

  /// The text that stands at `do` in a scenario file.
  public var name: String { verb.rawValue }

  /// The action without its fields.
  public var verb: Verb {
    switch self {
    case .touchBegan: .touchBegan
    case .touchMoved: .touchMoved
    case .touchEnded: .touchEnded
    case .touchCancelled: .touchCancelled
    case .dragTo: .dragTo
    case .release: .release
    case .cancelDrag: .cancelDrag
    case .setContentOffset: .setContentOffset
    case .assignContentOffset: .assignContentOffset
    case .scrollRectToVisible: .scrollRectToVisible
    case .setContentInset: .setContentInset
    case .setSafeAreaInsets: .setSafeAreaInsets
    case .setContentSize: .setContentSize
    case .setViewportSize: .setViewportSize
    case .setBounces: .setBounces
    case .setAlwaysBounceVertical: .setAlwaysBounceVertical
    case .setScrollEnabled: .setScrollEnabled
    case .setRefreshEnabled: .setRefreshEnabled
    case .setRefreshHidden: .setRefreshHidden
    case .setTableHeader: .setTableHeader
    case .setTitle: .setTitle
    case .setIgnoresTableHeader: .setIgnoresTableHeader
    case .setVeto: .setVeto
    case .setAllowsScrollToTop: .setAllowsScrollToTop
    case .setAutomaticContainer: .setAutomaticContainer
    case .beginRefreshing: .beginRefreshing
    case .startRefreshing: .startRefreshing
    case .pullAndRefresh: .pullAndRefresh
    case .endRefreshing: .endRefreshing
    case .cancelRefreshing: .cancelRefreshing
    case .attachControl: .attachControl
    case .detachControl: .detachControl
    case .leaveWindow: .leaveWindow
    case .enterWindow: .enterWindow
    case .refreshActivityIndicator: .refreshActivityIndicator
    case .showRunningControl: .showRunningControl
    case .setDelegate: .setDelegate
    case .scrollToTop: .scrollToTop
    case .checkpoint: .checkpoint
    }
  }
}
