/// A segue whose types of destination and payload are erased, and can still be used.
protocol ErasedSegue: SegueDeclaring {
  /// Checks the payload, and performs the segue from a source of its own class or of a subclass.
  func perform<Leaving>(
    on router: SegueRouter<Leaving>, payload: Any?, sender: Any?, respectingGuards: Bool,
    completion: SegueCompletion?
  ) throws(SegueError) -> SegueAnswer
}

extension Segue: ErasedSegue {
  func perform<Leaving>(
    on router: SegueRouter<Leaving>, payload: Any?, sender: Any?, respectingGuards: Bool,
    completion: SegueCompletion?
  ) throws(SegueError) -> SegueAnswer {
    let segue = leaving(from: Leaving.self)
    let typed: Payload
    do throws(SegueError) {
      typed = try checked(payload, key: segue.key)
    } catch {
      completion?(.failure(error))
      throw error
    }
    return try router.perform(
      segue, payload: typed, sender: sender, respectingGuards: respectingGuards,
      completion: completion)
  }
}

/// A payload of unknown type as the declared one: exactly that type, or a subclass, or what
/// conforms to a declared protocol.
///
/// A plain cast would also take the value out of an optional, and bridge numbers and strings to
/// classes: what it makes has another type than what was given.
func checked<Payload>(_ payload: Any?, key: SegueKey) throws(SegueError) -> Payload {
  let expected = SegueType(Payload.self)
  guard let payload else {
    if let nothing = () as? Payload, Payload.self == Void.self { return nothing }
    throw .payloadMissing(key, expected: expected)
  }
  let actual: Any.Type = type(of: payload)
  guard let value = payload as? Payload, type(of: value as Any) == actual else {
    throw .payloadMismatch(key, expected: expected, actual: SegueType(actual))
  }
  return value
}
