import Foundation

/// Counts the Swift objects, arrays and boxes that something puts on the heap.
///
/// The runtime calls its instruments' hook for each. Memory taken without an object around it (by
/// `malloc` or an unsafe pointer) is not seen; `.ci/instructions` counts the calls of `malloc`.
enum Allocations {
  private typealias AllocateObject =
    @convention(c) (
      UnsafeRawPointer?, Int, Int
    ) -> UnsafeMutableRawPointer?

  /// The runtime's places for the hook, and for whether it is called.
  private struct Hook {
    let function: UnsafeMutablePointer<AllocateObject>
    let isEnabled: UnsafeMutablePointer<Bool>

    init?() {
      let flag = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
      guard let program = dlopen(nil, RTLD_NOW),
        let function = dlsym(program, "_swift_allocObject"), let isEnabled = dlsym(program, flag)
      else { return nil }
      self.function = function.assumingMemoryBound(to: AllocateObject.self)
      self.isEnabled = isEnabled.assumingMemoryBound(to: Bool.self)
    }
  }

  // The hook is a C function, which can reach nothing but globals.
  nonisolated(unsafe) private static var original: AllocateObject?
  nonisolated(unsafe) private static var count = 0

  /// Runs something and counts what it allocates; `nil` where the runtime has no such hook.
  static func counted(in body: () -> Void) -> Int? {
    guard let hook = Hook() else {
      body()
      return nil
    }
    count = 0
    original = hook.function.pointee
    hook.function.pointee = { metadata, size, alignment in
      Allocations.count += 1
      return Allocations.original?(metadata, size, alignment)
    }
    hook.isEnabled.pointee = true
    defer {
      hook.isEnabled.pointee = false
      if let original { hook.function.pointee = original }
    }
    body()
    return count
  }
}
