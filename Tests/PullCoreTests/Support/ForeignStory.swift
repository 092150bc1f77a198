import RefreshCore
import ScrollCore

@testable import PullCore

/// Content that others move, with the model of its refresh: a shell in small.
///
/// A line is the effect in short, the state, and the pull distance: `request return ending 60`.
struct ForeignStory {
  var model = PullModel(of: ForeignContent())
  var distance = 0.0
  var viewportHeight = 800.0
  var isTracking = false
  var isMoving = false
  var nextMove: Instant?
  private(set) var lines: [String] = []
  private(set) var instants: [Int] = []
  /// What the content does when it is asked; by default it jumps to where it is to be.
  var obeys: (ContentRequest, inout ForeignStory) -> Void = { request, content in
    switch request {
    case .changeRefreshInset: break
    case .returnToRest: content.distance = 0
    case .scrollToHold: content.distance = content.model.refresh.heldHeight
    case .moveContent: content.nextMove = nil
    }
  }
  /// What happens inside the callback of this name, once.
  var hooks: [String: (inout ForeignStory) -> Void] = [:]

  /// Content at rest with a control that is told nothing yet.
  init(_ configuration: RefreshConfiguration? = .uiRefreshControl) {
    if let configuration { command { $0.attach(configuration) } }
    forget()
  }

  /// Content that is held open by a refresh that a command has begun.
  static func refreshing() -> ForeignStory {
    var story = ForeignStory()
    story.distance = 60
    story.command { $0.beginRefreshing() }
    story.forget()
    return story
  }

  mutating func forget() {
    lines = []
    instants = []
  }

  private mutating func look() {
    model.look(
      at: ForeignContent(
        pullDistance: distance, viewportHeight: viewportHeight, isTracking: isTracking,
        isMoving: isMoving, nextMove: nextMove))
  }

  /// Takes in an input, and returns what it tells.
  @discardableResult
  mutating func take(_ input: PullInput) -> [String] {
    let count = lines.count
    look()
    model.take(input)
    drain()
    return Array(lines[count...])
  }

  /// Takes in an input of the content, and returns what it tells.
  @discardableResult
  mutating func takeForeign(_ input: ForeignInput) -> [String] {
    let count = lines.count
    look()
    model.takeForeign(input)
    drain()
    return Array(lines[count...])
  }

  /// Gives a command: what that asks of the content is done before anything is told.
  @discardableResult
  mutating func command(_ body: (inout PullModel) -> Void) -> [String] {
    let count = lines.count
    look()
    body(&model)
    look()
    while let request = model.nextRequest() {
      deliver(.request(request))
      look()
    }
    drain()
    return Array(lines[count...])
  }

  /// Gives a command from inside a callback or a request, which waits to be told.
  mutating func nested(_ body: (inout PullModel) -> Void) {
    look()
    body(&model)
  }

  private mutating func drain() {
    look()
    while let delivery = model.nextDelivery() {
      deliver(delivery)
      look()
    }
  }

  private mutating func deliver(_ delivery: Delivery) {
    lines.append("\(delivery.text) \(model.state.phase.rawValue) \(distance.short)")
    instants.append(model.now.milliseconds)
    if let body = hooks.removeValue(forKey: delivery.text) { body(&self) }
    if case .request(let request) = delivery { obeys(request, &self) }
  }

  // MARK: A finger

  @discardableResult
  mutating func press() -> [String] {
    isTracking = true
    return takeForeign(.touchBegan)
  }

  @discardableResult
  mutating func pull(_ distance: Double) -> [String] {
    self.distance = distance
    return takeForeign(.dragged)
  }

  @discardableResult
  mutating func letGo(isCancelled: Bool = false) -> [String] {
    isTracking = false
    return takeForeign(.touchEnded(isCancelled: isCancelled))
  }
}
