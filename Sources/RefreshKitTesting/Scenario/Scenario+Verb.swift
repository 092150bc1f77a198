extension Scenario.Action {
  /// The name of an action in a scenario file, without its fields.
  public enum Verb: String, CaseIterable, Equatable, Sendable {
    /// The action `touchBegan`.
    case touchBegan

    /// The action `touchMoved`.
    case touchMoved

    /// The action `touchEnded`.
    case touchEnded

    /// The action `touchCancelled`.
    case touchCancelled

    /// The action `dragTo`.
    case dragTo

    /// The action `release`.
    case release

    /// The action `cancelDrag`.
    case cancelDrag

    /// The action `setContentOffset`.
    case setContentOffset

    /// The action `assignContentOffset`.
    case assignContentOffset

    /// The action `scrollRectToVisible`.
    case scrollRectToVisible

    /// The action `setContentInset`.
    case setContentInset

    /// The action `setSafeAreaInsets`.
    case setSafeAreaInsets

    /// The action `setContentSize`.
    case setContentSize

    /// The action `setViewportSize`.
    case setViewportSize

    /// The action `setBounces`.
    case setBounces

    /// The action `setAlwaysBounceVertical`.
    case setAlwaysBounceVertical

    /// The action `setScrollEnabled`.
    case setScrollEnabled

    /// The action `setRefreshEnabled`.
    case setRefreshEnabled

    /// The action `setRefreshHidden`.
    case setRefreshHidden

    /// The action `setTableHeader`.
    case setTableHeader

    /// The action `setTitle`.
    case setTitle

    /// The action `setIgnoresTableHeader`.
    case setIgnoresTableHeader

    /// The action `setVeto`.
    case setVeto

    /// The action `setAllowsScrollToTop`.
    case setAllowsScrollToTop

    /// The action `setAutomaticContainer`.
    case setAutomaticContainer

    /// The action `beginRefreshing`.
    case beginRefreshing

    /// The action `startRefreshing`.
    case startRefreshing

    /// The action `pullAndRefresh`.
    case pullAndRefresh

    /// The action `endRefreshing`.
    case endRefreshing

    /// The action `cancelRefreshing`.
    case cancelRefreshing

    /// The action `attachControl`.
    case attachControl

    /// The action `detachControl`.
    case detachControl

    /// The action `leaveWindow`.
    case leaveWindow

    /// The action `enterWindow`.
    case enterWindow

    /// The action `refreshActivityIndicator`.
    case refreshActivityIndicator

    /// The action `showRunningControl`.
    case showRunningControl

    /// The action `setDelegate`.
    case setDelegate

    /// The action `scrollToTop`.
    case scrollToTop

    /// The action `checkpoint`.
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
