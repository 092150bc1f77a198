/// How a refresh ended.
public enum RefreshOutcome: String, Hashable, Sendable {
  /// The work was done; only this outcome stamps the time of the last update.
  case success
  /// The work failed.
  case failure
  /// The refresh was called off: by a command, by a cancelled task, or because its control was
  /// taken from its view.
  case cancelled
  /// The refresh ran as long as the maximum duration allows.
  case timedOut
}

/// Who began a refresh.
public enum RefreshSource: String, Hashable, Sendable {
  /// A finger that pulled far enough.
  case user
  /// A command in code.
  case programmatic
}

/// Why a pull ended without a refresh.
public enum RefreshPullCancelReason: String, Hashable, Sendable {
  /// The finger lifted before the pull was far enough, or the refresh was vetoed.
  case released
  /// The system took the gesture away.
  case cancelled
  /// The control was disabled or hidden during the pull.
  case disabled
  /// The control was taken from its view during the pull.
  case detached
}

#if !hasFeature(Embedded)
  extension RefreshOutcome: Codable {}
  extension RefreshSource: Codable {}
  extension RefreshPullCancelReason: Codable {}
#endif
