/// A command line that has been understood.
enum Arguments: Equatable {
  /// The form in which a report is printed.
  enum Format: String, CaseIterable {
    /// Lines for a person.
    case text

    /// One JSON object.
    case json
  }

  /// Run the scenario of a file.
  case replay(file: String, format: Format)

  /// Run a built-in scenario.
  case demo(Demo, format: Format)

  /// Print the usage on standard output.
  case help

  /// Print the version.
  case version

  /// Nothing was given: print the usage on standard error.
  case nothing

  /// Understands the arguments after the program's name.
  ///
  /// - Throws: `UsageError` for an unknown command, option or format, a missing value, a missing
  ///   file and an argument too many.
  init(_ arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var format: Format?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        words += rest
        rest = []
      case "-h", "--help":
        self = .help
        return
      case "--version":
        guard words.isEmpty, format == nil else {
          throw UsageError("--version stands alone")
        }
        if let extra = rest.first { throw .extra(extra, after: "--version") }
        self = .version
        return
      case "--format":
        guard format == nil else { throw UsageError("--format is given twice") }
        format = try Self.format(rest.popFirst())
      case _ where argument.hasPrefix("--format="):
        guard format == nil else { throw UsageError("--format is given twice") }
        format = try Self.format(String(argument.dropFirst("--format=".count)))
      case _ where argument.hasPrefix("-") && argument != "-":
        throw .unknown("option", argument, among: ["--format", "--help", "--version"])
      default:
        words.append(argument)
      }
    }
    self = try Self.command(words, format: format)
  }

  private static func command(
    _ words: [String], format: Format?
  ) throws(UsageError) -> Arguments {
    guard let command = words.first else {
      guard format == nil else {
        throw UsageError("missing command, expected \"replay\" or \"demo\"")
      }
      return .nothing
    }
    switch command {
    case "replay":
      guard words.count > 1 else { throw UsageError("replay needs the name of a scenario file") }
      if words.count > 2 { throw .extra(words[2], after: "the file \(words[1].quoted)") }
      return .replay(file: words[1], format: format ?? .text)
    case "demo":
      if words.count > 2 { throw .extra(words[2], after: "the demo \(words[1].quoted)") }
      let name = words.count > 1 ? words[1] : Demo.touches.rawValue
      guard let demo = Demo(rawValue: name) else {
        throw .unknown("demo", name, among: Demo.allCases.map(\.rawValue))
      }
      return .demo(demo, format: format ?? .text)
    case "help":
      if words.count > 1 { throw .extra(words[1], after: "help") }
      if format != nil { throw UsageError("help takes no --format") }
      return .help
    default:
      throw .unknown("command", command, among: ["replay", "demo", "help"])
    }
  }

  private static func format(_ value: String?) throws(UsageError) -> Format {
    guard let value else { throw UsageError("--format needs a value, text or json") }
    guard let format = Format(rawValue: value) else {
      throw .unknown("format", value, among: Format.allCases.map(\.rawValue))
    }
    return format
  }
}

extension UsageError {
  fileprivate static func extra(_ argument: String, after place: String) -> Self {
    Self("unexpected argument \(argument.quoted) after \(place)")
  }

  fileprivate static func unknown(
    _ what: String, _ found: String, among names: [String]
  ) -> Self {
    Self(
      "unknown \(what) \(found.quoted), expected \(names.alternatives)"
        + found.suggestion(among: names))
  }
}
