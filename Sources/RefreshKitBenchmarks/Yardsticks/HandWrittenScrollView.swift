protocol HandWrittenDelegate: AnyObject {
  func didScroll(_ view: HandWrittenScrollView)
}

/// The view that one writes by hand for one screen: the same arithmetic for a drag as the library's, in
/// private storage, one weak delegate and one call a sample.
///
/// It leaves out all but two samples of the velocity, slop, several callbacks in order, calls from inside callbacks, insets and sizes that
/// change, bounces that are off, bad numbers, time sources, observers, and everything but a drag.
final class HandWrittenScrollView {
  private weak var delegate: (any HandWrittenDelegate)?
  private(set) var offsetX = 0.0
  private(set) var offsetY = 0.0
  private var startX = 0.0
  private var startY = 0.0
  private var startOffsetX = 0.0
  private var startOffsetY = 0.0
  private let width = 320.0
  private let height = 480.0
  private let lowerX = 0.0
  private let upperX = 0.0
  private let lowerY = 0.0
  private let upperY = 1520.0
  private var pull = HandWrittenPull()
  // The newest two samples, for the velocity of the release.
  private var newest = (time: 0.0, x: 0.0, y: 0.0)
  private var older = (time: 0.0, x: 0.0, y: 0.0)
  private var time = 0.0

  init(delegate: (any HandWrittenDelegate)?) {
    self.delegate = delegate
  }

  /// The velocity of the finger in points per second, as the library's view has it at a release.
  var velocityY: Double {
    newest.time > older.time ? (newest.y - older.y) / (newest.time - older.time) : 0
  }

  func touchBegan(x: Double, y: Double) {
    (startX, startY) = (x, y)
    (startOffsetX, startOffsetY) = (offsetX, offsetY)
  }

  @inline(never)
  func touchMoved(x: Double, y: Double) {
    older = newest
    newest = (time, x, y)
    let newX = banded(startOffsetX - (x - startX), lowerX, upperX, width)
    let newY = banded(startOffsetY - (y - startY), lowerY, upperY, height)
    guard newX != offsetX || newY != offsetY else { return }
    (offsetX, offsetY) = (newX, newY)
    _ = pull.follow(max(0, lowerY - newY))
    delegate?.didScroll(self)
  }

  @inline(__always)
  private func banded(
    _ raw: Double, _ lower: Double, _ upper: Double, _ dimension: Double
  ) -> Double {
    if raw < lower {
      let travel = lower - raw
      return lower - (1 - 1 / (travel * 0.55 / dimension + 1)) * dimension
    }
    if raw > upper {
      let travel = raw - upper
      return upper + (1 - 1 / (travel * 0.55 / dimension + 1)) * dimension
    }
    return raw
  }
}

/// A delegate that counts its calls, as the library's delegate in the same line does.
final class HandWrittenListener: HandWrittenDelegate {
  private(set) var count = 0

  func didScroll(_ view: HandWrittenScrollView) { count += 1 }
}
