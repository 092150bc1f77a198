/// Why a segue was refused.
///
/// Nothing has changed then: no screen, no handler.
///
/// Each case prints one line that names the segue, what was expected, what was found, and what to
/// do.
public indirect enum SegueError: Error, Hashable, Sendable {
  /// An identifier is empty.
  case invalidIdentifier(SegueKey)
  /// A segue has a handler already, or a screen takes the unwind already: the first one stays.
  case duplicateRegistration(
    SegueKey, first: SeguePlace, second: SeguePlace, of: Registration = .handler)
  /// Two declarations of one segue differ.
  case conflictingDeclaration(first: SegueDeclaration, second: SegueDeclaration)
  /// A handler is needed, and there is none.
  case missingHandler(SegueKey, need: HandlerNeed)
  /// A router was to inherit from itself, directly or not.
  case inheritanceCycle(source: SegueType, base: SegueType)
  /// No segue of this source has the identifier; `near` lists those spelled much like it.
  case unknownIdentifier(SegueKey, near: [String])
  /// A guard said no.
  case denied(SegueKey)
  /// Another segue of this source is still running, or what it would move is still in transition.
  case transitionInProgress(SegueKey, running: Running)
  /// A handler, or the action of an unwind, threw.
  case handlerFailed(SegueKey, reason: String)
  /// The source was freed before the segue had settled.
  case sourceReleased(SegueKey)
  /// The source does not stand in a window.
  case sourceNotInHierarchy(SegueKey)
  /// The segue hands something over, and nothing was given.
  case payloadMissing(SegueKey, expected: SegueType)
  /// Something of another type was given to hand over.
  case payloadMismatch(SegueKey, expected: SegueType, actual: SegueType)
  /// Nobody made a screen to go to; `near` lists the known identifiers spelled much like this one.
  case destinationUnavailable(SegueKey, reason: String, near: [String] = [])
  /// A step of a path leads nowhere.
  case containerStepFailed(SegueKey, step: SeguePath.Step, found: SegueType, path: SeguePath)
  /// The destination is of another type.
  case destinationMismatch(
    SegueKey, expected: SegueType, actual: SegueType, path: SeguePath, proposal: SeguePath?)
  /// A navigation container has no element.
  case containerEmpty(SegueKey, container: SegueType, path: SeguePath)
  /// A search found no screen of the type.
  case destinationNotFound(SegueKey, expected: SegueType, in: SegueType)
  /// A search found several screens of the type.
  case ambiguousDestination(SegueKey, expected: SegueType, found: [SegueType])
  /// A tab container has another number of tabs than was declared.
  case tabCountMismatch(SegueKey, expected: Int, actual: Int)
  /// There is no tab with this index.
  case tabIndexOutOfRange(SegueKey, index: Int, count: Int)
  /// New elements of a navigation container begin with a root of another type.
  case containerRootMismatch(SegueKey, expected: SegueType, actual: SegueType?)
  /// There is no navigation container to push on.
  case noContainer(SegueKey)
  /// A container was to be pushed.
  case illegalPush(SegueKey, container: SegueType)
  /// A screen was to be shown that is somewhere already.
  case alreadyParented(SegueKey, screen: SegueType, parent: SegueType)
  /// A screen was to present a second one.
  case alreadyPresenting(SegueKey, presenter: SegueType, presented: SegueType)
  /// An embed segue has fired already.
  case embedAlreadyFired(SegueKey)
  /// A segue of this kind is never prepared.
  case kindNotPreparable(SegueKey, kind: SegueKind)
  /// No screen on the way back takes the unwind: `asked` lists them in order, and `declined` those
  /// of them that are registered for it and whose guard said no.
  case unwindDestinationNotFound(SegueKey, asked: [SegueType], declined: [SegueType] = [])
  /// A container on the way back cannot bring a child to the front.
  case containerCannotReveal(SegueKey, container: SegueType, child: SegueType)

  /// What a missing handler was needed for.
  public enum HandlerNeed: Hashable, Sendable {
    /// To receive what the segue hands over.
    case payload(SegueType)
    /// To receive what an unwind hands over, which the action at its destination can do too.
    case unwindPayload(SegueType)
    /// To be replaced.
    case replacement
    /// To be overridden.
    case override
  }

  /// What has to end before.
  public enum Running: Hashable, Sendable {
    /// A segue of the same screen.
    case segue(SegueKey)
    /// The transition of a screen or container, whoever has begun it.
    case container(SegueType)
  }

  /// What can be registered once for a segue.
  public enum Registration: Hashable, Sendable {
    /// What prepares it.
    case handler
    /// What takes it as an unwind.
    case unwind
  }
}

extension SegueError {
  /// The same fault, seen from the screen that a path leads from: its paths begin with that path.
  func seen(through outer: SeguePath) -> SegueError {
    switch self {
    case .containerStepFailed(let key, let step, let found, let path):
      .containerStepFailed(key, step: step, found: found, path: outer.followed(by: path))
    case .containerEmpty(let key, let container, let path):
      .containerEmpty(key, container: container, path: outer.followed(by: path))
    case .destinationMismatch(let key, let expected, let actual, let path, let proposal):
      .destinationMismatch(
        key, expected: expected, actual: actual, path: outer.followed(by: path),
        proposal: proposal.map { outer.followed(by: $0) })
    // These tell of no path.
    case .invalidIdentifier, .duplicateRegistration, .conflictingDeclaration, .missingHandler,
      .inheritanceCycle, .unknownIdentifier, .denied, .transitionInProgress, .handlerFailed,
      .sourceReleased, .sourceNotInHierarchy, .payloadMissing, .payloadMismatch,
      .destinationUnavailable, .destinationNotFound, .ambiguousDestination, .tabCountMismatch,
      .tabIndexOutOfRange, .containerRootMismatch, .noContainer, .illegalPush, .alreadyParented,
      .alreadyPresenting, .embedAlreadyFired, .kindNotPreparable, .unwindDestinationNotFound,
      .containerCannotReveal:
      self
    }
  }
}
