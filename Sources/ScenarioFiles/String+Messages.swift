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
  /// Close is: equal but for case, or at most a third of the letters (and at most three)
  /// inserted, removed, replaced or swapped with a neighbour. The first of equals counts.
  package func nearest(among names: [String]) -> String? {
    let word = lowercased()
    guard word.count <= 40 else { return nil }
    var best: (name: String, distance: Int)?
    // A name whose length is more than three letters off is never close.
    for name in names where abs(name.count - word.count) <= 3 {
      let distance = word.editDistance(to: name.lowercased())
      let allowed = Swift.min(3, Swift.max(1, name.count / 3))
      if distance <= allowed, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// The least number of single changes that make this text the other one.
  ///
  /// - Complexity: O(*n*·*m*) in the two lengths.
  package func editDistance(to other: String) -> Int {
    let left = Array(self)
    let right = Array(other)
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var least = Swift.min(current[column], previous[column + 1]) + 1
        least = Swift.min(least, previous[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = Swift.min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
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
