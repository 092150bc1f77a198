/// An object that calls a closure when it is freed.
final class CallingObject {
  private let onFree: () -> Void

  init(_ onFree: @escaping () -> Void) {
    self.onFree = onFree
  }

  deinit { onFree() }
}

/// An error that holds such an object.
struct CallingError: Error, @unchecked Sendable {
  let object: CallingObject
}
