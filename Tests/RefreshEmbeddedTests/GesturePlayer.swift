import RefreshEmbedded

/// Plays calls of a web page on a session.
struct GesturePlayer {
  private(set) var session = RefreshSession(viewportHeight: 0, contentHeight: 0)

  struct UnknownCall: Error {
    let call: String
  }

  mutating func play(_ line: GestureLine) throws {
    let time = Instant(sinceStart: Duration(limitingSeconds: line.time))
    switch line.call {
    case "start": return try start(line)
    case "touchBegan":
      session.touchBegan(line[0], at: time)
    case "touchMoved":
      session.touchMoved(line[0], at: time)
    case "touchEnded":
      session.touchEnded(at: time)
    case "touchEndedWithVelocity":
      session.touchEnded(velocity: line[0], at: time)
    case "touchCancelled":
      session.touchCancelled(at: time)
    case "advance":
      session.advance(to: time)
    case "beginRefreshing":
      session.beginRefreshing(at: time)
    case "endRefreshing": end(line, at: time)
    case "setEnabled":
      session.setEnabled(line[0] != 0, at: time)
    case "setInsets":
      session.setInsets(top: line[0], bottom: line[1], at: time)
    case "setHeights":
      session.setHeights(viewport: line[0], content: line[1], at: time)
    default: throw UnknownCall(call: line.call)
    }
  }

  private mutating func start(_ line: GestureLine) throws {
    let configuration = try RefreshConfiguration(
      height: line[3].isNaN ? 60 : line[3], triggerDistance: line[4].isNaN ? nil : line[4],
      policy: line[2].isNaN || line[2] == 0 ? .threshold : .release,
      minimumDuration: Duration(limitingSeconds: line[5]),
      maximumDuration: line[6].isNaN ? nil : Duration(limitingSeconds: line[6]))
    session = RefreshSession(
      viewportHeight: line[0], contentHeight: line[1], configuration: configuration)
  }

  private mutating func end(_ line: GestureLine, at time: Instant) {
    let deadline =
      line[1].isNaN ? nil : Instant(sinceStart: Duration(limitingSeconds: line[1]))
    let outcome = line[2].isNaN || line[2] == 0 ? RefreshOutcome.success : .failure
    session.endRefreshing(at: time, deadline: deadline, outcome: outcome)
  }

  /// What the page sees of the session: four whole numbers, then what is compared to 1e-9.
  var states: [Double] {
    [
      session.state.phase.number, Double(session.state.cycle?.number ?? 0),
      session.isArmed ? 1 : 0, session.isMoving ? 1 : 0, session.offset, session.progress,
      session.refreshInset, session.visibleHeight, session.nextEvent.seconds,
    ]
  }
}

extension GestureLine {
  /// When the call happens, in seconds.
  fileprivate var time: Double {
    switch call {
    case "touchBegan", "touchMoved", "touchEndedWithVelocity", "setEnabled": self[1]
    case "setInsets", "setHeights": self[2]
    default: self[0]
    }
  }
}

extension RefreshPhase {
  fileprivate var number: Double {
    switch self {
    case .idle: 0
    case .pulling: 1
    case .refreshing: 2
    case .ending: 3
    }
  }
}

extension Instant? {
  fileprivate var seconds: Double { map(\.sinceStart.inSeconds) ?? .infinity }
}
