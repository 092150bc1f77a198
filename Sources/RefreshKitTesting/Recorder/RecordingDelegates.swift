package import RefreshKit

/// A delegate that records and knows nothing of refreshes.
package class RecordingScrollDelegate: ScrollViewDelegate {
  let recorder: RefreshRecorder

  package init(_ recorder: RefreshRecorder) { self.recorder = recorder }

  package func scrollViewDidScroll(_ scrollView: ScrollView) {
    let offset = scrollView.contentOffset
    recorder.record(.scrollViewDidScroll(x: offset.x, y: offset.y))
  }

  package func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    recorder.record(.scrollViewWillBeginDragging)
  }

  package func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: ScrollPoint,
    targetContentOffset: inout ScrollPoint
  ) {
    recorder.record(
      .scrollViewWillEndDragging(velocity: velocity, target: targetContentOffset))
  }

  package func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    recorder.record(.scrollViewDidEndDragging(willDecelerate: decelerate))
  }

  package func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    recorder.record(.scrollViewWillBeginDecelerating)
  }

  package func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    recorder.record(.scrollViewDidEndDecelerating)
  }

  package func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    recorder.record(.scrollViewDidEndScrollingAnimation)
  }

  package func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    recorder.record(.scrollViewShouldScrollToTop)
    return recorder.allowsScrollToTop
  }

  package func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    recorder.record(.scrollViewDidScrollToTop)
  }

  package func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    recorder.record(.scrollViewDidChangeAdjustedContentInset(scrollView.adjustedContentInset))
  }
}

/// A delegate that records refreshes too, and may end one as soon as it has begun.
package final class RecordingRefreshDelegate: RecordingScrollDelegate,
  ScrollViewRefreshControlDelegate
{
  private let endsWhenBegun: Bool

  package init(_ recorder: RefreshRecorder, endsWhenBegun: Bool) {
    self.endsWhenBegun = endsWhenBegun
    super.init(recorder)
  }

  package func didBeginRefresh(in scrollView: ScrollView) {
    recorder.didBeginRefresh()
    if endsWhenBegun { scrollView.endRefreshing() }
  }

  package func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) {
    recorder.didEndRefresh()
  }

  package func didCancelPull(in scrollView: ScrollView, reason: RefreshPullCancelReason) {
    recorder.record(.didCancelPull(reason: reason.rawValue))
  }

  package func refreshControlShouldBegin(in scrollView: ScrollView) -> Bool { !recorder.vetoes }
}
