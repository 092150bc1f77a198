/// What a screen answers when it is asked to take an unwind.
enum UnwindReply {
  /// It is no place to go back to by this name.
  case unregistered
  /// It is one, and its guard says no.
  case declined
  case accepted
}

/// Where an unwind goes to, and what has to be undone on the way.
struct UnwindSearch {
  /// The screen that takes the unwind.
  let target: any SegueScreen
  /// One dismiss at most, then reveals from outside in.
  let moves: [SegueMove]

  /// Looks for the screen that takes an unwind.
  ///
  /// From the source upwards, by parent or presenter: at each screen first what is below it, depth
  /// first and without the branch of the source, then the screen itself. Of a navigation container
  /// the last element is asked first. The source is never asked.
  init(
    from source: any SegueScreen, key: SegueKey,
    reply: (any SegueScreen) -> UnwindReply
  ) throws(SegueError) {
    var asked: [SegueType] = []
    var declined: [SegueType] = []
    var branch = source
    var presenter: (any SegueScreen)?
    for stop in ScreenTree.upwards(from: source).dropFirst() {
      if branch.segueParent == nil { presenter = stop }
      for screen in Self.order(at: stop, without: branch) where screen !== source {
        asked.append(SegueType(of: screen))
        switch reply(screen) {
        case .unregistered: continue
        case .declined:
          declined.append(SegueType(of: screen))
          continue
        case .accepted: break
        }
        target = screen
        let dismiss = presenter.map { SegueMove.dismiss(at: stop, presenter: $0) }
        moves = [dismiss].compactMap { $0 } + (try Self.reveals(of: screen, below: stop, key: key))
        return
      }
      branch = stop
    }
    throw .unwindDestinationNotFound(key, asked: asked, declined: declined)
  }

  /// The screens to ask at a stop: children before their parents.
  private static func order(
    at stop: any SegueScreen, without branch: any SegueScreen
  ) -> [any SegueScreen] {
    // Parents before children in the opposite order, read backwards.
    ScreenTree.preorder(from: stop) { screen in
      let children = screen.segueChildren.filter { $0 !== branch }
      return screen.segueContainer == .navigation ? children : children.reversed()
    }.reversed()
  }

  private static func reveals(
    of target: any SegueScreen, below stop: any SegueScreen, key: SegueKey
  ) throws(SegueError) -> [SegueMove] {
    var moves: [SegueMove] = []
    let path = ScreenTree.upwards(from: target) { $0 === stop ? nil : $0.segueParent }.reversed()
    for (container, child) in zip(path, path.dropFirst()) {
      switch container.segueContainer {
      case .plain: continue
      case .custom(reveals: false):
        throw .containerCannotReveal(
          key, container: SegueType(of: container), child: SegueType(of: child))
      case .navigation, .tabs, .split, .custom(reveals: true):
        moves.append(.reveal(child, in: container))
      }
    }
    return moves
  }
}
