extension Scenario {
  /// The class of the scroll view.
  public enum ViewKind: String, CaseIterable, Equatable, Sendable {
    /// A plain scroll view.
    case scroll
    /// A table view.
    case table
    /// A collection view.
    case collection
  }

  /// What a delegate conforms to.
  public enum DelegateKind: String, CaseIterable, Equatable, Sendable {
    /// The protocol with the refresh methods.
    case refresh
    /// The base protocol only, so that nobody listens to a refresh.
    case scroll
    /// There is no delegate.
    case none
  }

  /// How a refresh that a step ends has gone.
  public enum Outcome: String, CaseIterable, Equatable, Sendable {
    /// The work is done.
    case success
    /// The work has failed.
    case failure
  }

  /// How fast a release slows down.
  public enum DecelerationRate: Equatable, Sendable {
    /// The usual rate, 0.998 a millisecond.
    case normal
    /// The fast rate, 0.99 a millisecond.
    case fast
    /// The factor by which the velocity shrinks each millisecond, between 0 and 1.
    case custom(Double)
  }
}
