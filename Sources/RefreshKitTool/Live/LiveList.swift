import Foundation
import RefreshKit

/// `refreshkit live`: a list on the terminal, a load that takes its time, and what a person does.
@MainActor
final class LiveList: RefreshHostDelegate {
  private let terminal: Terminal
  /// From here on a signal that asks for the end is an end in order.
  private let events = TerminalEvents()
  private let delay: Duration
  private let list: TerminalList
  private var screen: ListScreen
  private var painter = ScreenPainter()
  private var parser = TerminalInputParser()
  private var loads = 0

  /// Creates a list as high as the terminal allows.
  ///
  /// - Parameters:
  ///   - terminal: Where it is shown.
  ///   - delay: How long a load takes.
  init(on terminal: Terminal, delay: Duration) {
    self.terminal = terminal
    self.delay = delay
    screen = ListScreen(size: terminal.size)
    list = TerminalList(
      rows: (1...40).map { "Row \($0)" }, height: screen.size.listHeight)
    list.refreshDelegate = self
  }

  /// Shows a list on the terminal of the process.
  ///
  /// - Throws: `UsageError` if standard input or standard output is no terminal.
  static func run(delay: Duration) async throws(UsageError) {
    guard let terminal = Terminal() else {
      throw UsageError("live needs a terminal as standard input and standard output")
    }
    let live = LiveList(on: terminal, delay: delay)
    await live.run()
  }

  /// Shows the list until the person quits, the input ends, or a signal asks for the end.
  func run() async {
    terminal.enter()
    defer { terminal.restore() }
    let driver = RefreshDriver(framesPerSecond: 30)
    driver.add(list)
    driver.onFrame = { [weak self] in self?.draw() }
    let driving = Task { await driver.run() }
    defer { driving.cancel() }

    draw()
    for await event in events.stream {
      switch event {
      case .bytes(let bytes):
        for input in parser.inputs(from: bytes) {
          guard take(input) else { return }
        }
      case .resized: resize()
      case .suspended:
        terminal.suspend()
        takeTerminal()
      case .continued: takeTerminal()
      }
      draw()
    }
  }

  // MARK: The load

  /// Loads once for each refresh that is told, whatever began it.
  func didBeginRefresh(in host: any RefreshHost) {
    list.refreshControl?.setTitle("Up to date", for: .ending)
    Task {
      _ = try? await list.refresh { try await self.load() }
      draw()  // rows that nothing moves are in no frame
    }
  }

  private func load() async throws {
    let spinning = Task { try await turnSpinner() }
    defer { spinning.cancel() }
    try await Task.sleep(for: delay)
    loads += 1
    list.prepend((1...3).map { "New row \($0) of load \(loads)" })
  }

  private func turnSpinner() async throws {
    while true {
      try await Task.sleep(for: .milliseconds(100))
      screen.turns += 1
      draw()
    }
  }

  private func callOff() {
    list.refreshControl?.setTitle("Called off", for: .ending)
    list.refreshControl?.cancelRefreshing()
  }

  // MARK: The person

  /// Does what an input asks for; answers `false` when it is to quit.
  private func take(_ input: TerminalInput) -> Bool {
    let page = Double(max(1, screen.size.listHeight - 1))
    switch input {
    case .character("q"), .control("c"), .control("d"): return false
    // What the terminal would do with the key: the programs that were started together stop
    // together.
    case .control("z"): kill(0, SIGTSTP)
    case .character("r"), .character(" "): refresh()
    case .character("c"): callOff()
    case .press(let line): list.press(at: line)
    case .drag(let line): list.drag(to: line)
    case .release: list.release()
    case .wheelUp: list.scroll(by: -3)
    case .wheelDown: list.scroll(by: 3)
    case .up, .character("k"): list.scroll(by: -1)
    case .down, .character("j"): list.scroll(by: 1)
    case .pageUp: list.scroll(by: -page)
    case .pageDown: list.scroll(by: page)
    case .home: list.scroll(by: -.infinity)
    case .end: list.scroll(by: .infinity)
    case .character, .control: break
    }
    return true
  }

  /// Pulls by a key; while a refresh runs that shows it.
  private func refresh() {
    if list.pullAndRefresh() == .alreadyRefreshing {
      list.scrollToTopAndShowRunningRefreshControl()
    }
  }

  // MARK: The screen

  private func takeTerminal() {
    terminal.enter()
    resize()
  }

  private func resize() {
    screen.size = terminal.size
    painter.forget()
    list.resize(to: screen.size.listHeight)
  }

  private func draw() {
    let text = painter.text(showing: screen.lines(of: list))
    if !text.isEmpty { terminal.write(text) }
  }
}
