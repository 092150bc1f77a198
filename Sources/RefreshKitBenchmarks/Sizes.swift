import RefreshKit

/// What the main types take up in memory.
enum Sizes {
  /// One line of text for each: the bytes, and its budget.
  ///
  /// A view is counted as it is after it was made and given a control, with the objects that the
  /// two hold. The 32 bytes that the runtime keeps beside an object with a weak reference are not
  /// seen.
  static var lines: [String] {
    var views: [ScrollView] = []
    views.reserveCapacity(1)
    let made = Allocations.counted {
      let view = ScrollView(
        viewportSize: ScrollSize(width: 320, height: 480),
        contentSize: ScrollSize(width: 320, height: 2000))
      view.addRefreshControl()
      views.append(view)
    }
    blackHole(views)
    let view = made.map { "\($0.bytes) bytes in \($0.count) allocations" } ?? "unknown"
    return [
      "scroll view with control, at rest: \(view), budget ≤ 1280",
      "machine alone: \(MemoryLayout<RefreshMachine>.size) bytes, budget ≤ 128",
    ]
  }
}
