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
    default: self
    }
  }
}
