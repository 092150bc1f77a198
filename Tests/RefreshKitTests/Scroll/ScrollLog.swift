import RefreshKit

/// The callbacks of a scroll view's delegate, by the short names that the rules use.
enum ScrollCall: String, CaseIterable {
  case willBeginDragging = "B"
  case didScroll = "S"
  case willEndDragging = "EB"
  case didEndDragging = "ED"
  case willBeginDecelerating = "WD"
  case didEndDecelerating = "DD"
  case didEndScrollingAnimation = "EA"
  case shouldScrollToTop = "should"
  case didScrollToTop = "did"
  case didChangeAdjustedContentInset = "I"
  case shouldBegin = "may"
  case action = "V"
  case didBeginRefresh = "begin"
  case didEndRefresh = "end"
  case didCancelPull = "cancel"
}

/// What stood in the view when a callback came.
struct ScrollEntry {
  let call: ScrollCall
  let offset: ScrollPoint
  let now: Instant
  /// isTracking, isDragging, isDecelerating as three digits, such as `110`.
  let flags: String
  var willDecelerate: Bool?
  var velocity: ScrollPoint?
  var target: ScrollPoint?

  init(_ call: ScrollCall, _ view: ScrollView) {
    self.call = call
    offset = view.contentOffset
    now = view.now
    flags = [view.isTracking, view.isDragging, view.isDecelerating]
      .map { $0 ? "1" : "0" }.joined()
  }

  /// The short name; a `didEndDragging` has `+` if the content will decelerate, else `-`.
  var token: String { call.rawValue + (willDecelerate.map { $0 ? "+" : "-" } ?? "") }
}

/// A delegate that writes down every callback, and runs what a test puts in.
final class ScrollLog: ScrollViewRefreshControlDelegate {
  var entries: [ScrollEntry] = []
  /// What is to be done inside a callback.
  var hooks: [ScrollCall: (ScrollView) -> Void] = [:]
  /// The target that the delegate wants at a release.
  var wantedTarget: ScrollPoint?
  var allowsScrollToTop = true
  /// How deep callbacks are nested now, and the most that they ever were.
  private(set) var depth = 0
  private(set) var deepest = 0

  /// All callbacks, in order.
  var exact: String { entries.map(\.token).joined(separator: " ") }

  /// All callbacks in order, with a run of scrolls written as one.
  var order: String {
    var tokens: [String] = []
    for entry in entries where entry.call != .didScroll || tokens.last != "S" {
      tokens.append(entry.token)
    }
    return tokens.joined(separator: " ")
  }

  func all(_ call: ScrollCall) -> [ScrollEntry] { entries.filter { $0.call == call } }
  func last(_ call: ScrollCall) -> ScrollEntry? { entries.last { $0.call == call } }

  func note(_ call: ScrollCall, _ view: ScrollView, decelerates: Bool? = nil) {
    var entry = ScrollEntry(call, view)
    entry.willDecelerate = decelerates
    note(entry, view)
  }

  private func note(_ entry: ScrollEntry, _ view: ScrollView) {
    entries.append(entry)
    // A question is asked at once, also from inside a callback (D5).
    let isQuestion = entry.call == .shouldScrollToTop
    if !isQuestion { depth += 1 }
    deepest = max(deepest, depth)
    hooks[entry.call]?(view)
    if !isQuestion { depth -= 1 }
  }

  func scrollViewDidScroll(_ view: ScrollView) { note(.didScroll, view) }
  func scrollViewWillBeginDragging(_ view: ScrollView) { note(.willBeginDragging, view) }
  func scrollViewWillEndDragging(
    _ view: ScrollView, withVelocity velocity: ScrollPoint,
    targetContentOffset: inout ScrollPoint
  ) {
    var entry = ScrollEntry(.willEndDragging, view)
    entry.velocity = velocity
    entry.target = targetContentOffset
    note(entry, view)
    if let wantedTarget { targetContentOffset = wantedTarget }
  }
  func scrollViewDidEndDragging(_ view: ScrollView, willDecelerate decelerate: Bool) {
    note(.didEndDragging, view, decelerates: decelerate)
  }
  func scrollViewWillBeginDecelerating(_ view: ScrollView) { note(.willBeginDecelerating, view) }
  func scrollViewDidEndDecelerating(_ view: ScrollView) { note(.didEndDecelerating, view) }
  func scrollViewDidEndScrollingAnimation(_ view: ScrollView) {
    note(.didEndScrollingAnimation, view)
  }
  func scrollViewShouldScrollToTop(_ view: ScrollView) -> Bool {
    note(.shouldScrollToTop, view)
    return allowsScrollToTop
  }
  func scrollViewDidScrollToTop(_ view: ScrollView) { note(.didScrollToTop, view) }
  func scrollViewDidChangeAdjustedContentInset(_ view: ScrollView) {
    note(.didChangeAdjustedContentInset, view)
  }
  func didBeginRefresh(in view: ScrollView) { note(.didBeginRefresh, view) }
  func didEndRefresh(in view: ScrollView, outcome: RefreshOutcome) { note(.didEndRefresh, view) }
  func didCancelPull(in view: ScrollView, reason: RefreshPullCancelReason) {
    note(.didCancelPull, view)
  }
  func refreshControlShouldBegin(in view: ScrollView) -> Bool {
    hooks[.shouldBegin]?(view)
    return true
  }
}
