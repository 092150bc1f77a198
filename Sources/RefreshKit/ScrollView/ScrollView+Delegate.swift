import PullCore
import ScrollCore

extension ScrollView {
  @inline(__always)
  func notifyScroll() {
    delegate?.scrollViewDidScroll(self)
  }

  /// Tells the delegate of the content.
  func notify(_ effect: PullEffect) {
    switch effect {
    case .didScroll: notifyScroll()
    case .willBeginDragging: delegate?.scrollViewWillBeginDragging(self)
    case .willEndDragging(let velocity, let planned): askForTarget(velocity, planned: planned)
    case .didEndDragging(let willDecelerate):
      delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating: delegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .didScrollToTop: delegate?.scrollViewDidScrollToTop(self)
    case .didChangeAdjustedContentInset:
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    case .tapped(let place): if let row = row(at: place) { notifyTap(onRow: row) }
    case .shouldBeginRefresh, .armed, .transition, .actions, .didBeginRefresh, .didEndRefresh,
      .didCancelPull, .indicatorRestarted, .ignored:
      break  // told by every host in the same way
    }
  }

  private func askForTarget(_ velocity: ScrollPoint, planned: ScrollPoint) {
    guard let delegate else { return }
    var target = planned
    delegate.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    if !model.answer(target: target) { refuse("targetContentOffset", target) }
  }
}
