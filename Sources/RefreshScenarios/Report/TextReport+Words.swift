import RefreshKit
import RefreshKitTesting

extension ScenarioSnapshot {
  /// How far the content is below rest; negative if it is scrolled into the list.
  var pull: Double { restOffset - offset.y }

  /// The lines of the text form under the title of a snapshot.
  var figures: [(name: String, words: String)] {
    var state = [self.state, "indicator \(indicator)"]
    if armed { state.insert("armed", at: 1) }
    if let nextDeadline { state.append("deadline at \(nextDeadline.formatted(decimals: 3))") }
    if let nextEvent { state.append("next event at \(nextEvent.formatted(decimals: 3))") }
    var motion: [String] = []
    if isTracking { motion.append("tracking") }
    if isDragging { motion.append("dragging") }
    if isDecelerating { motion.append("decelerating") }
    motion.append("velocity \(velocity.formatted(decimals: 2))")
    let counts = self.counts
    return [
      ("state", state.joined(separator: ", ")),
      (
        "offset",
        "\(offset.formatted(decimals: 2)), rest \(restOffset.formatted(decimals: 2)), hold \(holdOffset.formatted(decimals: 2))"
      ),
      (
        "pull",
        "\(pullDistance.formatted(decimals: 2)), progress \(progress.formatted(decimals: 3)), "
          + "visible \(visibleHeight.formatted(decimals: 2)), "
          + (controlY.map { "control at y \($0.formatted(decimals: 2))" } ?? "no control")
      ),
      ("motion", motion.joined(separator: ", ")),
      (
        "insets",
        "adjusted \(adjustedContentInset.words), content \(contentInset.words), "
          + "refresh \(refreshInset.formatted(decimals: 2)), header \(pinnedHeaderInset.formatted(decimals: 2))"
      ),
      (
        "counts",
        "actions \(counts.actions), didBeginRefresh \(counts.didBeginRefresh), "
          + "didEndRefresh \(counts.didEndRefresh), didScroll \(counts.didScroll), "
          + "indicatorRestarts \(counts.indicatorRestarts)"
      ),
    ]
  }
}

extension ContentInsets {
  /// Top, left, bottom and right for a person.
  fileprivate var words: String {
    "(" + [top, left, bottom, right].map { $0.formatted(decimals: 2) }.joined(separator: ", ") + ")"
  }
}

extension String {
  /// The text with spaces up to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text without the spaces at its end.
  var withoutSpacesAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
