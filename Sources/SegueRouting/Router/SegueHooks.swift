/// What is registered for an identifier beside its handler.
struct SegueHooks<Source: SegueScreen> {
  typealias ShouldPerform = (Source, Any?) -> Bool
  typealias Make = (Source, Any) throws -> (any SegueScreen)?

  /// Whether the segue may be performed; the second argument is the sender.
  var shouldPerform: ShouldPerform?
  /// Makes the destination; the second argument is the payload.
  var make: Make?
  /// Takes unwinds.
  var unwind: UnwindAction<Source>?
}

/// How a screen takes an unwind.
struct UnwindAction<Target: SegueScreen> {
  let number: Int
  let place: SeguePlace
  let payload: Any.Type
  let canUnwind: (Target, any SegueScreen) -> Bool
  let run: (Target, Any) throws -> Void

  func lifted<Derived: SegueScreen>(
    by upcast: @escaping (Derived) -> Target
  ) -> UnwindAction<Derived> {
    UnwindAction<Derived>(
      number: number, place: place, payload: payload,
      canUnwind: { [canUnwind] in canUnwind(upcast($0), $1) },
      run: { [run] in try run(upcast($0), $1) })
  }
}
