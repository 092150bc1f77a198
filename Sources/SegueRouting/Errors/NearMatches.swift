/// The candidates within an edit distance of 2, the nearest first, then in the order of their
/// bytes.
/// - Complexity: O(n · m²) for n candidates of m characters.
func nearMatches(of text: String, in candidates: [String]) -> [String] {
  var nearest: [String] = []
  var others: [String] = []
  for candidate in inOrderOfBytes(candidates) {
    switch editDistance(text, candidate) {
    case 1: nearest.append(candidate)
    case 2: others.append(candidate)
    default: break
    }
  }
  return nearest + others
}

/// Texts in the order of their bytes, each once.
func inOrderOfBytes(_ texts: [String]) -> [String] {
  var ordered: [String] = []
  for text in texts.sorted(by: precedes) {
    if let last = ordered.last, !precedes(last, text) { continue }
    ordered.append(text)
  }
  return ordered
}

private func precedes(_ one: String, _ other: String) -> Bool {
  one.utf8.lexicographicallyPrecedes(other.utf8)
}

/// How many characters must be put in, left out or changed to make one text the other.
package func editDistance(_ one: String, _ other: String) -> Int {
  let one = Array(one.unicodeScalars)
  let other = Array(other.unicodeScalars)
  if abs(one.count - other.count) > 2 { return 3 }
  var row = Array(0...other.count)
  for (line, scalar) in one.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for column in other.indices {
      let change = diagonal + (scalar == other[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(change, row[column] + 1, diagonal + 1)
    }
  }
  return row[other.count]
}
