/// How `measured(_:)` runs its part.
nonisolated(unsafe) private var measuring: (() -> Void) -> Void = { $0() }

/// Runs the part of a body that is measured, in a line that says that it has one.
///
/// What the body does around it makes that part ready.
func measured(_ part: () -> Void) {
  measuring(part)
}

/// Runs what `.ci/instructions` is to count: it knows this function by name.
@inline(never)
func counted(_ part: () -> Void) {
  part()
}

extension Benchmark {
  /// Runs a body of the line, what is measured of it in a way of the caller's.
  func run(_ body: Body, _ times: Int, measuring: @escaping (() -> Void) -> Void) {
    guard measuresPart else { return measuring { body(times) } }
    RefreshKitBenchmarks.measuring = measuring
    body(times)
    RefreshKitBenchmarks.measuring = { $0() }
  }
}
