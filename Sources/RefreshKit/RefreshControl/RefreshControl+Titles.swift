extension RefreshControl {
  /// What a title can be set for.
  public enum TitleState: String, Hashable, Sendable, CaseIterable {
    /// The control is out of sight, or about to be.
    case idle
    /// The content is pulled, not far enough yet.
    case pulling
    /// The pull is far enough.
    case armed
    /// A refresh runs.
    case refreshing
    /// A refresh is over, and the control closes.
    case ending
  }

  /// Sets a title that takes the place of ``title`` in one state.
  ///
  /// ```swift
  /// control.setTitle("Pull to refresh", for: .pulling)
  /// control.setTitle("Release to refresh", for: .armed)
  /// control.setTitle("Loading …", for: .refreshing)
  /// ```
  ///
  /// One title that is not empty, of whatever state, makes the control higher in all of them, from
  /// when it is next idle and out of sight: a change of state never makes the content jump.
  ///
  /// - Parameters:
  ///   - title: The text; `nil` to show what ``currentTitle`` falls back to, an empty one for none.
  ///   - state: When it shows.
  public func setTitle(_ title: String?, for state: TitleState) {
    let context = presentContext()
    stateTitles.removeAll { $0.state == state }
    if let title { stateTitles.append((state, title)) }
    titleChanged(in: context)
  }

  /// Returns the title that was set for a state, `nil` if none was.
  public func title(for state: TitleState) -> String? {
    stateTitles.first { $0.state == state }?.title
  }

  /// The title to show now.
  ///
  /// That is the one for the present state; if none was set, ``title``. An armed pull shows the
  /// title for ``TitleState/pulling`` before that.
  public var currentTitle: String? {
    let own: String? =
      switch state {
      case .idle: title(for: .idle)
      case .pulling: (isArmed ? title(for: .armed) : nil) ?? title(for: .pulling)
      case .refreshing: title(for: .refreshing)
      case .ending: title(for: .ending)
      }
    return own ?? title
  }

  func titleChanged(in context: RefreshContext?) {
    let isPresent = !(title ?? "").isEmpty || stateTitles.contains { !$0.title.isEmpty }
    if let context {
      context.performNow { $0.setTitle(isPresent: isPresent, at: edge) }
    } else {
      own.hasTitle = isPresent
    }
  }
}
