import Foundation

/// The closed form of a motion evaluated alone, and one delegate call: what a frame comes down to.
///
/// It leaves out when the motion ends, what comes after it, the other axis, the refresh control,
/// calls from inside the callback, and instants that are exact.
final class HandWrittenMotion {
  private weak var delegate: (any HandWrittenMotionDelegate)?
  private(set) var offset = 0.0
  private let start: Double
  private let velocity: Double
  private let logRate = 1000 * log(0.998)

  init(from start: Double, velocity: Double, delegate: any HandWrittenMotionDelegate) {
    self.start = start
    self.velocity = velocity
    self.delegate = delegate
  }

  @inline(never)
  func decelerate(at time: Double) {
    offset = start + velocity * (exp(logRate * time) - 1) / logRate
    delegate?.didMove(self)
  }

  /// The spring of mass 1, stiffness 120 and damping 22, whose roots are −10 and −12.
  @inline(never)
  func bounce(at time: Double) {
    offset =
      start * (6 * exp(-10 * time) - 5 * exp(-12 * time))
      + velocity * (exp(-10 * time) - exp(-12 * time)) / 2
    delegate?.didMove(self)
  }
}

protocol HandWrittenMotionDelegate: AnyObject {
  func didMove(_ motion: HandWrittenMotion)
}

final class HandWrittenMotionListener: HandWrittenMotionDelegate {
  private(set) var count = 0

  func didMove(_ motion: HandWrittenMotion) { count += 1 }
}
