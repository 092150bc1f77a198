import Foundation
import RefreshKitTesting
import RefreshScenarios

/// The tool behind its command line: what a call prints, and with which status it exits.
enum Tool {
  /// What a call prints and returns.
  struct Result: Equatable {
    /// The text for standard output.
    var output = ""

    /// The text for standard error.
    var errors = ""

    /// The exit status.
    var status = ExitStatus.success
  }

  /// Runs a call and writes what it prints; a closed output ends it without a message.
  @MainActor
  static func main(_ arguments: [String]) async -> ExitStatus {
    // A reader that has gone away is an error of `write`, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let result = await run(arguments)
    if !result.errors.isEmpty {
      try? FileHandle.standardError.write(contentsOf: Data(result.errors.utf8))
    }
    guard !result.output.isEmpty else { return result.status }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(result.output.utf8))
    } catch {
      if let reason = error.systemReason, reason.code != EPIPE {
        let line = "refreshkit: standard output: \(reason.text)\n"
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
      }
      return .output
    }
    return result.status
  }

  /// Runs a call; only the list on the terminal writes by itself.
  @MainActor
  static func run(_ arguments: [String]) async -> Result {
    do throws(UsageError) {
      switch try Arguments(arguments) {
      case .nothing:
        return Result(errors: Usage.text, status: .usage)
      case .help:
        return Result(output: Usage.text)
      case .steps:
        return Result(output: StepHelp.text)
      case .version:
        return Result(output: "refreshkit \(Usage.version)\n")
      case .demo(let demo, let format):
        return replay(demo.scenario, of: "demo \(demo.rawValue)", format: format)
      case .live(let delay):
        try await LiveList.run(delay: delay)
        return Result()
      case .replay(let file, let format):
        return replay(try ScenarioFile.contents(of: file), of: file, format: format)
      }
    } catch {
      return failure("refreshkit: \(error)", .usage)
    }
  }

  private static func replay(
    _ data: Data, of file: String, format: Arguments.Format
  ) -> Result {
    do throws(FormatError) {
      return replay(try ScenarioFile.scenario(from: data), of: file, format: format)
    } catch {
      return failure("\(file): \(error)", .data)
    }
  }

  private static func replay(
    _ scenario: Scenario, of file: String, format: Arguments.Format
  ) -> Result {
    do {
      let report = try ScenarioRunner().run(scenario)
      switch format {
      case .text: return Result(output: TextReport(report).text)
      case .json: return Result(output: JSONReport(report).text())
      }
    } catch {
      return failure("\(file): \(error)", .data)
    }
  }

  private static func failure(_ line: String, _ status: ExitStatus) -> Result {
    Result(errors: line.onOneLine + "\n", status: status)
  }
}
