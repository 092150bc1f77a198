/// Finds what is wanted, a screen or a typed container, at a path.
func resolve<Wanted>(
  _ wanted: Wanted.Type, from start: any SegueScreen, at path: SeguePath, slots: [SeguePath] = [],
  key: SegueKey
) throws(SegueError) -> Wanted {
  let screen = try path.walk(from: start, key: key)
  if path.searches {
    return try search(below: screen, slots: slots, key: key)
  }
  do throws(SegueError) {
    if let found: Wanted = try match(screen, slots: slots, key: key) { return found }
  } catch {
    throw error.seen(through: path)
  }
  throw .destinationMismatch(
    key, expected: SegueType(wanted), actual: SegueType(of: screen), path: path,
    proposal: proposal(wanted, in: screen, at: path))
}

/// The screen itself if it is what is wanted, else the one below it that is.
private func search<Wanted>(
  below top: any SegueScreen, slots: [SeguePath], key: SegueKey
) throws(SegueError) -> Wanted {
  var found: [(screen: any SegueScreen, wanted: Wanted)] = []
  _ = ScreenTree.preorder(from: top) { screen in
    // What is found is not searched: the outer one is meant, as at the top.
    if let wanted: Wanted = try? match(screen, slots: slots, key: key) {
      found.append((screen, wanted))
      return []
    }
    let children = screen.segueChildren
    let isExact = { (child: any SegueScreen) in type(of: child) == Wanted.self as Any.Type }
    // Beside one of exactly the type, a subclass does not count.
    return children.contains(where: isExact)
      ? children.filter { isExact($0) || !($0 is Wanted) } : children
  }
  guard let first = found.first else {
    throw .destinationNotFound(key, expected: SegueType(Wanted.self), in: SegueType(of: top))
  }
  if found.count > 1 {
    throw .ambiguousDestination(
      key, expected: SegueType(Wanted.self), found: found.map { SegueType(of: $0.screen) })
  }
  return first.wanted
}

/// A screen as what is wanted, a screen or a typed container, if it is that.
private func match<Wanted>(
  _ screen: any SegueScreen, slots: [SeguePath], key: SegueKey
) throws(SegueError) -> Wanted? {
  guard let container = Wanted.self as? any TypedContainer.Type else { return screen as? Wanted }
  return try container.init(screen, key: key, slots: slots) as? Wanted
}

/// Where the wanted screen would have been found, one step further.
private func proposal<Wanted>(
  _ wanted: Wanted.Type, in screen: any SegueScreen, at path: SeguePath
) -> SeguePath? {
  let children = screen.segueChildren
  switch screen.segueContainer {
  case .navigation: return path.root
  case .tabs: return children.firstIndex { $0 is Wanted }.map { path.tab($0) }
  case .split:
    let index = children.firstIndex { $0 is Wanted }
    return index == 0 ? path.primary : index == 1 ? path.secondary : nil
  case .plain, .custom: return nil
  }
}
