import Foundation
import RefreshScenarios

extension ScenarioFile {
  /// Returns what a file holds; of one that is too large, a byte more than may be read.
  ///
  /// - Throws: `UsageError` with the path and the reason if it cannot be read.
  static func contents(of path: String) throws(UsageError) -> Data {
    guard !path.isEmpty else { throw UsageError("the name of the scenario file is empty") }
    do {
      // A file handle reads pipes too, which `Data(contentsOf:)` refuses on Linux.
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      var contents = Data()
      // A pipe gives what it has, and a device may never end.
      while contents.count <= JSONText.sizeLimit,
        let part = try file.read(upToCount: JSONText.sizeLimit + 1 - contents.count), !part.isEmpty
      {
        contents += part
      }
      return contents
    } catch {
      let reason = error.systemReason?.text ?? error.localizedDescription
      throw UsageError("\(path): cannot be read: \(reason)")
    }
  }
}
