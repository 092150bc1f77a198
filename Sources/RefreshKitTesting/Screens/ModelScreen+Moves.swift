import RefreshKit

extension ModelScreen {
  /// Does one move, records it, and loads what is on show then.
  ///
  /// A move of screens that are no model screens does nothing.
  func run(_ move: SegueMove, in window: ModelWindow?) {
    func record(_ line: String, showing screen: ModelScreen?) {
      window?.record(line)
      screen?.load()
    }
    switch move {
    case .push(let screen as ModelScreen, let navigation as ModelScreen):
      navigation.setChildren(navigation.children + [screen])
      record("push \(screen.name) on \(navigation.name)", showing: screen)
    case .present(let screen as ModelScreen, let presenter as ModelScreen, let popover):
      presenter.setPresented(screen)
      let how = popover ? "popover" : "present"
      record("\(how) \(screen.name) by \(presenter.name)", showing: screen)
    case .replaceSecondary(let screen as ModelScreen, let split as ModelScreen):
      split.setChildren(split.children.prefix(1) + [screen])
      record("replace secondary of \(split.name) by \(screen.name)", showing: screen)
    case .embed(let screen as ModelScreen, let parent as ModelScreen, let name):
      parent.embed(screen, name: name)
      record("embed \(screen.name) in \(parent.name)", showing: screen)
    case .dismiss(let stop as ModelScreen, let presenter as ModelScreen):
      record("dismiss at \(stop.name)", showing: nil)
      presenter.setPresented(nil)
    case .reveal(let child as ModelScreen, let container as ModelScreen):
      record("reveal \(child.name) in \(container.name)", showing: nil)
      container.reveal(child)
      child.load()
    case .custom(let name, let screen as ModelScreen, let source as ModelScreen):
      record("\(name) \(screen.name) from \(source.name)", showing: nil)
    case .push, .present, .replaceSecondary, .embed, .dismiss, .reveal, .custom:
      break
    }
  }
}
