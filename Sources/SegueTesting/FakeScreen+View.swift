import SegueRouting

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
    zip(path, path.dropFirst()).allSatisfy { screen, above in
      let shows = screen.parent == nil || above.visibleChildren.contains { $0 === screen }
      return shows && above.view == .loaded
    } && window != nil
  }

  /// This screen and those above it.
  private var path: [FakeScreen] {
    ScreenTree.upwards(from: self).compactMap { $0 as? FakeScreen }
  }

  /// The window that the screen stands in.
  public var window: FakeWindow? { path.last?.ownWindow }
}
