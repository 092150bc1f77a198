import Foundation
import XCTest

@testable import RefreshKitTool

/// The tool on a terminal that the test made, with everything that it shows.
///
/// Every wait has an upper bound, and tells what the terminal shows when it is over.
final class PseudoTerminal {
  private let process = Process()
  private let errors = Pipe()
  private let master: Int32
  /// The tool's end, held open so that its settings can be read after the tool has ended.
  private let slave: Int32
  private let settings: termios
  private(set) var screen: TerminalScreen
  private var unread: [UInt8] = []
  private var isMasterOpen = true

  private static let patience = 30.0

  /// What went wrong.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the tool on a new terminal of a size.
  init(columns: Int = 46, lines: Int = 10, _ arguments: String...) throws {
    var (ofTest, ofTool): (Int32, Int32) = (-1, -1)
    guard openpty(&ofTest, &ofTool, nil, nil, nil) == 0 else {
      throw XCTSkip("there are no pseudo-terminals here")
    }
    master = ofTest
    slave = ofTool
    for descriptor in [master, slave] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    settings = try Self.settings(of: slave)
    screen = TerminalScreen(columns: columns, lines: lines)
    try setSize(columns, lines)
    let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.executableURL = try Executable().url
    process.arguments = ["live"] + arguments
    // The runtime's report of a crash would ask at this terminal what to do.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    if isMasterOpen { close(master) }
    close(slave)
  }

  // MARK: What a person does

  /// Types keys.
  func type(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard write(master, bytes, bytes.count) == bytes.count else {
      throw Fault(description: "the terminal does not take \(text.debugDescription)")
    }
  }

  /// Presses, drags to a line or releases the left button, or turns the wheel.
  func mouse(_ button: Int, _ line: Int, isRelease: Bool = false) throws {
    try type("\u{1b}[<\(button);5;\(line)\(isRelease ? "m" : "M")")
  }

  /// Gives the terminal another size.
  func resize(columns: Int, lines: Int) throws {
    screen.resize(columns: columns, lines: lines)
    try setSize(columns, lines)
    // The kernel tells it to the tool only if this is the tool's controlling terminal.
    send(SIGWINCH)
  }

  /// Lets the terminal claim a size that no terminal has; it shows as much as the tool uses.
  func claim(columns: Int, lines: Int) throws {
    let shown = Terminal.largest
    screen.resize(columns: shown.columns, lines: shown.lines)
    try setSize(columns, lines)
    send(SIGWINCH)
  }

  /// Sends a signal to the tool.
  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Sets the terminal as it was before the tool.
  func reset() throws {
    var settings = settings
    guard tcsetattr(slave, TCSANOW, &settings) == 0 else {
      throw Fault(description: "the terminal does not take its settings")
    }
  }

  /// Takes the terminal away: the tool's input ends.
  func hangUp() {
    close(master)
    isMasterOpen = false
  }

  // MARK: What the tool does

  /// Waits until the tool shows a screen that holds a text, and returns the screen.
  @discardableResult
  func screen(with text: String) throws -> String {
    try screen("with \(text.debugDescription)") { $0.contains(text) }
  }

  /// Waits until the tool shows exactly this screen.
  func wait(for expected: String) throws {
    try screen("that is\n\(expected)\n") { $0 == expected }
  }

  /// Waits for the first screen that fits, of those that have not been looked at before.
  @discardableResult
  func screen(_ what: String, where fits: (String) -> Bool) throws -> String {
    let end = Date() + Self.patience
    while Date() < end {
      for (index, byte) in unread.enumerated() where screen.take(byte) && fits(screen.text) {
        unread.removeFirst(index + 1)
        return screen.text
      }
      unread = []
      guard readOn(), process.isRunning || !unread.isEmpty else { break }
    }
    throw Fault(description: "no screen \(what), but\n\(screen.text)\n\(ending)")
  }

