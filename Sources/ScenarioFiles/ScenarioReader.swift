import RefreshKitTesting

/// Makes a scenario of a JSON value, and refuses all that the file format does not know.
enum ScenarioReader {
  /// Returns the scenario of a file.
  ///
  /// - Throws: `FormatError` with the key path and the reason.
  static func scenario(_ value: JSONValue) throws(FormatError) -> Scenario {
    var reader = try FieldReader(value, at: "", what: "a scenario")
    // Another format may have other keys: its number is judged before anything else.
    _ = try reader.required("format", .number("1") { $0 == 1 })
    let name = try reader.optional("name", .text)
    let scrollView = try reader.requiredObject("scrollView", Self.scrollView)
    let control = try reader.optionalObject("refreshControl", Self.refreshControl)
    let delegate = try reader.optional("delegate", Expected<Scenario.DelegateKind>.name())
    let endsWhenBegun = try reader.optional("endsWhenBegun", .flag)
    let frame = try reader.optional("frame", .frame)
    let steps = try steps(&reader)
    let last = steps.last?.at ?? 0
    let until = try reader.optional(
      "until",
      .number("seconds from \(last.plain) (the last step) to 1000000000") {
        (last...max(last, 1e9)).contains($0)
      })
    try reader.finish()
    return Scenario(
      name: name ?? "",
      scrollView: scrollView,
      refreshControl: control,
      delegate: delegate ?? .refresh,
      endsWhenBegun: endsWhenBegun ?? false,
      frame: frame ?? 1.0 / 60,
      steps: steps,
      until: until)
  }

  private static func steps(
    _ reader: inout FieldReader
  ) throws(FormatError) -> [Scenario.Step] {
    let values = try reader.required(
      "steps",
      Expected<[JSONValue]>(words: "an array") { json in
        guard case .array(let values) = json else { return nil }
        return values
      })
    var steps: [Scenario.Step] = []
    steps.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      let step = try step(value, at: "steps[\(index)]")
      if let before = steps.last, step.at < before.at {
        throw FormatError(
          "steps[\(index)].at",
          "expected \(before.at.plain) (the step before) or later, found \(step.at.plain)")
      }
      steps.append(step)
    }
    return steps
  }

  /// Returns a step; the keys it may have are those of its action.
  private static func step(
    _ value: JSONValue, at place: String
  ) throws(FormatError) -> Scenario.Step {
    var reader = try FieldReader(value, at: place, what: "a step")
    let at = try reader.required("at", .time)
    let verb = try reader.required(
      "do", Expected<Scenario.Action.Verb>.name("the name of an action"))
    reader = try reader.named(verb.rawValue)
    let action = try action(verb, &reader)
    try reader.finish()
    return Scenario.Step(at: at, action)
  }
}
