/// The identifiers of one screen's segues, as an enum of strings.
///
/// ```swift
/// enum SegueID: String, SegueIdentifier { case toNext, toHelp }
/// ```
///
/// Do not call it `Segue`: a nested type of that name hides ``Segue``.
public protocol SegueIdentifier: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

extension SegueIdentifier {
  /// The case that an identifier stands for; `nil` for a segue without an identifier.
  ///
  /// `nil` is not the empty string: a segue without an identifier is nobody's, and an empty
  /// identifier is an error even if a case has it as its raw value.
  /// - Throws: ``SegueError/unknownIdentifier(_:near:)`` for one outside the enum, with the cases
  ///   that are spelled much like it; ``SegueError/invalidIdentifier(_:)`` for an empty one.
  public static func of(
    _ identifier: String?, in source: Any.Type
  ) throws(SegueError) -> Self? {
    guard let identifier else { return nil }
    let key = SegueKey(source: source, identifier: identifier)
    if identifier.isEmpty { throw .invalidIdentifier(key) }
    // Not `init(rawValue:)`, which takes strings that look alike for equal.
    if let found = allCases.first(where: { $0.rawValue.hasSameBytes(as: identifier) }) {
      return found
    }
    throw .unknownIdentifier(
      key, near: nearMatches(of: identifier, in: allCases.map(\.rawValue)))
  }
}

/// A screen whose segues are an enum: performs by case, and prepares by an exhaustive `switch`.
///
/// A view controller has ``performSegue(withIdentifier:sender:)`` already, and forwards
/// `prepare(for:sender:)` to ``prepare(identifier:destination:sender:)``; <doc:SegueRouting> shows
/// one.
public protocol IdentifierSegueSource: AnyObject {
  /// The identifiers of the segues that leave from this screen.
  associatedtype SegueID: SegueIdentifier

  /// Performs the segue of an identifier, as `UIViewController` does.
  func performSegue(withIdentifier identifier: String, sender: Any?)

  /// Sets up a destination: one `switch` over all cases, so that a new case does not compile
  /// until it is dealt with.
  func prepare(_ segue: SegueID, destination: AnyObject, sender: Any?)
}

extension IdentifierSegueSource {
  /// Performs a segue of this screen.
  public func perform(_ segue: SegueID, sender: Any? = nil) {
    performSegue(withIdentifier: segue.rawValue, sender: sender)
  }

  /// Tells ``prepare(_:destination:sender:)`` of a segue.
  /// - Returns: Whether it was told: not of a segue without an identifier.
  /// - Throws: ``SegueError/unknownIdentifier(_:near:)`` for one outside the enum,
  ///   ``SegueError/invalidIdentifier(_:)`` for an empty one; nothing is told then.
  public func prepare(
    identifier: String?, destination: AnyObject, sender: Any?
  ) throws(SegueError) -> Bool {
    guard let segue = try SegueID.of(identifier, in: Self.self) else { return false }
    prepare(segue, destination: destination, sender: sender)
    return true
  }
}
