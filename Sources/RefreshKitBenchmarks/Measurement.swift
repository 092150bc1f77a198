import Foundation

/// What was measured of one line: nanoseconds and allocations an operation, and the ratios.
struct Measurement: Codable {
  var name: String
  var baseline: String
  /// Nanoseconds an operation: the median of the rounds.
  var nanoseconds: Double
  var baselineNanoseconds: Double
  /// Operation to baseline: the median, the least and the greatest of the rounds.
  var ratio: Double
  var leastRatio: Double
  var greatestRatio: Double
  var budget: Double?
  /// Heap allocations an operation; `nil` where they cannot be counted.
  var allocations: Double?
  var allowedAllocations: Double?
  /// Whether the time is that of all threads together.
  var isProcessorTime: Bool
  /// Bytes an operation by which the process grows at most, in a process of its own; `nil` where no
  /// growth is budgeted or it cannot be measured.
  var growth: Double?
  var baselineGrowth: Double?
  var growthBudget: Double?

  var growthRatio: Double? {
    guard let growth, let baselineGrowth else { return nil }
    return growth / baselineGrowth
  }

  var allocatesTooMuch: Bool {
    guard let allocations, let allowedAllocations else { return false }
    return allocations > allowedAllocations + 0.01
  }
}

extension Benchmark {
  /// Runs operation and baseline in turns, so that what disturbs one disturbs the other.
  func measure(rounds: Int) -> Measurement {
    let (operation, baseline) = (operation(), baseline())
    operation(max(1, times / 10))  // what is made once is made here
    baseline(max(1, times / 10))
    var allocated: Int?
    if countsAllocations {
      run(operation, times) { part in
        if let count = Allocations.counted(in: part)?.count { allocated = (allocated ?? 0) + count }
      }
    }

    var rows: [(operation: Double, baseline: Double)] = []
    for round in 0..<rounds {
      // Each goes first as often as the other.
      if round.isMultiple(of: 2) {
        let time = nanoseconds(operation)
        rows.append((time, nanoseconds(baseline)))
      } else {
        let time = nanoseconds(baseline)
        rows.append((nanoseconds(operation), time))
      }
    }
    let ratios = rows.map { $0.operation / $0.baseline }.sorted()
    return Measurement(
      name: name, baseline: baselineName,
      nanoseconds: rows.map(\.operation).sorted()[rounds / 2] / Double(times),
      baselineNanoseconds: rows.map(\.baseline).sorted()[rounds / 2] / Double(times),
      ratio: ratios[rounds / 2], leastRatio: ratios[0], greatestRatio: ratios[rounds - 1],
      budget: budget, allocations: allocated.map { Double($0) / Double(times) },
      allowedAllocations: allowedAllocations, isProcessorTime: clock == .processor,
      growth: growthBudget.flatMap { _ in growth(of: name) },
      baselineGrowth: growthBudget.flatMap { _ in growth(of: baselineLine) },
      growthBudget: growthBudget)
  }

  private func growth(of line: String) -> Double? {
    Memory.growthAlone(of: line, times: times).map { Double($0) / Double(times) }
  }

  private func nanoseconds(_ body: Body) -> Double {
    var sum = 0.0
    run(body, times) { part in
      switch clock {
      case .wall: sum += ContinuousClock().measure(part) / .nanoseconds(1)
      case .processor:
        let before = Self.processorNanoseconds
        part()
        sum += Self.processorNanoseconds - before
      }
    }
    return sum
  }

  private static var processorNanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
