import Foundation

/// Gives a terminal back when a signal ends the program at once, as a crash does.
///
/// What the signal does otherwise, such as a report of the crash or a core, it does after that.
enum TerminalRescue {
  private static let signals = [
    SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXCPU, SIGXFSZ,
    SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
  ]

  /// What a handler uses.
  private struct Memory {
    let input: Int32
    let output: Int32
    var settings: termios
    let text: UnsafeMutableBufferPointer<UInt8>
    /// What each signal does otherwise, at its number.
    let actions: UnsafeMutablePointer<sigaction>
  }

  /// Memory that was there before, since a handler may neither allocate nor wait.
  ///
  /// It is `nil` while nothing is to be given back, and never freed: a handler may be at it.
  nonisolated(unsafe) private static var memory: UnsafeMutablePointer<Memory>?

  /// From now on such a signal writes a text and sets the settings; a second call changes nothing.
  static func arm(input: Int32, output: Int32, settings: termios, text: String) {
    guard memory == nil else { return }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    let count = Int(signals.max() ?? 0) + 1
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    actions.initialize(repeating: sigaction(), count: count)
    let new = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    new.initialize(
      to: Memory(
        input: input, output: output, settings: settings, text: bytes, actions: actions))
    memory = new
    var action = sigaction()
    // The stack that the runtime keeps for crashes, if it does: the program's own may be full.
    action.sa_flags = SA_ONSTACK
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = rescue
    #else
      action.__sigaction_handler.sa_handler = rescue
    #endif
    for number in signals { sigaction(number, &action, actions + Int(number)) }
  }

  /// From now on such signals do what they did before.
  static func disarm() {
    guard let memory else { return }
    for number in signals { sigaction(number, memory.pointee.actions + Int(number), nil) }
    Self.memory = nil
  }

  /// Runs in the middle of anything, and so uses nothing but calls of the system.
  private static let rescue: @convention(c) (Int32) -> Void = { number in
    guard let memory = TerminalRescue.memory else { return }
    // A program in the background would be stopped before its end.
    signal(SIGTTOU, SIG_IGN)
    _ = write(
      memory.pointee.output, memory.pointee.text.baseAddress, memory.pointee.text.count)
    tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.settings)
    sigaction(number, memory.pointee.actions + Int(number), nil)
    // It comes when this handler returns.
    raise(number)
  }
}
