/// The action of the screen that an unwind goes back to, without the type of that screen.
struct AcceptedUnwind {
  let payload: Any.Type
  /// Checks what is handed over, and answers what receives it, if anything does.
  let receive: ((Any?) -> Result<() throws -> Void, SegueError>)?
}
