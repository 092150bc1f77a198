/// A fault of the command line, or a file that cannot be read.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// One line that names what was expected and what was found.
  let description: String

  /// Creates an error with its line.
  init(_ description: String) {
    self.description = description
  }
}
