extension FakeScreen {
  /// Loads the view, and those of what is on show on it: each once, with the embed segues before
  /// ``didLoad()``.
  public func load() {
    var met: Set<ObjectIdentifier> = []
    var waiting = [self]
    while let screen = waiting.popLast() {
      guard met.insert(ObjectIdentifier(screen)).inserted else { continue }
      if screen.view == .missing { screen.loadOwnView() }
      // What stands on a view that is still loading is loaded after it.
      guard screen.view == .loaded else { continue }
      waiting += [screen.presented].compactMap { $0 } + screen.visibleChildren.reversed()
    }
  }

  /// Loads what has come on show, if this screen is on show itself.
  func loadIfOnShow() {
    if isOnShow { load() }
  }

  private func loadOwnView() {
    view = .loading
    window?.record("load \(name)")
    loadEmbeds()
    didLoad()
    view = .loaded
  }

  /// Whether the screen stands in a window whose views down to it have been loaded, and each
  /// container above shows it.
  var isOnShow: Bool {
    var met: Set<ObjectIdentifier> = []
    var screen = self
    while met.insert(ObjectIdentifier(screen)).inserted {
      if let parent = screen.parent {
        guard parent.visibleChildren.contains(where: { $0 === screen }) else { return false }
        screen = parent
      } else if let presenter = screen.presenter {
        screen = presenter
      } else {
        break
      }
      guard screen.view == .loaded else { return false }
    }
    return screen.ownWindow != nil
  }
}
