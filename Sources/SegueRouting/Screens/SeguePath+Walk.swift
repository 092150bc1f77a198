extension SeguePath {
  /// Walks the steps; one that cannot be taken is an error that names it.
  func walk(from start: any SegueScreen, key: SegueKey) throws(SegueError) -> any SegueScreen {
    var screen = start
    for step in steps {
      guard let child = try self.child(of: screen, at: step, key: key) else {
        throw .containerStepFailed(key, step: step, found: SegueType(of: screen), path: self)
      }
      screen = child
    }
    return screen
  }

  private func child(
    of screen: any SegueScreen, at step: Step, key: SegueKey
  ) throws(SegueError) -> (any SegueScreen)? {
    switch step {
    case .root:
      guard screen.segueContainer == .navigation else { return nil }
      if let root = screen.segueChildren.first { return root }
      throw .containerEmpty(key, container: SegueType(of: screen), path: self)
    case .tab(let index):
      guard screen.segueContainer == .tabs else { return nil }
      let tabs = screen.segueChildren
      if tabs.indices.contains(index) { return tabs[index] }
      throw .tabIndexOutOfRange(key, index: index, count: tabs.count)
    case .primary:
      return screen.segueContainer == .split ? screen.segueChildren.first : nil
    case .secondary:
      return screen.segueContainer == .split ? screen.segueChildren.dropFirst().first : nil
    case .embedded(let name):
      return screen.segueChild(named: name)
    }
  }
}
