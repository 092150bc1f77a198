import PullCore
import RefreshCore
import ScrollCore

/// A script, run at an edge: what is told, with distances and velocities as seen from there.
final class EdgeRun {
  /// One thing that was told, and what held then.
  struct Line: CustomStringConvertible {
    let name: String
    let numbers: [Double]

    var description: String { "\(name) \(numbers)" }

    func agrees(with other: Line) -> Bool {
      name == other.name && numbers.count == other.numbers.count
        && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
    }
  }

  private(set) var log: [Line] = []
  private let script: EdgeScript
  private let edge: RefreshEdge
  private var list: PullModel
  private var questions = 0

  init(of script: EdgeScript, at edge: RefreshEdge) {
    self.script = script
    self.edge = edge
    list = PullModel(viewportSize: ScrollSize(width: 800, height: 800))
    list.change { [self] in
      $0.contentSize =
        isVertical
        ? ScrollSize(width: 800, height: script.contentLength)
        : ScrollSize(width: script.contentLength, height: 800)
      $0.contentInset = insets(near: script.nearInset, far: script.farInset)
      $0.bounces = script.bounces
      $0.alwaysBounceVertical = isVertical && script.alwaysBounces
      $0.alwaysBounceHorizontal = !isVertical && script.alwaysBounces
    }
    list.attach(.uiRefreshControl, at: edge)
    list.assign(contentOffset: offset(past: 0))
    while list.next() != nil {}
    for step in script.steps {
      perform(step)
      drain()
    }
  }

  private func drain() {
    while let effect = list.next() {
      note(effect)
      if case .shouldBeginRefresh = effect {
        questions += 1
        list.answer(mayBegin: !script.vetoes.contains(questions))
      }
      if let command = script.commands[log.count] { perform(command) }
    }
  }

  private func perform(_ step: EdgeScript.Step) {
    switch step {
    case .touch(let place): list.take(.touchBegan(finger(place)))
    case .move(let place): list.take(.touchMoved(finger(place)))
    case .lift(nil): list.take(.touchEnded(.fromTouches))
    case .lift(let velocity?): list.take(.touchEnded(.given(along(outward * velocity))))
    case .cancelTouch: list.take(.touchCancelled)
    case .drag(let past): list.take(.dragged(to: offset(past: past)))
    case .pass(let milliseconds):
      list.take(.timePassed(to: list.now + .milliseconds(milliseconds)))
    case .begin(let sends): list.beginRefreshing(at: edge, sends: sends)
    case .end(let delay):
      list.endRefreshing(at: edge, deadline: delay.map { list.now + .milliseconds($0) })
    case .cancel: list.cancelRefreshing(at: edge)
    case .pull: list.pullAndRefresh(at: edge)
    case .scroll(let past, let animated):
      list.setContentOffset(offset(past: past), animated: animated)
    case .assign(let past): list.assign(contentOffset: offset(past: past))
    case .scrollToHold(let animated): list.scrollToHold(at: edge, animated: animated)
    case .hide(let isHidden): list.setHidden(isHidden, at: edge)
    case .enable(let isEnabled): list.setEnabled(isEnabled, at: edge)
    case .title(let isPresent): list.setTitle(isPresent: isPresent, at: edge)
    case .detach: list.detachControl(from: edge)
    case .attach(let configuration): list.attach(configuration, at: edge)
    case .configure(let configuration): list.configure(configuration, at: edge)
    case .show(let animated): _ = list.showRunningRefresh(at: edge, animated: animated)
    case .restart: list.restartIndicators()
    case .sendActions: list.sendActions(at: edge)
    }
  }

  // MARK: What is told

  private func note(_ effect: PullEffect) {
    var (name, numbers) = Self.text(of: effect)
    if case .willEndDragging(let velocity, let target) = effect {
      numbers = [outward * along(velocity), past(target)]
    }
    let state = list.state(at: edge)
    name = "\(name)"
    log.append(
      Line(
        name: name,
        numbers: numbers + [
          Double(RefreshPhase.allCases.firstIndex(of: state.phase) ?? -1),
          Double(state.cycle?.number ?? 0), past(list.contentOffset),
          outward * along(list.velocity), list.pullDistance(at: edge),
          list.visibleHeight(at: edge), list.progress(at: edge), list.refreshInset(at: edge),
          past(list.restOffset(at: edge)), past(list.holdOffset(at: edge)),
          list.now.sinceStart.inSeconds, list.nextEvent?.sinceStart.inSeconds ?? -1,
          list.isTracking ? 1 : 0, list.isDragging ? 1 : 0, list.isDecelerating ? 1 : 0,
          list.isMoving ? 1 : 0,
        ]))
  }

  /// The effect without its figures, and those that are the same at every edge.
  private static func text(of effect: PullEffect) -> (String, [Double]) {
    switch effect {
    case .didScroll, .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .didScrollToTop, .didChangeAdjustedContentInset:
      return ("\(effect)", [])
    case .didEndDragging(let willDecelerate): return ("didEndDragging", [willDecelerate ? 1 : 0])
    case .tapped: return ("tapped", [])
    case .willEndDragging: return ("willEndDragging", [])
    case .shouldBeginRefresh: return ("shouldBeginRefresh", [])
    case .armed(let isArmed, let number): return ("armed", [isArmed ? 1 : 0, Double(number)])
    case .transition(let transition, let number):
      return (
        "\(transition.from) \(transition.to)",
        [transition.instant.sinceStart.inSeconds, Double(number)]
      )
    case .actions(let cycle, _, _): return ("actions", [Double(cycle.number)])
    case .didBeginRefresh(let cycle, _): return ("didBeginRefresh", [Double(cycle.number)])
    case .didEndRefresh(let cycle, _, _): return ("didEndRefresh", [Double(cycle.number)])
    case .didCancelPull(let reason, _):
      return ("didCancelPull", [Double("\(reason)".utf8.count)])
    case .indicatorRestarted: return ("indicatorRestarted", [])
    case .ignored: return ("ignored", [])
    }
  }

  // MARK: The image

  private var isVertical: Bool { edge == .top || edge == .bottom }

  /// The sign of an offset that grows outward.
  private var outward: Double { edge == .top || edge == .left ? -1 : 1 }

  private func along(_ value: Double) -> ScrollPoint {
    isVertical ? ScrollPoint(x: 0, y: value) : ScrollPoint(x: value, y: 0)
  }

  private func along(_ point: ScrollPoint) -> Double { isVertical ? point.y : point.x }

  /// A finger pulls against the way of the offset.
  private func finger(_ place: Double) -> ScrollPoint { along(-outward * place) }

  /// Where the content rests at the edge, by its definition.
  private var rest: Double {
    let start = outward < 0 ? script.nearInset : script.farInset
    let end = outward < 0 ? script.farInset : script.nearInset
    return outward < 0 ? -start : max(-start, script.contentLength + end - 800)
  }

  private func past(_ point: ScrollPoint) -> Double { outward * (along(point) - rest) }

  private func offset(past: Double) -> ScrollPoint { along(rest + outward * past) }

  private func insets(near: Double, far: Double) -> ContentInsets {
    switch edge {
    case .top: ContentInsets(top: near, bottom: far)
    case .bottom: ContentInsets(top: far, bottom: near)
    case .left: ContentInsets(left: near, right: far)
    case .right: ContentInsets(left: far, right: near)
    }
  }
}
