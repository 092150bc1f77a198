/// What the command line asks for.
struct Arguments {
  enum Format: String {
    case text, json
  }

  /// Why the arguments make no sense, in one line.
  struct Fault: Error {
    let text: String
  }

  static let help = """
    usage: refreshkit-benchmarks [--filter TEXT] [--skip TEXT] [--rounds N]
                                 [--format text|json] [--check]
           refreshkit-benchmarks --count NAME --times N [--growth]

    Prints each measured cost beside its baseline from the same run, as a ratio: the median of the
    rounds, with the least and the greatest. The budget is judged in instructions, which repeat
    exactly (.ci/instructions); times of a busy machine miss it now and then, which is marked ✗.

      --filter TEXT   only the lines whose name holds TEXT
      --skip TEXT     not the lines whose name holds TEXT, such as 000000
      --rounds N      how often each line is measured, 1 … 1000 (11 if left out)
      --format json   the same as JSON
      --check         exits with 1 if a line allocates more than it may
      --count NAME    runs this line and nothing else, N times; NAME/baseline its baseline.
                      The difference of two such runs under valgrind --tool=callgrind is exact
      --growth        prints the bytes by which the process grows during that run
      --list          prints the names of the lines; as JSON with baselines and budgets
    """

  var filter = ""
  var skip: String?
  var rounds = 11
  var format = Format.text
  var checks = false
  var lists = false
  var wantsHelp = false
  /// The line to run alone.
  var counted: String?
  var times = 1
  var measuresGrowth = false

  init(_ words: [String]) throws(Fault) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--check": checks = true
      case "--growth": measuresGrowth = true
      case "--list": lists = true
      case "--help", "-h": wantsHelp = true
      case "--filter": filter = try Self.value(of: word, &rest)
      case "--skip": skip = try Self.value(of: word, &rest)
      case "--count": counted = try Self.value(of: word, &rest)
      case "--rounds": rounds = try Self.number(of: word, 1...1000, &rest)
      case "--times": times = try Self.number(of: word, 1...1_000_000_000, &rest)
      case "--format":
        let name = try Self.value(of: word, &rest)
        guard let format = Format(rawValue: name) else {
          throw Fault(text: "unknown format \"\(name)\", expected text or json")
        }
        self.format = format
      default: throw Fault(text: "unknown argument \"\(word)\"; see --help")
      }
    }
  }

  private static func value(of word: String, _ rest: inout ArraySlice<String>) throws(Fault)
    -> String
  {
    guard let value = rest.popFirst() else { throw Fault(text: "\(word) wants a value") }
    return value
  }

  private static func number(
    of word: String, _ range: ClosedRange<Int>, _ rest: inout ArraySlice<String>
  ) throws(Fault) -> Int {
    let value = try value(of: word, &rest)
    guard let number = Int(value), range.contains(number) else {
      throw Fault(
        text: "\(word) wants a number in \(range.lowerBound) … \(range.upperBound), found \(value)")
    }
    return number
  }
}
