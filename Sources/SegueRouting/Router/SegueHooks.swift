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

  var isEmpty: Bool { shouldPerform == nil && make == nil && unwind == nil }
}
