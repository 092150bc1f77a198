import RefreshCore

@testable import RefreshKit

/// An entry of a queue or list that is nothing but a number.
final class PlacedEntry: Placed {
  let number: Int
  var place: Int?

  init(_ number: Int) {
    self.number = number
  }
}

extension Instant {
  static func seconds(_ seconds: Int) -> Instant { .zero + .seconds(seconds) }
}
