extension Segue {
  /// Finds the destination in what the segue goes to: walks the path, then checks the type.
  func destination(in screen: any SegueScreen) throws(SegueError) -> Destination {
    if path.isDirect, let found = exactly(Destination.self, screen) {
      return found
    }
    return try resolve(
      Destination.self, from: screen, at: path, slots: slots, key: key)
  }
}

/// The screen as the wanted type, if it is of exactly that class.
///
/// A comparison of two pointers, where `as?` with a generic type is a search of the runtime.
@inline(__always)
private func exactly<Wanted>(_ wanted: Wanted.Type, _ screen: any SegueScreen) -> Wanted? {
  let object: AnyObject = screen
  // The dynamic type of an object is a class, so `Wanted` is that class: one reference.
  guard type(of: object) == wanted as Any.Type else { return nil }
  return unsafeBitCast(object, to: Wanted.self)
}

/// Finds what is wanted, a screen or a typed container, at a path.
func resolve<Wanted>(
  _ wanted: Wanted.Type, from start: any SegueScreen, at path: SeguePath, slots: [SeguePath] = [],
  below: SeguePath = .direct, key: SegueKey
) throws(SegueError) -> Wanted {
  let screen = try path.walk(from: start, key: key)
  if let container = wanted as? any TypedContainer.Type {
    // The metatype was cast from `Wanted`, so what it makes is a `Wanted`.
    let made: Any = try container.init(screen, key: key, slots: slots)
    if let made = made as? Wanted { return made }
  } else if let found = screen as? Wanted {
    return found
  } else if path.searches {
    return try search(wanted, below: screen, key: key)
  }
  throw .destinationMismatch(
    key, expected: SegueType(wanted), actual: SegueType(of: screen),
    path: below.followed(by: path), proposal: proposal(wanted, in: screen, at: path))
}

/// The one screen of a type below a screen that is not of it itself.
private func search<Wanted>(
  _ wanted: Wanted.Type, below top: any SegueScreen, key: SegueKey
) throws(SegueError) -> Wanted {
  let met = ScreenTree.preorder(from: top) { screen in
    // What is found is not searched: the outer one is meant, as at the top.
    if screen is Wanted { return [] }
    let children = screen.segueChildren
    let isExact = { (child: any SegueScreen) in type(of: child) == wanted as Any.Type }
    // Beside one of exactly the type, a subclass does not count.
    let counts = children.contains(where: isExact) ? isExact : { $0 is Wanted }
    return children.filter { counts($0) || !($0 is Wanted) }
  }
  let found = met.filter { $0 is Wanted }
  guard let first = found.first as? Wanted else {
    throw .destinationNotFound(key, expected: SegueType(wanted), in: SegueType(of: top))
  }
  if found.count > 1 {
    throw .ambiguousDestination(
      key, expected: SegueType(wanted), found: found.map { SegueType(of: $0) })
  }
  return first
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
