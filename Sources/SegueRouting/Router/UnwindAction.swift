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

/// What a screen answers when it is asked to take an unwind.
enum UnwindReply {
  /// It is no place to go back to by this name.
  case unregistered
  /// It is one, and its guard says no.
  case declined
  case accepted
}

/// The action of the screen that an unwind goes back to, without the type of that screen.
struct AcceptedUnwind {
  let payload: Any.Type
  /// Checks what is handed over, and answers what receives it, if anything does.
  let receive: ((Any?) -> Result<() throws -> Void, SegueError>)?
}
