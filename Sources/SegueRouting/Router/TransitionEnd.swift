/// Tells once that a transition is over: when it is told so, or when nobody can tell it any more.
final class TransitionEnd {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  deinit { body?() }

  func come() {
    let body = exchange(&self.body, with: nil)
    body?()
  }
}
