import Foundation
import XCTest

@testable import RefreshKitTool

/// `refreshkit live` on a terminal, as a person sees it.
final class LiveTests: XCTestCase {
  private static let first = """
     refreshkit live  40 rows
     Row 1
     Row 2
     Row 3
     Row 4
     Row 5
     Row 6
     Row 7
     Row 8
     drag or wheel  r refresh  c cancel  q quit
    """

  private static let refreshed = """
     refreshkit live  43 rows
     New row 1 of load 1
     New row 2 of load 1
     New row 3 of load 1
     Row 1
     Row 2
     Row 3
     Row 4
     Row 5
     drag or wheel  r refresh  c cancel  q quit
    """

  /// A list of 8 rows can be pulled 8·(x·0.55/8)/(1 + x·0.55/8) rows by a finger that goes x rows:
  /// 1.37 for 3 rows, 79 % of the 1.73 for the 4 rows from which on it is far enough, half its
  /// height.
  func testMouseDragPullsAndLoads() throws {
    let terminal = try PseudoTerminal("--delay", "0.4")
    try terminal.wait(for: Self.first)
    XCTAssertEqual(terminal.screen.modes, [1049, 1002, 1006])
    try terminal.mouse(0, 3)
    try terminal.mouse(32, 6)
    try terminal.wait(
      for: """
         refreshkit live  40 rows
         [=======   ] Pull to refresh
         Row 1
         Row 2
         Row 3
         Row 4
         Row 5
         Row 6
         Row 7
         drag or wheel  r refresh  c cancel  q quit
        """)
    try terminal.mouse(32, 9)
    try terminal.wait(
      for: """
         refreshkit live  40 rows

         [==========] Release to refresh
         Row 1
         Row 2
         Row 3
         Row 4
         Row 5
         Row 6
         drag or wheel  r refresh  c cancel  q quit
        """)
    try terminal.mouse(0, 9, isRelease: true)
    let hold = try terminal.screen("that holds the refresh line open") {
      $0.contains(" Loading\n Row 1\n Row 2\n Row 3\n Row 4\n Row 5\n Row 6\n Row 7\n drag")
    }
    XCTAssert(hold.hasPrefix(" refreshkit live  40 rows\n"), hold)
    try terminal.screen(with: "   Up to date\n New row 1 of load 1\n")
    try terminal.wait(for: Self.refreshed)
    try terminal.type("q")
    XCTAssertEqual(try terminal.exitStatus(), 0)
    try terminal.assertRestored()
  }

  func testPullThatIsTooShortGoesBackAndLoadsNothing() throws {
    let terminal = try PseudoTerminal("--delay", "0")
    try terminal.wait(for: Self.first)
    try terminal.mouse(0, 3)
    try terminal.mouse(32, 6)
    try terminal.screen(with: "Pull to refresh")
    try terminal.mouse(0, 6, isRelease: true)
    try terminal.wait(for: Self.first)
    try terminal.type("r")
    try terminal.wait(for: Self.refreshed)
  }

  func testKeyPullsTheSpinnerTurnsAndAnotherKeyCallsTheLoadOff() throws {
    let terminal = try PseudoTerminal("--delay", "3600")
    try terminal.wait(for: Self.first)
    try terminal.type(" ")
    for look in ["|", "/", "-", "\\", "|"] {
      try terminal.screen(with: " \(look) Loading\n Row 1\n")
    }
    try terminal.type("c")
    try terminal.screen(with: "   Called off\n Row 1\n")
    try terminal.wait(for: Self.first)
    try terminal.type("\u{3}")
    XCTAssertEqual(try terminal.exitStatus(), 0)
    try terminal.assertRestored()
  }

