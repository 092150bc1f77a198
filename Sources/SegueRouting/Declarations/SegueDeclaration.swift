/// A segue without its generic parameters: what a map holds, and what can be compared.
public struct SegueDeclaration: Hashable, Sendable, CustomStringConvertible {
  /// What the segue is found by.
  public let key: SegueKey
  /// How the segue moves on.
  public let kind: SegueKind
  /// The type of the destination.
  public let destination: SegueType
  /// Where the destination stands in what the segue goes to.
  public let path: SeguePath
  /// Where the slots of typed tabs stand below their tabs, or those of a split below its columns.
  public let slots: [SeguePath]
  /// The type of the payload; `Void` for none.
  public let payload: SegueType

  /// The declaration in words, such as `Master.detail → Detail at .root with Int by show`.
  public var description: String {
    "\(key) → \(destination) at \(path) with \(payload) by \(kind)"
      + (slots.isEmpty ? "" : ", slots \(slots)")
  }
}

/// A segue of any types, as it goes into a ``SegueMap``.
///
/// ``Segue`` conforms to it; nothing else may, and what does is left out of maps.
public protocol AnySegue: Sendable {
  /// What the segue declares.
  var declaration: SegueDeclaration { get }
}

/// A segue whose types of destination and payload are hidden, and can still be used.
protocol HiddenSegue: AnySegue {
  /// Checks the payload, and performs the segue from a source of its own class or of a subclass.
  func perform<Leaving>(
    on router: SegueRouter<Leaving>, payload: Any?, sender: Any?, respectingGuards: Bool,
    completion: SegueCompletion?
  ) throws(SegueError) -> SegueAnswer
}

extension Segue: HiddenSegue {
  /// What the segue declares.
  public var declaration: SegueDeclaration {
    SegueDeclaration(
      key: key, kind: kind, destination: SegueType(Destination.self), path: path, slots: slots,
      payload: SegueType(Payload.self))
  }

  /// The same segue of a subclass.
  func leaving<Leaving>(from source: Leaving.Type) -> Segue<Leaving, Destination, Payload> {
    Segue<Leaving, Destination, Payload>(name, details)
  }

  func perform<Leaving>(
    on router: SegueRouter<Leaving>, payload: Any?, sender: Any?, respectingGuards: Bool,
    completion: SegueCompletion?
  ) throws(SegueError) -> SegueAnswer {
    let segue = leaving(from: Leaving.self)
    let checkedPayload: Payload
    do throws(SegueError) {
      checkedPayload = try checked(payload, as: Payload.self, key: segue.key)
    } catch {
      completion?(.failure(error))
      throw error
    }
    return try router.perform(
      segue, payload: checkedPayload, sender: sender, respectingGuards: respectingGuards,
      completion: completion)
  }
}
