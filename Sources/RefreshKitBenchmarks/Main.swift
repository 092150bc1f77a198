import Foundation

@main
enum Main {
  static let lines =
    DragLines.all + MotionLines.all + PullLines.all + SegueLines.all + DriverLines.all
    + ReplayLines.all

  static func main() {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      if arguments.wantsHelp {
        print(Arguments.help)
      } else if arguments.lists {
        try list(arguments.format)
      } else if let name = arguments.counted {
        try run(name, arguments)
      } else {
        try measure(arguments)
      }
    } catch {
      let fault = error as? Arguments.Fault
      let text = fault?.text ?? "\(error)"
      FileHandle.standardError.write(Data("refreshkit-benchmarks: \(text)\n".utf8))
      exit(fault == nil ? 1 : 2)
    }
  }

  /// A line as it is listed, without being run.
  private struct Listed: Encodable {
    var name: String
    var baseline: String
    var budget: Double?
    var measuresPart: Bool
    var isProcessorTime: Bool
  }

  private static func list(_ format: Arguments.Format) throws {
    switch format {
    case .text: for line in lines { print(line.name) }
    case .json:
      let listed = lines.map {
        Listed(
          name: $0.name, baseline: $0.baselineName, budget: $0.budget,
          measuresPart: $0.measuresPart, isProcessorTime: $0.clock == .processor)
      }
      print(try Table.json(listed))
    }
  }

  /// Runs one line alone, so that its instructions can be counted, or prints how memory grows by
  /// it.
  private static func run(_ name: String, _ arguments: Arguments) throws(Arguments.Fault) {
    guard let line = lines.first(where: { name == $0.name || name == $0.baselineLine }) else {
      throw Arguments.Fault(text: "no line is named \"\(name)\"; see --list")
    }
    let body = name == line.name ? line.operation() : line.baseline()
    if arguments.measuresGrowth {
      var growth: Int?
      line.run(body, arguments.times) { part in
        if let bytes = Memory.growth(in: part) { growth = max(growth ?? 0, bytes) }
      }
      print(growth.map { "\($0)" } ?? "unknown")
    } else {
      line.run(body, arguments.times, measuring: counted)
    }
  }

  /// A line allocates more than it may.
  private struct Excess: Error, CustomStringConvertible {
    let line: String
    let allocations: Double

    var description: String { "\(line): \(allocations) allocations an operation" }
  }

  private static func measure(_ arguments: Arguments) throws {
    let chosen = lines.filter { line in
      (arguments.filter.isEmpty || line.name.contains(arguments.filter))
        && !(arguments.skip.map { line.name.contains($0) } ?? false)
    }
    guard !chosen.isEmpty else {
      throw Arguments.Fault(text: "no line holds \"\(arguments.filter)\"; see --list")
    }
    if arguments.format == .text { print(Table.head) }
    var measurements: [Measurement] = []
    for line in chosen {
      let measurement = line.measure(rounds: arguments.rounds)
      measurements.append(measurement)
      if arguments.format == .text { print(Table.rows(of: measurement)) }
    }
    if arguments.format == .text { for line in Sizes.lines { print(line) } }
    if arguments.format == .json { print(try Table.json(measurements)) }
    if arguments.checks, let line = measurements.first(where: \.allocatesTooMuch) {
      throw Excess(line: line.name, allocations: line.allocations ?? 0)
    }
  }
}
