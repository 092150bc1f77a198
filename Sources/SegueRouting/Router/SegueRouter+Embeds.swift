/// What becomes of a handler for an embed segue that has fired without one.
public enum LateEmbedHandler: Hashable, Sendable {
  /// It is run once with the child, if that is still alive.
  case replay
  /// It is refused.
  case refuse
}

/// An embed segue that has fired.
struct FiredEmbed {
  weak var child: (any SegueScreen)?
  var isHandled: Bool
}

extension SegueRouter {
  /// Fires an embed segue, which fires once: not from inside either, and again only if it fails.
  func firing<Answer>(
    _ key: SegueKey, _ body: () throws(SegueError) -> Answer
  ) throws(SegueError) -> Answer {
    if firedEmbeds[key] != nil { throw .embedAlreadyFired(key) }
    firedEmbeds[key] = FiredEmbed(child: nil, isHandled: true)
    do throws(SegueError) {
      return try body()
    } catch {
      firedEmbeds[key] = nil
      throw error
    }
  }

  /// Runs the handler of an embed segue that has fired without one.
  func replay(
    _ handler: any ErasedSegueHandler<Source>, kind: SegueKind, late: LateEmbedHandler
  ) throws(SegueError) {
    let key = handler.token.key
    guard kind == .embed, let fired = firedEmbeds[key], !fired.isHandled else { return }
    if late == .refuse { throw .embedAlreadyFired(key) }
    guard let source, let child = fired.child else { return }
    // Before the handler runs, so that it cannot run twice by registering again.
    firedEmbeds[key]?.isHandled = true
    do throws(SegueError) {
      try flow.holding { () throws(SegueError) in
        try handler.prepare(from: source, to: child, payload: nil, sender: nil)
      }
    } catch {
      firedEmbeds[key]?.isHandled = false
      throw error
    }
  }
}
