import PullCore
import RefreshCore
import ScrollCore

/// A model whose effects are taken one at a time, and written down with what is true at each.
///
/// A line is the effect in short, the state, and the offset: `begin 1 refreshing -130`. What a
/// delegate would do in a callback is put into ``hooks`` or ``hook``.
struct PullStory {
  var model: PullModel
  /// What has been told since the last look.
  private(set) var lines: [String] = []
  private(set) var effects: [PullEffect] = []
  /// What happens inside the callback of this name, once.
  var hooks: [String: (inout PullModel) -> Void] = [:]
  /// What happens inside the callback with this number, counted from 0.
  var hook: (number: Int, body: (inout PullModel) -> Void)?
  /// The answers to the questions; without one they have their default.
  var mayBegin: Bool?
  var target: ScrollPoint?

  /// 400 × 800 points of a list of 3000, at rest, with a control that is told nothing yet.
  init(_ configuration: RefreshConfiguration? = .uiRefreshControl, contentHeight: Double = 3000) {
    model = PullModel(
      viewportSize: ScrollSize(width: 400, height: 800),
      contentSize: ScrollSize(width: 400, height: contentHeight))
    if let configuration { model.attach(configuration) }
    drain()
    forget()
  }

  init(_ model: PullModel) {
    self.model = model
  }

  /// One whose refresh has been begun by a command, and that is held open.
  static func refreshing(_ configuration: RefreshConfiguration = .uiRefreshControl) -> PullStory {
    var story = PullStory(configuration)
    story.model.beginRefreshing()
    story.model.scrollToHold(animated: false)
    story.drain()
    story.forget()
    return story
  }

  /// Takes in an input, and returns what it tells.
  @discardableResult
  mutating func take(_ input: PullInput) -> [String] {
    model.take(input)
    return told()
  }

  /// Drags the content to a vertical offset.
  @discardableResult
  mutating func drag(_ y: Double) -> [String] { take(.dragged(to: .y(y))) }

  /// Lifts the finger with a vertical velocity.
  @discardableResult
  mutating func lift(_ velocity: Double = 0) -> [String] {
    take(.touchEnded(.given(.y(velocity))))
  }

  /// Lets time pass up to an instant in milliseconds.
  @discardableResult
  mutating func pass(to milliseconds: Int) -> [String] {
    take(.timePassed(to: .at(milliseconds)))
  }

  /// Gives a command, and returns what it causes.
  @discardableResult
  mutating func command(_ body: (inout PullModel) -> Void) -> [String] {
    body(&model)
    return told()
  }

  /// Takes all effects, and returns the lines of them.
  @discardableResult
  mutating func told() -> [String] {
    let count = lines.count
    drain()
    return Array(lines[count...])
  }

  /// Takes all effects.
  mutating func drain() {
    while let effect = model.next() {
      note(effect)
      answer(effect)
      runHooks(for: effect)
    }
  }

  mutating func forget() {
    lines = []
    effects = []
  }

  private mutating func note(_ effect: PullEffect) {
    effects.append(effect)
    lines.append("\(effect.text) \(model.state.phase.rawValue) \(model.contentOffset.y.short)")
  }

  private mutating func answer(_ effect: PullEffect) {
    switch effect {
    case .shouldBeginRefresh: if let mayBegin { model.answer(mayBegin: mayBegin) }
    case .willEndDragging: if let target { model.answer(target: target) }
    default: break
    }
  }

  private mutating func runHooks(for effect: PullEffect) {
    if let body = hooks.removeValue(forKey: effect.text) { body(&model) }
    if let hook, hook.number == effects.count - 1 { hook.body(&model) }
  }
}
