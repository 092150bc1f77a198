import Dispatch
import Foundation

/// What comes from a terminal and about it, as a sequence that ends when the program is to end.
///
/// It ends at the end of the input and at the signals that ask a program to go. Nothing runs while
/// nothing comes.
final class TerminalEvents {
  /// Something that has come.
  enum Event: Sendable, Equatable {
    /// Bytes of keys and the mouse.
    case bytes([UInt8])

    /// The terminal has another size.
    case resized

    /// The program is to stop until it is continued.
    case suspended

    /// The program was stopped and goes on.
    case continued
  }

  /// The events in order; for one reader.
  let stream: AsyncStream<Event>

  private let sources: [any DispatchSourceProtocol]

  /// Listens from now on, as long as it is held.
  init(input: Int32 = STDIN_FILENO) {
    let (stream, events) = AsyncStream.makeStream(of: Event.self)
    self.stream = stream
    let queue = DispatchQueue(label: "refreshkit.terminal")
    let reader = DispatchSource.makeReadSource(fileDescriptor: input, queue: queue)
    reader.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(input, &bytes, bytes.count)
      if count > 0 {
        events.yield(.bytes(Array(bytes.prefix(count))))
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        events.finish()
        reader.cancel()
      }
    }
    let endings = [SIGINT, SIGTERM, SIGHUP].map { Self.source(of: $0, queue) { events.finish() } }
    let changes: [(Int32, Event)] = [
      (SIGWINCH, .resized), (SIGTSTP, .suspended), (SIGCONT, .continued),
    ]
    let changing = changes.map { number, event in
      Self.source(of: number, queue) { events.yield(event) }
    }
    sources = [reader] + endings + changing
    // Dispatch takes up a source a little later, and a signal before that would be lost.
    let isListening = DispatchGroup()
    for source in sources {
      isListening.enter()
      source.setRegistrationHandler { isListening.leave() }
      source.activate()
    }
    isListening.wait()
  }

  private static func source(
    of number: Int32, _ queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    // The signal comes to the source only, and does not end the program.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler(handler: handler)
    return source
  }
}

@available(*, unavailable)
extension TerminalEvents: Sendable {}
