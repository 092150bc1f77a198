/// The usual way with closures: the same view by hand, whose properties tell of their changes by
/// `didSet`, some to a list of handlers, some to one that may be absent.
///
/// Beside what `HandWrittenScrollView` leaves out, nobody can take a handler away again.
final class ObservedScrollView: DraggedByHand {
  var scrollHandlers: [(ObservedScrollView) -> Void] = []
  var refreshHandlers: [(ObservedScrollView) -> Void] = []
  var onPull: ((_ distance: Double) -> Void)?

  private(set) var offset = (x: 0.0, y: 0.0) {
    didSet {
      guard offset != oldValue else { return }
      pullDistance = drag.pullDistance(at: offset.y)
      for handler in scrollHandlers { handler(self) }
    }
  }

  private(set) var pullDistance = 0.0 {
    didSet {
      guard pullDistance != oldValue else { return }
      if pull.follow(pullDistance) { isRefreshing = true }
      onPull?(pullDistance)
    }
  }

  private(set) var isRefreshing = false {
    didSet {
      guard isRefreshing, !oldValue else { return }
      for handler in refreshHandlers { handler(self) }
    }
  }

  private var drag = HandWrittenDrag()
  private var pull = HandWrittenPull()

  var velocityY: Double { drag.velocityY }

  func touchBegan(x: Double, y: Double) {
    drag.begin(x: x, y: y, offset: offset)
  }

  @inline(never)
  func touchMoved(x: Double, y: Double) {
    offset = drag.move(x: x, y: y)
  }
}

/// A screen that counts scrolls in a handler, which holds it as weakly as a delegate is held.
///
/// It does not listen to pulls, as the library's delegate has no method for them.
final class ObservedListener {
  private(set) var count = 0

  init(_ view: ObservedScrollView) {
    view.scrollHandlers.append { [weak self] _ in self?.count += 1 }
    view.refreshHandlers.append { [weak self] _ in self?.count += 1 }
  }
}
