import SegueRouting

extension String {
  /// The text in quotation marks, with control characters escaped, and shortened if it is long.
  package var quoted: String { shortened().debugDescription }

  /// Returns the text itself, or the beginning of one that is longer than a number of letters.
  func shortened(to limit: Int = 60) -> String {
    dropFirst(limit).isEmpty ? self : prefix(limit) + "…"
  }

  /// The text with each control character escaped, so that it stays on one line.
  package var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      let breaks = scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
      if breaks || scalar.value == 0x2028 || scalar.value == 0x2029 {
        line += scalar.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The end of a message that offers the nearest of the known names, or nothing.
  package func suggestion(among names: [String]) -> String {
    guard let near = nearest(among: names) else { return "" }
    return ", did you mean \(near.quoted)?"
  }

  /// The known name that is closest to this one, if one is close enough to be meant.
  ///
  /// Close is: equal but for case, the same letters in another order, or at most a third of the
  /// letters (at most three) put in, left out or changed. The first of equals counts.
  package func nearest(among names: [String]) -> String? {
    let word = lowercased()
    guard word.count <= 40 else { return nil }
    // Where the lengths differ by more, the distance is no more than a bound.
    let near = names.filter { abs($0.count - word.count) <= 2 }.map { name in
      let distance = editDistance(Array(word), Array(name.lowercased()))
      let isReordered = name.lowercased().sorted() == word.sorted()
      return (name: name, distance: isReordered ? Swift.min(distance, 1) : distance)
    }
    return near.filter { $0.distance <= Swift.min(3, Swift.max(1, $0.name.count / 3)) }
      .min { $0.distance < $1.distance }?.name
  }
}

extension [String] {
  /// The names in quotation marks with an "or" before the last.
  package var alternatives: String {
    let names = map(\.quoted)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
