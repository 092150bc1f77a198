import SegueRouting

extension FakeScreen {
  /// Does one move, records it, and loads what has come on show.
  ///
  /// A move of screens that are no fake screens does nothing.
  func run(_ move: SegueMove, in window: FakeWindow?) {
    func record(_ line: String) { window?.record(line) }
    switch move {
    case .push(let screen as FakeScreen, let navigation as FakeScreen):
      navigation.setChildren(navigation.children + [screen])
      record("push \(screen.name) on \(navigation.name)")
      navigation.loadIfOnShow()
    case .present(let screen as FakeScreen, let presenter as FakeScreen, let popover):
      presenter.setPresented(screen)
      let how = popover ? "popover" : "present"
      record("\(how) \(screen.name) by \(presenter.name)")
      presenter.loadIfOnShow()
    case .replaceSecondary(let screen as FakeScreen, let split as FakeScreen):
      split.setChildren(split.children.prefix(1) + [screen])
      record("replace secondary of \(split.name) by \(screen.name)")
      split.loadIfOnShow()
    case .embed(let screen as FakeScreen, let parent as FakeScreen, let name):
      parent.embed(screen, name: name)
      record("embed \(screen.name) in \(parent.name)")
      if parent.isLoaded { screen.load() }
    case .dismiss(let stop as FakeScreen, let presenter as FakeScreen):
      record("dismiss at \(stop.name)")
      presenter.setPresented(nil)
    case .reveal(let child as FakeScreen, let container as FakeScreen):
      record("reveal \(child.name) in \(container.name)")
      container.reveal(child)
      container.loadIfOnShow()
    case .custom(let name, let screen as FakeScreen, let source as FakeScreen):
      record("\(name) \(screen.name) from \(source.name)")
    case .push, .present, .replaceSecondary, .embed, .dismiss, .reveal, .custom:
      break
    }
  }
}
