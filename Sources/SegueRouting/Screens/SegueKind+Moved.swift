extension SegueKind {
  /// Refuses what would move a screen that is in transition.
  package func checkTransitions(
    from source: any SegueScreen, key: SegueKey
  ) throws(SegueError) {
    guard let screen = screenInTransition(from: source) else { return }
    throw .transitionInProgress(key, running: .container(SegueType(of: screen)))
  }

  /// The first screen in transition of those that a segue of this kind would move.
  func screenInTransition(from source: any SegueScreen) -> (any SegueScreen)? {
    moved(from: source).first { $0.segueIsInTransition }
  }

  /// The screens that a segue of this kind would move.
  ///
  /// Where an unwind goes to is known when it is searched for; it may move all that is above its
  /// source.
  private func moved(from source: any SegueScreen) -> [any SegueScreen] {
    switch self {
    case .show, .push: [ScreenTree.nearest(.navigation, to: source) ?? source]
    case .showDetail: [ScreenTree.nearest(.split, to: source) ?? source]
    case .presentation, .popoverPresentation, .custom: [source]
    case .unwind: ScreenTree.upwards(from: source)
    // An embed is put in while the view of its source loads; a relationship is never performed.
    case .embed, .relationship: []
    }
  }
}
