/// A view by hand, as the lines drag it.
protocol DraggedByHand: AnyObject {
  func touchBegan(x: Double, y: Double)
  func touchMoved(x: Double, y: Double)
  var velocityY: Double { get }
}

/// The arithmetic of a drag, which all views by hand share: the finger's way past two edges, and
/// two samples for the velocity.
///
/// It leaves out all but two samples of the velocity, slop, insets and sizes that change, bounces
/// that are off, and bad numbers.
struct HandWrittenDrag {
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
  // The newest two samples, for the velocity of the release.
  private var newest = (time: 0.0, x: 0.0, y: 0.0)
  private var older = (time: 0.0, x: 0.0, y: 0.0)
  private var time = 0.0

  /// The velocity of the finger in points per second, as the library's view has it at a release.
  var velocityY: Double {
    newest.time > older.time ? (newest.y - older.y) / (newest.time - older.time) : 0
  }

  /// Takes in a finger that comes down while the content is at an offset.
  mutating func begin(x: Double, y: Double, offset: (x: Double, y: Double)) {
    (startX, startY) = (x, y)
    (startOffsetX, startOffsetY) = offset
  }

  /// Takes in where the finger is now; answers where the content is.
  @inline(__always)
  mutating func move(x: Double, y: Double) -> (x: Double, y: Double) {
    older = newest
    newest = (time, x, y)
    return (
      banded(startOffsetX - (x - startX), lowerX, upperX, width),
      banded(startOffsetY - (y - startY), lowerY, upperY, height)
    )
  }

  /// How far the content is pulled at an offset.
  @inline(__always)
  func pullDistance(at offsetY: Double) -> Double { max(0, lowerY - offsetY) }

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
