import Foundation
import ScenarioFiles

extension ScenarioFile {
  /// Returns what a file holds.
  ///
  /// - Throws: `UsageError` with the path and the reason if it cannot be read.
  static func contents(of path: String) throws(UsageError) -> Data {
    guard !path.isEmpty else { throw UsageError("the name of the scenario file is empty") }
    do {
      // A file handle reads pipes too, which `Data(contentsOf:)` refuses on Linux.
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return try file.readToEnd() ?? Data()
    } catch {
      let reason = error.systemReason?.text ?? error.localizedDescription
      throw UsageError("\(path): cannot be read: \(reason)")
    }
  }
}