  func testWheelAndKeysScroll() throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: Self.first)
    for (input, row) in [
      ("\u{1b}[<65;5;3M", 4), ("\u{1b}[B", 5), ("j", 6), ("\u{1b}[A", 5), ("k", 4),
      ("\u{1b}[6~", 11), ("\u{1b}[5~", 4), ("\u{1b}[F", 33), ("\u{1b}[<64;5;3M", 30),
      ("\u{1b}[H", 1),
    ] {
      try terminal.type(input)
      try terminal.screen(with: "rows\n Row \(row)\n Row \(row + 1)\n")
    }
  }

  func testLoadWhileRowsAreReadLeavesThemWhereTheyAre() throws {
    let terminal = try PseudoTerminal("--delay", "0.5")
    try terminal.wait(for: Self.first)
    try terminal.type("r")
    try terminal.screen(with: "Loading\n Row 1\n")
    try terminal.type("\u{1b}[F")
    try terminal.screen(with: "40 rows\n Row 33\n")
    XCTAssert(
      try terminal.screen(with: "43 rows").hasPrefix(" refreshkit live  43 rows\n Row 33\n"))
    try terminal.type("\u{1b}[H")
    try terminal.wait(for: Self.refreshed)
  }

  func testResizeShowsAsManyRowsAsFit() throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: Self.first)
    try terminal.resize(columns: 20, lines: 5)
    try terminal.wait(
      for: """
         refreshkit live  40
         Row 1
         Row 2
         Row 3
         drag or wheel  r re
        """)
    try terminal.type("\u{1b}[F")
    try terminal.screen(with: " Row 38\n Row 39\n Row 40\n drag")
    try terminal.resize(columns: 46, lines: 10)
    try terminal.screen(with: " Row 33\n Row 34\n Row 35\n Row 36\n Row 37\n Row 38\n")
    for lines in [2, 1] {
      try terminal.resize(columns: 3, lines: lines)
      try terminal.wait(for: lines == 2 ? " re\n dr" : " re")
    }
    try terminal.type("rq")
    XCTAssertEqual(try terminal.exitStatus(), 0)
    try terminal.assertRestored()
  }

  func testSignalThatAsksForTheEndEndsInOrder() throws {
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      let terminal = try PseudoTerminal("--delay", "3600")
      try terminal.wait(for: Self.first)
      try terminal.type("r")
      try terminal.screen(with: "Loading")
      terminal.send(signal)
      XCTAssertEqual(try terminal.exitStatus(), 0, "signal \(signal)")
      try terminal.assertRestored()
    }
  }

  func testToolThatIsStoppedGivesTheTerminalBackAndTakesItAgain() throws {
    let terminal = try PseudoTerminal("--delay", "3600")
    try terminal.wait(for: Self.first)
    for stop in 1...3 {
      // Twice by the signal, then by the key.
      if stop < 3 { terminal.send(SIGTSTP) } else { try terminal.type("\u{1a}") }
      try terminal.waitForStop()
      try terminal.assertRestored()
      if stop == 2 { try terminal.resize(columns: 46, lines: 5) }
      terminal.send(SIGCONT)
      if stop == 1 {
        try terminal.wait(for: Self.first)
      } else {
        try terminal.screen(with: "rows\n Row 1\n Row 2\n Row 3\n drag")
      }
      try terminal.assertTaken()
    }
    try terminal.type("r")
    try terminal.screen(with: "Loading")
    try terminal.type("q")
    XCTAssertEqual(try terminal.exitStatus(), 0)
    try terminal.assertRestored()
  }

  /// SIGSTOP cannot be heard, and the shell that gets the terminal then sets it as it likes.
  func testToolThatGoesOnAfterAnyStopTakesTheTerminalAgain() throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: Self.first)
    terminal.send(SIGSTOP)
    try terminal.waitForStop()
    try terminal.reset()
    terminal.send(SIGCONT)
    try terminal.wait(for: Self.first)
    try terminal.assertTaken()
    try terminal.type("q")
    XCTAssertEqual(try terminal.exitStatus(), 0)
    try terminal.assertRestored()
  }

  func testSignalThatEndsTheToolAtOnceGivesTheTerminalBack() throws {
    // A sanitizer keeps the signals of a crash for a report of its own.
    let crashes = Self.isSanitized ? [] : [SIGABRT, SIGSEGV, SIGILL, SIGTRAP]
    for signal in [SIGQUIT, SIGUSR1] + crashes {
      let terminal = try PseudoTerminal("--delay", "3600")
      try terminal.wait(for: Self.first)
      terminal.send(signal)
      XCTAssertEqual(try terminal.endingSignal(), signal)
      try terminal.assertRestored()
    }
  }

  /// Whether the tests, and so the tool, are built with the thread or the address sanitizer.
  private static var isSanitized: Bool {
    dlsym(nil, "__tsan_init") != nil || dlsym(nil, "__asan_init") != nil
  }

  func testTerminalOfAnAbsurdSizeIsUsedInPart() throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: Self.first)
    try terminal.claim(columns: 65535, lines: 65535)
    try terminal.screen(with: " Row 39\n Row 40\n")
    try terminal.type("q")
    XCTAssertEqual(try terminal.exitStatus(), 0)
    try terminal.assertRestored()
  }

  func testInputThatEndsEndsTheTool() throws {
    let terminal = try PseudoTerminal("--delay", "3600")
    try terminal.wait(for: Self.first)
    try terminal.type("r")
    try terminal.screen(with: "Loading")
    terminal.hangUp()
    XCTAssertEqual(try terminal.exitStatus(), 0)
  }

  /// While nothing happens only the runtime wakes up: Dispatch once a second, on Linux.
  ///
  /// The thread sanitizer does so ten times a second. The spinner, which turns as often, costs more
  /// than both together.
  func testIdleListSleeps() throws {
    let terminal = try PseudoTerminal("--delay", "3600")
    try terminal.wait(for: Self.first)
    try terminal.type("r")
    try terminal.screen(with: "Loading")
    guard let whileLoading = terminal.sleepsInASecond() else {
      throw XCTSkip("there is no /proc here")
    }
    try terminal.type("c")
    try terminal.screen(with: "Called off")
    try terminal.wait(for: Self.first)
    usleep(500_000)
    let whileIdle = try XCTUnwrap(terminal.sleepsInASecond())
    XCTAssertLessThanOrEqual(whileIdle, 15)
    XCTAssertGreaterThan(whileLoading, 15)
  }

  func testWithoutATerminalSaysSoAndExitsWithTwo() throws {
    let run = try Executable().run("live")
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(
      run.errors, "refreshkit: live needs a terminal as standard input and standard output\n")
  }
}
