import RefreshScenarios

/// A command line that has been understood.
enum Arguments: Equatable {
  /// The form in which a report is printed.
  enum Format: String, CaseIterable {
    /// Lines for a person.
    case text

    /// One JSON object.
    case json
  }

  /// The options with a value.
  private enum Option: String, CaseIterable {
    case format = "--format"
    case delay = "--delay"

    /// What may be given.
    var values: String {
      switch self {
      case .format: "text or json"
      case .delay: "seconds such as 1.5"
      }
    }
  }

  /// Run the scenario of a file.
  case replay(file: String, format: Format)

  /// Run a built-in scenario.
  case demo(Demo, format: Format)

  /// Show a list on the terminal whose loads take so long.
  case live(delay: Duration)

  /// Print the usage on standard output.
  case help

  /// Print the steps of a scenario file with their fields.
  case steps

  /// Print the version.
  case version

  /// Nothing was given: print the usage on standard error.
  case nothing

  /// Understands the arguments after the program's name.
  ///
  /// - Throws: `UsageError` for an unknown command, option or value, a missing value, a missing
  ///   file, an argument too many, and an option that the command does not take.
  init(_ arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var options: [Option: String] = [:]
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
        guard words.isEmpty, options.isEmpty else { throw UsageError("--version stands alone") }
        if let extra = rest.first { throw .extra(extra, after: "--version") }
        self = .version
        return
      case _ where argument.hasPrefix("-") && argument != "-":
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = Option(rawValue: String(parts[0])) else {
          throw .unknown(
            "option", argument,
            among: Option.allCases.map(\.rawValue) + ["--help", "--version"])
        }
        guard options[option] == nil else { throw UsageError("\(option.rawValue) is given twice") }
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
          throw UsageError("\(option.rawValue) needs a value, \(option.values)")
        }
        options[option] = value
      default:
        words.append(argument)
      }
    }
    self = try Self.command(words, options)
  }

  private static func command(
    _ words: [String], _ options: [Option: String]
  ) throws(UsageError) -> Arguments {
    guard let command = words.first else {
      guard options.isEmpty else {
        throw UsageError("missing command, expected \(commands.alternatives)")
      }
      return .nothing
    }
    // What an option says is looked at first, then whether the command takes it.
    let format = try options[.format].map(Self.format)
    let delay = try options[.delay].map(Self.delay)
    switch command {
    case "replay":
      try refuse(.delay, in: options, for: command)
      guard words.count > 1 else { throw UsageError("replay needs the name of a scenario file") }
      if words.count > 2 { throw .extra(words[2], after: "the file \(words[1].quoted)") }
      return .replay(file: words[1], format: format ?? .text)
    case "demo":
      try refuse(.delay, in: options, for: command)
      if words.count > 2 { throw .extra(words[2], after: "the demo \(words[1].quoted)") }
      let name = words.count > 1 ? words[1] : Demo.touches.rawValue
      guard let demo = Demo(rawValue: name) else {
        throw .unknown("demo", name, among: Demo.allCases.map(\.rawValue))
      }
      return .demo(demo, format: format ?? .text)
    case "live":
      try refuse(.format, in: options, for: command)
      if words.count > 1 { throw .extra(words[1], after: "live") }
      return .live(delay: delay ?? .seconds(1.5))
    case "help":
      let isOfSteps = words.dropFirst().first == "steps"
      if let extra = words.dropFirst(isOfSteps ? 2 : 1).first {
        throw .extra(extra, after: isOfSteps ? "help steps" : "help")
      }
      try refuse(.format, in: options, for: command)
      try refuse(.delay, in: options, for: command)
      return isOfSteps ? .steps : .help
    default:
      throw .unknown("command", command, among: commands)
    }
  }

  private static let commands = ["replay", "demo", "live", "help"]

  private static func refuse(
    _ option: Option, in options: [Option: String], for command: String
  ) throws(UsageError) {
    if options[option] != nil { throw UsageError("\(command) takes no \(option.rawValue)") }
  }

  private static func format(_ value: String) throws(UsageError) -> Format {
    guard let format = Format(rawValue: value) else {
      throw .unknown("format", value, among: Format.allCases.map(\.rawValue))
    }
    return format
  }

  private static func delay(_ value: String) throws(UsageError) -> Duration {
    guard let seconds = Double(value), (0...86_400).contains(seconds) else {
      throw UsageError("--delay needs \(Option.delay.values), found \(value.quoted)")
    }
    return .seconds(seconds)
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
