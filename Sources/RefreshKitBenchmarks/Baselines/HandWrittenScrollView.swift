protocol HandWrittenDelegate: AnyObject {
  func didScroll(_ view: HandWrittenScrollView)
}

/// The view that one writes by hand for one screen: the same arithmetic for a drag as the
/// library's, in private storage, one weak delegate and one call a sample.
///
/// Beside what `HandWrittenDrag` leaves out, it has no order of several callbacks, no calls from
/// inside callbacks, no time sources, no observers, and nothing but a drag.
final class HandWrittenScrollView: DraggedByHand {
  private weak var delegate: (any HandWrittenDelegate)?
  private(set) var offsetX = 0.0
  private(set) var offsetY = 0.0
  private var drag = HandWrittenDrag()
  private var pull = HandWrittenPull()

  init(delegate: (any HandWrittenDelegate)?) {
    self.delegate = delegate
  }

  var velocityY: Double { drag.velocityY }

  func touchBegan(x: Double, y: Double) {
    drag.begin(x: x, y: y, offset: (offsetX, offsetY))
  }

  @inline(never)
  func touchMoved(x: Double, y: Double) {
    let (newX, newY) = drag.move(x: x, y: y)
    guard newX != offsetX || newY != offsetY else { return }
    (offsetX, offsetY) = (newX, newY)
    _ = pull.follow(drag.pullDistance(at: newY))
    delegate?.didScroll(self)
  }
}

/// A delegate that counts its calls, as the library's delegate in the same line does.
final class HandWrittenListener: HandWrittenDelegate {
  private(set) var count = 0

  func didScroll(_ view: HandWrittenScrollView) { count += 1 }
}
