/// The texts with which the tool tells what it is.
enum Usage {
  /// The version of the package.
  static let version = "0.1.0"

  /// The text of `--help`, and on standard error of a call without arguments.
  static let text = """
    usage: refreshkit replay FILE [--format text|json]
           refreshkit demo [touches|rows|header] [--format text|json]
           refreshkit live [--delay SECONDS]
           refreshkit help steps
           refreshkit --help | --version

    Replays pull-to-refresh scenarios without a screen and without waiting, and shows a list that is
    pulled to refresh in the terminal.

      replay FILE     runs the scenario file and prints what happened
      demo            runs a built-in scenario with touches recorded on a phone
      demo rows       selecting a row pulls and refreshes, twice in a row but once in effect
      demo header     a control that stands at the lower edge of a table's header
      live            a list in the terminal: drag it down with the mouse and let go. The wheel, the
                      arrows, page up and down, home and end scroll; r or space refreshes, c calls
                      a load off; q, Ctrl-C or Ctrl-D quits, Ctrl-Z suspends
      help steps      lists the steps of a scenario file and their fields

      --format text   a line an event, with the offset as a bar (default)
      --format json   one JSON object
      --delay S       how many seconds a load of the list takes (default 1.5)
      --              ends the options
      -h, --help      prints this text
      --version       prints the version

    Exit status: 0 done, 2 wrong usage or a file that cannot be read, 65 wrong data in the file,
    74 output that cannot be written.

    """
}
