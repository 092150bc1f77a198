import RefreshKit
import RefreshKitTesting

extension ScenarioSnapshot {
  /// How far the content is below rest; negative if it is scrolled into the list.
  var pull: Double { restOffset - offset.y }

  /// The lines of the text form under the title of a snapshot.
  var figures: [(name: String, words: String)] {
    var state = [self.state, "indicator \(indicator)"]
    if armed { state.insert("armed", at: 1) }
    if let nextDeadline { state.append("deadline at \(nextDeadline.rounded(to: 3))") }
    if let nextEvent { state.append("next event at \(nextEvent.rounded(to: 3))") }
    var motion: [String] = []
    if isTracking { motion.append("tracking") }
    if isDragging { motion.append("dragging") }
    if isDecelerating { motion.append("decelerating") }
    motion.append("velocity \(velocity.words)")
    let counts = self.counts
    return [
      ("state", state.joined(separator: ", ")),
      (
        "offset",
        "\(offset.words), rest \(restOffset.rounded(to: 2)), hold \(holdOffset.rounded(to: 2))"
      ),
      (
        "pull",
        "\(pullDistance.rounded(to: 2)), progress \(progress.rounded(to: 3)), "
          + "visible \(visibleHeight.rounded(to: 2)), "
          + (controlY.map { "control at y \($0.rounded(to: 2))" } ?? "no control")
      ),
      ("motion", motion.joined(separator: ", ")),
      (
        "insets",
        "adjusted \(adjustedContentInset.words), content \(contentInset.words), "
          + "refresh \(refreshInset.rounded(to: 2)), header \(pinnedHeaderInset.rounded(to: 2))"
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

extension ScrollPoint {
  /// The point for a person.
  var words: String { "(\(x.rounded(to: 2)), \(y.rounded(to: 2)))" }
}

extension ContentInsets {
  /// Top, left, bottom and right for a person.
  var words: String { "(" + fields.map(\.value.words).joined(separator: ", ") + ")" }
}

extension JSONValue {
  /// The value for a person.
  var words: String {
    switch self {
    case .number(let number): number.rounded(to: 2)
    case .text(let text): text.onOneLine
    case .null, .flag, .array, .object: found
    }
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
