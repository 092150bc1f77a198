/// The exit statuses of the tool.
enum ExitStatus: Int32 {
  /// All went well.
  case success = 0

  /// The command line is wrong, or names a file that cannot be read.
  case usage = 2

  /// A file was read and holds something wrong.
  case data = 65

  /// The output could not be written.
  case output = 74
}
