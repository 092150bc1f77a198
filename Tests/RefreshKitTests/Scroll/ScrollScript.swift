import RefreshKit

/// One thing that happens to a view in a random script.
indirect enum ScrollEvent {
  case down(Double, Double)
  case move(Double, Double)
  case lift(Double, Double)
  case liftByTouches
  case cancel
  case drag(Double, Double)
  case advance(Double)
  case assign(Double, Double)
  case set(Double, Double, animated: Bool)
  case rect(Double, Double, animated: Bool)
  case toTop
  case inset(ContentInsets)
  case safeArea(ContentInsets)
  case content(Double, Double)
  case viewport(Double, Double)
  case behavior(ContentInsetAdjustmentBehavior)
  case bounces(Bool)
  case alwaysBounce(Bool)
  case onScreen(Bool)
  case scrolls(Bool)
  case controlEnabled(Bool)
  case controlHidden(Bool)
  case attach
  case detach
  case begin
  case start
  case pull
  case end
  case endAfter(Double)
  case cancelRefresh
  /// Runs an event from inside the next callback of a kind.
  case inside(ScrollCall, ScrollEvent)

  /// Whether it changes insets or sizes, so that S13 says what moves.
  var isGeometry: Bool {
    switch self {
    case .inset, .safeArea, .content, .viewport, .behavior, .alwaysBounce: true
    default: false
    }
  }

  /// Whether it is code that may leave the content where no rule wants it.
  var setsOffset: Bool {
    switch self {
    case .assign, .set: true
    default: false
    }
  }

  /// Whether it waits as a whole when it comes from inside a callback; some settings cancel a
  /// touch.
  var isInput: Bool {
    switch self {
    case .down, .move, .lift, .liftByTouches, .cancel, .drag, .advance, .scrolls, .onScreen: true
    default: false
    }
  }
}

extension ScrollEvent {
  static func random(_ g: inout ScriptGenerator, isNested: Bool = false) -> ScrollEvent {
    switch Int.random(in: 0..<(isNested ? 30 : 49), using: &g) {
    case 0: .assign(0, g.number(-200...2500))
    case 1:
      .set(g.number(0...100), g.pick([-60, 0, 2200, 500, -150]), animated: g.pick([true, false]))
    case 2: .set(0, g.number(-100...2400), animated: true)
    case 3: .rect(g.number(0...900), g.number(-50...3000), animated: g.pick([true, false]))
    case 4, 5: .toTop
    case 6: .inset(ContentInsets(top: g.pick([0, 44, -20, 10.5]), bottom: g.pick([0, 30])))
    case 7:
      .safeArea(
        ContentInsets(top: g.pick([0, 47]), left: g.pick([0, 8]), bottom: g.pick([0, 34])))
    case 8: .content(g.pick([390, 1000]), g.pick([0, 300, 800, 1000, 3000]))
    case 9: .viewport(g.pick([390, 844]), g.pick([390, 800]))
    case 10: .behavior(g.pick(ContentInsetAdjustmentBehavior.allCases))
    case 11: .bounces(g.pick([true, true, false]))
    case 12: .alwaysBounce(g.pick([true, false]))
    case 13: .onScreen(g.pick([true, true, false]))
    case 14: .scrolls(g.pick([true, true, false]))
    case 15: .controlEnabled(g.pick([true, true, false]))
    case 16: .controlHidden(g.pick([true, false]))
    case 17: .attach
    case 18: g.pick([.detach, .attach])
    case 19: .begin
    case 20: .start
    case 21, 22: .pull
    case 23, 24: .end
    case 25: .endAfter(g.number(0...0.6))
    case 26: .cancelRefresh
    case 27: .cancel
    case 28: .down(g.number(0...390), g.number(0...800))
    case 29: .drag(g.number(-50...50), g.number(-300...300))
    case 30...33: .advance(g.pick([0.3, 0.016, 1, 4, g.number(0...0.4)]))
    case 34: .advance(g.number(0...0.05))
    case 35...37: .down(g.number(0...390), g.number(0...800))
    case 38...41: .move(g.pick([0, 0, g.number(-60...60)]), g.number(-500...500))
    case 42...44: .lift(g.pick([0, 0, g.number(-900...900)]), g.pick([0, g.number(-5000...5000)]))
    case 45: .liftByTouches
    default: .inside(g.pick(ScrollCall.allCases), random(&g, isNested: true))
    }
  }

  static func script(seed: UInt64, length: Int) -> [ScrollEvent] {
    var generator = ScriptGenerator(state: seed)
    return (0..<length).map { _ in random(&generator) }
  }
}

extension ScrollEvent {
  /// Where the finger is with the event, from where it was before.
  func finger(from place: ScrollPoint) -> ScrollPoint {
    switch self {
    case .down(let x, let y): ScrollPoint(x: x, y: y)
    case .move(let x, let y): ScrollPoint(x: place.x + x, y: place.y + y)
    default: place
    }
  }

  /// Lets the event happen; `nil` for the frames means that time passes in one step.
  func happen(to view: ScrollView, finger: ScrollPoint, frame: Double?) {
    switch self {
    case .down: view.touchBegan(at: finger)
    case .move: view.touchMoved(to: finger)
    case .lift(let x, let y): view.touchEnded(velocity: ScrollPoint(x: x, y: y))
    case .liftByTouches: view.touchEnded()
    case .cancel: view.touchCancelled()
    case .drag(let x, let y): view.drag(to: ScrollPoint(x: x, y: y))
    case .advance(let seconds):
      let end = view.now + .seconds(seconds)
      if let frame {
        while view.now + .seconds(frame) < end { view.advance(to: view.now + .seconds(frame)) }
      }
      view.advance(to: end)
    case .assign(let x, let y): view.contentOffset = ScrollPoint(x: x, y: y)
    case .set(let x, let y, let animated):
      view.setContentOffset(ScrollPoint(x: x, y: y), animated: animated)
    case .rect(let x, let y, let animated):
      view.scrollRectToVisible(ScrollRect(x: x, y: y, width: 50, height: 90), animated: animated)
    case .toTop: view.scrollToTop()
    case .inset(let inset): view.contentInset = inset
    case .safeArea(let inset): view.safeAreaInsets = inset
    case .content(let width, let height):
      view.contentSize = ScrollSize(width: width, height: height)
    case .viewport(let width, let height):
      view.viewportSize = ScrollSize(width: width, height: height)
    case .behavior(let behavior): view.contentInsetAdjustmentBehavior = behavior
    case .bounces(let bounces): view.bounces = bounces
    case .alwaysBounce(let bounces): view.alwaysBounceVertical = bounces
    case .onScreen(let isOn): view.isOnScreen = isOn
    case .scrolls(let isOn): view.isScrollEnabled = isOn
    case .controlEnabled(let isOn): view.refreshControl?.isEnabled = isOn
    case .controlHidden(let isHidden): view.refreshControl?.isHidden = isHidden
    case .attach: view.addRefreshControl()
    case .detach: view.refreshControl = nil
    case .begin: view.refreshControl?.beginRefreshing()
    case .start: view.startRefreshing()
    case .pull: view.pullAndRefresh()
    case .end: view.endRefreshing()
    case .endAfter(let seconds): view.endRefreshing(after: .seconds(seconds))
    case .cancelRefresh: view.refreshControl?.cancelRefreshing()
    case .inside: break
    }
  }
}
