protocol CastingDelegate: AnyObject {
  func didScroll(_ view: CastingScrollView)
}

/// What a delegate may be besides: the refinement that hears of refreshes.
protocol CastingRefreshDelegate: CastingDelegate {
  func didBeginRefresh(_ view: CastingScrollView)
}

/// The usual way to a delegate with a refinement: the same view by hand, which asks its delegate at
/// every event with `as?` whether it is one.
///
/// It leaves out what `HandWrittenScrollView` does.
final class CastingScrollView: DraggedByHand {
  weak var delegate: (any CastingDelegate)?
  private(set) var offsetX = 0.0
  private(set) var offsetY = 0.0
  private var drag = HandWrittenDrag()
  private var pull = HandWrittenPull()

  var velocityY: Double { drag.velocityY }

  func touchBegan(x: Double, y: Double) {
    drag.begin(x: x, y: y, offset: (offsetX, offsetY))
  }

  @inline(never)
  func touchMoved(x: Double, y: Double) {
    let (newX, newY) = drag.move(x: x, y: y)
    guard newX != offsetX || newY != offsetY else { return }
    (offsetX, offsetY) = (newX, newY)
    let begins = pull.follow(drag.pullDistance(at: newY))
    guard let delegate else { return }
    delegate.didScroll(self)
    if let listener = delegate as? any CastingRefreshDelegate, begins {
      listener.didBeginRefresh(self)
    }
  }
}

/// A delegate with the refinement that counts scrolls.
final class CastingListener: CastingRefreshDelegate {
  private(set) var count = 0

  func didScroll(_ view: CastingScrollView) { count += 1 }
  func didBeginRefresh(_ view: CastingScrollView) {}
}
