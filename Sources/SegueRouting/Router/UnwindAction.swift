/// How a screen takes an unwind.
///
/// The target is a screen, or nothing where the screen is known.
struct UnwindAction<Target> {
  let token: SegueToken
  let payload: SegueType
  /// Whether it takes one from this screen now.
  let canUnwind: (Target, any SegueScreen) -> Bool
  /// Checks what is handed over, and answers what receives it; `nil` if nothing does.
  let receive: ((Any?) throws(SegueError) -> (Target) throws -> Void)?

  /// The same action for what leads to its target: a subclass of it, or nothing if it is known.
  func reached<Other>(by way: @escaping (Other) -> Target) -> UnwindAction<Other> {
    var receiveOther: ((Any?) throws(SegueError) -> (Other) throws -> Void)?
    if let receive {
      receiveOther = { payload throws(SegueError) in
        let run = try receive(payload)
        return { try run(way($0)) }
      }
    }
    return UnwindAction<Other>(
      token: token, payload: payload, canUnwind: { canUnwind(way($0), $1) },
      receive: receiveOther)
  }
}
