public import SegueRouting

extension FakeScreen {
  /// Whether a transition moves this screen, or a container that it stands in.
  public var segueIsInTransition: Bool { nearestTransition != nil }

  /// Calls a closure when that transition is over; a window that forgets it lets go of the closure.
  public func segueAfterTransition(_ body: @escaping () -> Void) {
    nearestTransition?.whenOver(body)
  }

  /// Runs moves at once; the window says when they are over.
  public func segueRun(
    _ moves: [SegueMove], animated: Bool, completion: @escaping () -> Void
  ) {
    // The screen may leave the window by a move.
    let window = window
    let transition = FakeTransition(completion)
    for move in moves {
      for screen in moved(by: move) { screen.transition = transition }
      run(move, in: window)
    }
    guard let window else { return transition.end() }
    window.begin(transition, animated: animated)
  }

  /// Whether it is in transition, which is recorded as the reason to refuse something.
  func refusesWhileInTransition(_ what: String) -> Bool {
    guard segueIsInTransition else { return false }
    window?.record("refused to \(what): it is in transition")
    return true
  }

  private var nearestTransition: FakeTransition? {
    ScreenTree.upwards(from: self) { $0.segueParent }
      .compactMap { ($0 as? FakeScreen)?.transition }.first { !$0.isOver }
  }

  /// What is in transition while a move is shown.
  private func moved(by move: SegueMove) -> [FakeScreen] {
    let screens: [any SegueScreen] =
      switch move {
      case .push(_, let container), .replaceSecondary(_, let container), .reveal(_, let container):
        [container]
      case .present(let screen, let presenter, _): [screen, presenter]
      case .dismiss(_, let presenter): [presenter]
      case .custom(_, _, let source): [source]
      case .embed: []
      }
    return screens.compactMap { $0 as? FakeScreen }
  }
}
