/// What is registered for an identifier beside its handler.
struct SegueHooks<Source: SegueScreen> {
  /// Whether the segue may be performed; the second argument is the sender.
  var shouldPerform: ((Source, Any?) -> Bool)?
  /// Makes the destination; the second argument is the payload.
  var make: ((Source, Any) throws -> (any SegueScreen)?)?
  /// Takes unwinds.
  var unwind: UnwindAction<Source>?

  /// These, and another's where there is none.
  func completed(by other: SegueHooks) -> SegueHooks {
    SegueHooks(
      shouldPerform: shouldPerform ?? other.shouldPerform, make: make ?? other.make,
      unwind: unwind ?? other.unwind)
  }

  /// The hooks for a subclass.
  func lifted<Derived: SegueScreen>(
    by upcast: @escaping (Derived) -> Source
  ) -> SegueHooks<Derived> {
    SegueHooks<Derived>(
      shouldPerform: shouldPerform.map { body in { body(upcast($0), $1) } },
      make: make.map { body in { try body(upcast($0), $1) } },
      unwind: unwind.map { $0.lifted(by: upcast) })
  }
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
