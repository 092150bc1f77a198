/// A split container whose two columns have declared types.
public struct TypedSplit<Primary, Secondary>: TypedContainer {
  /// The container itself.
  public let container: any SegueScreen
  /// The first column, as it was when the container was checked.
  public let primary: Primary
  /// The second column, as it was when the container was checked.
  public let secondary: Secondary

  /// Checks that a screen is a split container, then its columns; `slots` are below the columns.
  /// - Throws: ``SegueError/containerStepFailed(_:step:found:path:)`` for a missing column,
  ///   ``SegueError/destinationMismatch(_:expected:actual:path:proposal:)``.
  public init(_ screen: any SegueScreen, key: SegueKey, slots: [SeguePath]) throws(SegueError) {
    container = try Self.container(screen, .split, key: key)
    primary = try resolve(
      Primary.self, from: screen, at: .primary.followed(by: slots.first ?? .direct), key: key)
    secondary = try resolve(
      Secondary.self, from: screen,
      at: .secondary.followed(by: slots.dropFirst().first ?? .direct), key: key)
  }
}
