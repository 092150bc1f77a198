extension SeguePath {
  /// Walks the steps.
  ///
  /// A step that cannot be taken is an error that names it.
  func walk(
    from start: any SegueScreen, key: SegueKey
  ) throws(SegueError) -> any SegueScreen {
    var screen = start
    for step in steps {
      screen = try screen.child(at: step, path: self, key: key)
    }
    return screen
  }
}

extension SegueScreen {
  fileprivate func child(
    at step: SeguePath.Step, path: SeguePath, key: SegueKey
  ) throws(SegueError) -> any SegueScreen {
    let found: (any SegueScreen)?
    switch (step, segueContainer) {
    case (.root, .navigation):
      found = segueChildren.first
      if found == nil { throw .containerEmpty(key, container: SegueType(of: self), path: path) }
    case (.tab(let index), .tabs):
      let tabs = segueChildren
      guard tabs.indices.contains(index) else {
        throw .tabIndexOutOfRange(key, index: index, count: tabs.count)
      }
      found = tabs[index]
    case (.primary, .split): found = segueChildren.first
    case (.secondary, .split): found = segueChildren.dropFirst().first
    case (.embedded(let name), _): found = segueChild(named: name)
    default: found = nil
    }
    guard let found else {
      throw .containerStepFailed(key, step: step, found: SegueType(of: self), path: path)
    }
    return found
  }
}
