/// What a shell does next.
package enum Delivery: Equatable, Sendable {
  /// Something is to be told or asked.
  case effect(PullEffect)
  /// Content that others move is to do something, before anything else is told.
  case request(ContentRequest)
  /// Something of the shell's own is in its turn, by the number that it gave it.
  case callback(Int)
  /// Something that content that others move said of itself makes no sense.
  case refused(RefusedFact)
}
