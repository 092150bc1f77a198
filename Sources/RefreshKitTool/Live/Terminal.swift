import Foundation

/// A terminal on a pair of descriptors, which is given back as it was found.
///
/// ```swift
/// guard let terminal = Terminal() else { … }
/// terminal.enter()
/// defer { terminal.restore() }
/// ```
final class Terminal {
  /// What the terminal is asked for: the other screen, no cursor, reports of the mouse's left
  /// button with its drags, in the form that has no limit.
  static let entering = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?1002h\u{1b}[?1006h"

  /// The same taken back, in the opposite order.
  static let leaving = "\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?25h\u{1b}[?1049l"

  private let output: Int32
  private let input: Int32
  private var settings: termios
  private var isEntered = false

  /// Takes a terminal, and changes nothing yet; `nil` if one of the two is none.
  init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    var settings = termios()
    guard isatty(output) == 1, tcgetattr(input, &settings) == 0 else { return nil }
    self.input = input
    self.output = output
    self.settings = settings
  }

  /// The most of a terminal that is used: no screen has more, and all of it is drawn in each frame.
  static let largest = TerminalSize(columns: 1000, lines: 500)

  /// The size now, up to the largest; 80 × 24 for a terminal that does not know it.
  var size: TerminalSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize(columns: 80, lines: 24)
    }
    return TerminalSize(
      columns: min(Int(size.ws_col), Self.largest.columns),
      lines: min(Int(size.ws_row), Self.largest.lines))
  }

  /// Takes over the screen, the mouse and every key, Ctrl-C among them; again if someone has
  /// meanwhile taken them back.
  func enter() {
    let isFirst = !isEntered
    // It may have been set otherwise since it was given back.
    if isFirst { tcgetattr(input, &settings) }
    isEntered = true
    TerminalRescue.arm(input: input, output: output, settings: settings, text: Self.leaving)
    var raw = settings
    cfmakeraw(&raw)
    // What was typed before is for someone else, but not what is typed at this screen.
    tcsetattr(input, isFirst ? TCSAFLUSH : TCSADRAIN, &raw)
    write(Self.entering)
  }

  /// Gives all back; a second call does nothing.
  ///
  /// Reports of the mouse that are still on their way are thrown away, so that no shell reads them.
  func restore() {
    guard isEntered else { return }
    write(Self.leaving)
    isEntered = false
    var settings = settings
    tcsetattr(input, TCSAFLUSH, &settings)
    TerminalRescue.disarm()
  }

  /// Gives all back and stops the process, as the system does at Ctrl-Z; it goes on from here.
  ///
  /// A process that no shell could continue is not stopped.
  func suspend() {
    restore()
    var stop = sigset_t()
    var before = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    var action = sigaction()
    sigaction(SIGTSTP, nil, &action)
    signal(SIGTSTP, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &stop, &before)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    sigaction(SIGTSTP, &action, nil)
  }

  /// Writes all of a text to a terminal that is taken over; nothing after it has been given back.
  ///
  /// What cannot be written to a terminal that is gone is lost.
  func write(_ text: String) {
    guard isEntered else { return }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wanted = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&wanted, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }
}

@available(*, unavailable)
extension Terminal: Sendable {}
