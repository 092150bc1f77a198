import RefreshKit

/// A delegate that records and knows nothing of refreshes.
class RecordingScrollDelegate: ScrollViewDelegate {
  let recorder: RefreshRecorder

  init(_ recorder: RefreshRecorder) {
    self.recorder = recorder
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let offset = scrollView.contentOffset
    recorder.record(.scrollViewDidScroll(x: offset.x, y: offset.y))
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    recorder.record(.scrollViewWillBeginDragging)
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: ScrollPoint,
    targetContentOffset: inout ScrollPoint
  ) {
    recorder.record(
      .scrollViewWillEndDragging(
        velocity: velocity, target: targetContentOffset))
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    recorder.record(.scrollViewDidEndDragging(willDecelerate: decelerate))
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    recorder.record(.scrollViewWillBeginDecelerating)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    recorder.record(.scrollViewDidEndDecelerating)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    recorder.record(.scrollViewDidEndScrollingAnimation)
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    recorder.record(.scrollViewShouldScrollToTop)
    return recorder.allowsScrollToTop
  }

  func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    recorder.record(.scrollViewDidScrollToTop)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    recorder.record(
      .scrollViewDidChangeAdjustedContentInset(scrollView.adjustedContentInset))
  }
}

/// A delegate that records refreshes too, and may end one as soon as it has begun.
final class RecordingRefreshDelegate: RecordingScrollDelegate, ScrollViewRefreshControlDelegate {
  private let endsWhenBegun: Bool

  init(_ recorder: RefreshRecorder, endsWhenBegun: Bool) {
    self.endsWhenBegun = endsWhenBegun
    super.init(recorder)
  }

  func didBeginRefresh(in scrollView: ScrollView) {
    recorder.didBeginRefresh()
    if endsWhenBegun { scrollView.endRefreshing() }
  }

  func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) {
    recorder.didEndRefresh()
  }

  func didCancelPull(in scrollView: ScrollView, reason: RefreshPullCancelReason) {
    recorder.record(.didCancelPull(reason: reason.rawValue))
  }

  func refreshControlShouldBegin(in scrollView: ScrollView) -> Bool {
    !recorder.vetoes
  }
}
