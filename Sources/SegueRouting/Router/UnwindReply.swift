/// What a screen answers when it is asked to take an unwind.
enum UnwindReply {
  /// It is no place to go back to by this name.
  case unregistered
  /// It is one, and its guard says no.
  case declined
  case accepted
}
