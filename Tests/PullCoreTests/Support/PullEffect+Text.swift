import PullCore
import RefreshCore
import ScrollCore

extension PullEffect {
  /// The effect in short: B, S, EB, ED(…), WD, DD, EA as in the order of callbacks, and the rest.
  var text: String {
    switch self {
    case .didScroll: "S"
    case .willBeginDragging: "B"
    case .didEndDragging(let willDecelerate): "ED(\(willDecelerate))"
    case .willBeginDecelerating: "WD"
    case .didEndDecelerating: "DD"
    case .didEndScrollingAnimation: "EA"
    case .didScrollToTop: "top"
    case .didChangeAdjustedContentInset: "inset"
    case .tapped(let place): "tap \(place.y.short)"
    case .willEndDragging(let velocity, let target):
      "EB(\(velocity.y.short) to \(target.y.short))"
    case .shouldBeginRefresh: "may?"
    case .armed(let isArmed, _): isArmed ? "armed" : "disarmed"
    case .transition(let transition, _):
      "\(transition.from.rawValue)>\(transition.to.rawValue) \(transition.reason.rawValue)"
    case .actions(let cycle, let isBegin, _):
      isBegin ? "actions \(cycle.number)" : "actions \(cycle.number) by hand"
    case .didBeginRefresh(let cycle, _): "begin \(cycle.number)"
    case .didEndRefresh(let cycle, let outcome, _): "end \(cycle.number) \(outcome.rawValue)"
    case .didCancelPull(let reason, _): "cancel \(reason.rawValue)"
    case .indicatorRestarted: "restart"
    case .ignored(let fault): "ignored \(fault.text)"
    }
  }

  /// The number of the control that the effect is about; `nil` for one of the content.
  var control: ControlNumber? {
    switch self {
    case .armed(_, let number), .transition(_, let number), .actions(_, _, let number),
      .didBeginRefresh(_, let number), .didEndRefresh(_, _, let number),
      .didCancelPull(_, let number), .indicatorRestarted(let number):
      number
    case .didScroll, .willBeginDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
      .didChangeAdjustedContentInset, .tapped, .willEndDragging, .shouldBeginRefresh, .ignored:
      nil
    }
  }
}

extension PullFault {
  var text: String {
    switch self {
    case .touchBegan: "touch"
    case .touchMoved: "move"
    case .touchEnded: "lift"
    case .timeWentBack(let from, let to): "time \(from.milliseconds) to \(to.milliseconds)"
    }
  }
}

extension Delivery {
  var text: String {
    switch self {
    case .effect(let effect): effect.text
    case .request(let request): "request \(request.text)"
    case .callback(let number): "callback \(number)"
    case .refused(.pullDistance(let value)): "ignored distance \(value)"
    case .refused(.viewportHeight(let value)): "ignored height \(value)"
    case .refused(.viewportWidth(let value)): "ignored width \(value)"
    }
  }
}

extension ContentRequest {
  var text: String {
    switch self {
    case .changeRefreshInset: "inset"
    case .returnToRest: "return"
    case .scrollToHold(_, let animated): animated ? "hold animated" : "hold"
    case .moveContent: "move"
    }
  }
}

extension RefreshAnswer {
  /// The answer with its number or its milliseconds.
  var text: String {
    switch self {
    case .began(let cycle): "began \(cycle.number)"
    case .scheduled(let instant): "scheduled \(instant.milliseconds)"
    case .alreadyRefreshing, .disabled, .excluded, .ended, .notRefreshing, .stale, .noControl:
      "\(name)"
    }
  }
}

extension Double {
  /// The number to a thousandth, without a fraction that is 0: what a line of a story holds.
  var short: String {
    guard magnitude < 1e12 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Instant {
  /// The instant this many milliseconds after the start.
  static func at(_ milliseconds: Int) -> Instant { .zero + .milliseconds(milliseconds) }

  /// The instant this many seconds after the start.
  static func at(seconds: Double) -> Instant { .zero + Swift.Duration(limitingSeconds: seconds) }

  /// The whole milliseconds since the start.
  var milliseconds: Int { Int((sinceStart.inSeconds * 1000).rounded()) }
}

extension ScrollPoint {
  /// A place on the vertical axis.
  static func y(_ y: Double) -> ScrollPoint { ScrollPoint(x: 0, y: y) }
}