  /// Waits for the end of the tool, and returns its exit status.
  func exitStatus() throws -> Int32 {
    try waitForEnd()
    guard process.terminationReason == .exit else { throw Fault(description: ending) }
    return process.terminationStatus
  }

  /// Waits until a signal has ended the tool, and returns its number.
  func endingSignal() throws -> Int32 {
    try waitForEnd()
    guard process.terminationReason == .uncaughtSignal else { throw Fault(description: ending) }
    return process.terminationStatus
  }

  /// Waits until the tool is stopped, and takes what it has sent until then.
  func waitForStop() throws {
    let end = Date() + Self.patience
    while try state() != "T" {
      guard Date() < end else { throw Fault(description: "no stop, but\n\(screen.text)") }
      _ = readOn()
    }
    takeRest()
  }

  private func waitForEnd() throws {
    let end = Date() + Self.patience
    while process.isRunning {
      guard Date() < end else { throw Fault(description: "no end, but\n\(screen.text)") }
      if isMasterOpen { _ = readOn() } else { usleep(10_000) }
    }
    takeRest()
  }

  private func takeRest() {
    if isMasterOpen { _ = readOn() }
    for byte in unread { _ = screen.take(byte) }
    unread = []
  }

  /// The letter of the tool's state: `T` when it is stopped.
  private func state() throws -> Substring {
    let path = "/proc/\(process.processIdentifier)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw XCTSkip("there is no /proc here")
    }
    // The name of the program, which may hold anything, ends with the last bracket.
    return text.split(separator: ")").last?.split(separator: " ").first ?? ""
  }

  /// Whether the terminal is in the state in which the tool found it.
  func assertRestored(file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertEqual(screen.modes, [25], "modes", file: file, line: line)
    XCTAssertEqual(screen.faults, [], "sequences", file: file, line: line)
    var now = try Self.settings(of: slave)
    var before = settings
    let isSame = memcmp(&now, &before, MemoryLayout<termios>.size) == 0
    XCTAssertTrue(isSame, "the settings were \(before) and are \(now)", file: file, line: line)
  }

  /// Whether the tool has every key and the screen of its own.
  func assertTaken(file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertEqual(screen.modes, [1049, 1002, 1006], "modes", file: file, line: line)
    XCTAssertEqual(screen.faults, [], "sequences", file: file, line: line)
    let keys = tcflag_t(ICANON | ECHO | ISIG)
    let now = try Self.settings(of: slave)
    XCTAssertEqual(now.c_lflag & keys, 0, "the settings are \(now)", file: file, line: line)
  }

  /// How often the threads of the tool go to sleep in a second; `nil` where that is not told.
  func sleepsInASecond() -> Int? {
    guard let before = sleeps else { return nil }
    usleep(1_000_000)
    return sleeps.map { $0 - before }
  }

  private var sleeps: Int? {
    let folder = "/proc/\(process.processIdentifier)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return nil
    }
    return threads.reduce(0) { sum, thread in
      let path = "\(folder)/\(thread)/status"
      let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  // MARK: Parts

  /// Reads what has come, waiting a moment for it; answers whether more can come.
  private func readOn() -> Bool {
    var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    poll(&wanted, 1, 50)
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &bytes, bytes.count)
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
      unread += bytes.prefix(count)
    }
  }

  private var ending: String {
    guard !process.isRunning else { return "" }
    let text = errors.fileHandleForReading.availableData
    return "ended with \(process.terminationStatus): \(String(decoding: text, as: UTF8.self))"
  }

  private func setSize(_ columns: Int, _ lines: Int) throws {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(lines)
    guard ioctl(slave, UInt(TIOCSWINSZ), &size) == 0 else {
      throw Fault(description: "the terminal keeps its size")
    }
  }

  private static func settings(of terminal: Int32) throws -> termios {
    var settings = termios()
    guard tcgetattr(terminal, &settings) == 0 else {
      throw Fault(description: "the terminal does not tell its settings")
    }
    return settings
  }
}
