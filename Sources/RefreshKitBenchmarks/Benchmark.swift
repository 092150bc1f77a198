/// One line of the table: an operation of the library beside what it is judged by.
struct Benchmark: Sendable {
  /// Runs something so many times.
  typealias Body = (_ times: Int) -> Void

  /// What a line's time is.
  enum Clock: Sendable {
    /// What passes on the wall.
    case wall
    /// What all threads of the process spend: for work that is spread over several, or that waits.
    case processor
  }

  let name: String
  /// What the baseline does, in a few words.
  let baselineName: String
  /// The greatest ratio allowed, in instructions; `nil` where only the table tells.
  var budget: Double?
  var clock = Clock.wall
  /// The greatest ratio allowed of the growth of memory; `nil` where it is not measured.
  var growthBudget: Double?
  /// Heap allocations an operation may make; `nil` where they are not judged.
  var allowedAllocations: Double?
  /// Whether heap allocations are counted.
  ///
  /// The runtime traps with its hook in place where Foundation copies a `Character`, as it does
  /// while it decodes.
  var countsAllocations = true
  /// How many operations a timed run has.
  var times = 200_000
  /// Whether of the bodies only what they run by `measured(_:)` counts.
  var measuresPart = false
  /// Makes the operation ready; what it holds lives as long as the body.
  let operation: @Sendable () -> Body
  let baseline: @Sendable () -> Body

  /// The name under which the baseline is run alone.
  var baselineLine: String { "\(name)/baseline" }
}

/// Keeps the optimizer from dropping what a benchmark computes, or from computing it once for all.
@inline(never)
func blackHole<Value>(_ value: Value) {}

@inline(never)
func identity<Value>(_ value: Value) -> Value { value }
