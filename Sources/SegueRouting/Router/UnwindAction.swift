/// How a screen takes an unwind.
struct UnwindAction<Target: SegueScreen> {
  let number: Int
  let place: SeguePlace
  let payload: Any.Type
  /// Whether it takes one from this screen now; always, if there is none.
  let canUnwind: ((Target, any SegueScreen) -> Bool)?
  /// Checks what is handed over, and answers what receives it, if anything does.
  let receive: ((Any?) -> Result<(Target) throws -> Void, SegueError>)?

  func lifted<Derived: SegueScreen>(
    by upcast: @escaping (Derived) -> Target
  ) -> UnwindAction<Derived> {
    UnwindAction<Derived>(
      number: number, place: place, payload: payload,
      canUnwind: canUnwind.map { canUnwind in { canUnwind(upcast($0), $1) } },
      receive: receive.map { receive in
        { receive($0).map { run in { try run(upcast($0)) } } }
      })
  }
}
