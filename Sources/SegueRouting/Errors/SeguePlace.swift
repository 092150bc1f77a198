/// A place in the source code, such as `App/Master.swift:12`.
public struct SeguePlace: Hashable, Sendable, CustomStringConvertible {
  /// Module and file, as `#fileID` gives them.
  public let fileID: String
  /// The line, counted from 1.
  public let line: UInt

  /// Names a place.
  public init(fileID: String, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// File and line.
  public var description: String { "\(fileID):\(line)" }
}
