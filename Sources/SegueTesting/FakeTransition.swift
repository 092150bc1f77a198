/// A transition of a window that has begun and not ended.
final class FakeTransition {
  private(set) var isOver = false
  private var completion: (() -> Void)?
  private var waiting: [() -> Void] = []

  init(_ completion: @escaping () -> Void) {
    self.completion = completion
  }

  /// Calls a closure after the completion.
  func whenOver(_ body: @escaping () -> Void) {
    waiting.append(body)
  }

  func end() {
    isOver = true
    completion?()
    for body in waiting { body() }
    forget()
  }

  /// Ends without telling anybody.
  func forget() {
    isOver = true
    // What is let go of may begin the next transition, so this one holds nothing by then.
    let (oldCompletion, oldWaiting) = (completion, waiting)
    (completion, waiting) = (nil, [])
    withExtendedLifetime((oldCompletion, oldWaiting)) {}
  }
}
