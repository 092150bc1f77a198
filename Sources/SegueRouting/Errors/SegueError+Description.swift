extension SegueError: CustomStringConvertible {
  /// One line: the segue, what was expected, what was found, what to do.
  public var description: String {
    switch self {
    case .invalidIdentifier(let key):
      "\(key.source): a segue has an empty identifier; give it a name"
    case .duplicateRegistration(let key, let first, let second, .unwind):
      "\(key) is taken already by the acceptUnwind(_:) at \(first), which stays; for the one at "
        + "\(second) cancel the token of the first"
    case .duplicateRegistration(let key, let first, let second, .handler):
      "\(key) has a handler from \(first), which stays; for the one at \(second) use replace(_:), "
        + "or override(_:) if the first is a base class's"
    case .conflictingDeclaration(let first, let second):
      "\(first.key) is declared twice: as \(first), and as \(second); keep one of them"
    case .missingHandler(let key, .payload(let payload)):
      "\(key) has no handler, and its payload of type \(payload) would be lost; register one with "
        + "handle(_:)"
    case .missingHandler(let key, .unwindPayload(let payload)):
      "\(key) has no handler, and its payload of type \(payload) would be lost; give the "
        + "acceptUnwind(_:) of its destination an action"
    case .missingHandler(let key, .replacement):
      "\(key) has no handler to replace; register one with handle(_:)"
    case .missingHandler(let key, .override):
      "\(key) has no handler in a base class to override; register one with handle(_:)"
    case .inheritanceCycle(let source, let base):
      "the router of \(source) cannot inherit from that of \(base), which inherits from it; inherit "
        + "in one direction only"
    case .kindNotPreparable(let key, let kind):
      "\(key) is of the kind \(kind), which is never prepared; remove the handler or the perform"
    case .unknownIdentifier(let key, let near):
      "\(key.source) has no segue \"\(key.identifier)\"; "
        + (near.isEmpty ? "declare it" : Self.question(near))
    case .denied(let key):
      "\(key) was denied by its guard; perform it without respectingGuards to go anyway"
    case .transitionInProgress(let key, .container(let container)):
      "\(key) was refused while a \(container) is in transition; wait for its end, or perform with "
        + "whileRunning: .queue"
    case .transitionInProgress(let key, .segue(let running)):
      "\(key) was refused while \(running) is running; wait for its completion, or perform with "
        + "whileRunning: .queue"
    case .handlerFailed(let key, let reason):
      "\(key) was stopped by its handler: \(reason); mend what it needs and perform again"
    case .sourceReleased(let key):
      "\(key) lost its source, a \(key.source), which was freed; keep it alive until the completion"
    case .sourceNotInHierarchy(let key):
      "\(key) cannot leave from a \(key.source) that stands in no window; show it first"
    case .payloadMissing(let key, let expected):
      "\(key) hands over a payload of type \(expected), and none was given; hand one over with "
        + "perform(_:payload:), or with the payload: of prepare for a tap"
    case .payloadMismatch(let key, let expected, let actual):
      "\(key) hands over a payload of type \(expected), not \(actual); pass exactly that type"
    case .embedAlreadyFired(let key):
      "\(key) has fired already, while the view of its source loaded; register its handler before, "
        + "and do not perform it again"
    case .destinationUnavailable(let key, let reason, let near):
      "\(key) has no screen to go to: \(reason); give it one with make(_:with:)"
        + (near.isEmpty ? "" : ", or \(Self.question(near))")
    case .containerStepFailed(let key, let step, let found, let path):
      "\(key) cannot take the step \(step) of \(path) from a \(found); correct the path"
    case .destinationMismatch(let key, let expected, let actual, let path, let proposal):
      "\(key) goes to a \(expected)\(path.isDirect ? "" : " at \(path)"), not to a \(actual); "
        + "declare "
        + (proposal.map { "it at \($0)" } ?? "the type that is there")
    case .containerEmpty(let key, let container, let path):
      "\(key) goes to \(path), and the \(container) there has no element; give it a root"
    case .destinationNotFound(let key, let expected, let top):
      "\(key) found no \(expected) in a \(top); check what it contains"
    case .ambiguousDestination(let key, let expected, let found):
      "\(key) found \(found.count) screens that are a \(expected) "
        + "(\(Self.list(found))); name the path instead of .search"
    case .tabCountMismatch(let key, let expected, let actual):
      "\(key) expects \(expected) tabs, not \(actual); declare as many as there are"
    case .tabIndexOutOfRange(let key, let index, let count):
      "\(key) goes to tab \(index), and there are \(count); tabs are counted from 0"
    case .containerRootMismatch(let key, let expected, let actual):
      "\(key) keeps a \(expected) as its root, not "
        + "\(actual.map { "a \($0)" } ?? "an empty stack"); begin the elements with one"
    case .noContainer(let key):
      "\(key) pushes, and no navigation container is above a \(key.source); use the kind .show, or "
        + "put one there"
    case .illegalPush(let key, let container):
      "\(key) cannot push a \(container), which is a container; present it"
    case .alreadyParented(let key, let screen, let parent):
      "\(key) cannot show a \(screen) that belongs to a \(parent) already; make a new one"
    case .alreadyPresenting(let key, let presenter, let presented):
      "\(key) cannot present: a \(presenter) presents a \(presented) already; dismiss that first"
    case .unwindDestinationNotFound(let key, _, let declined) where !declined.isEmpty:
      "\(key) found no screen that takes it now: canUnwind of "
        + "\(Self.list(declined)) said no; wait until it says yes, or go back another way"
    case .unwindDestinationNotFound(let key, let asked, _):
      "\(key) found no screen that takes it, asked "
        + "\(asked.isEmpty ? "none" : Self.list(asked)); register it there with acceptUnwind(_:)"
    case .containerCannotReveal(let key, let container, let child):
      "\(key) goes back to a \(child) that a \(container) cannot bring to the front; give the "
        + "container a way to"
    }
  }

  private static func question(_ near: [String]) -> String {
    "did you mean \(near.map { "\"\($0)\"" }.joined(separator: ", "))?"
  }

  private static func list(_ types: [SegueType]) -> String {
    types.map(\.description).joined(separator: ", ")
  }
}
