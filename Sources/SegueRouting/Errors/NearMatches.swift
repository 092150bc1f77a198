/// The candidates within an edit distance of 2, the nearest first, then in the order of their bytes.
/// - Complexity: O(n · m²) for n candidates of m characters.
func nearMatches(of text: String, in candidates: some Sequence<String>) -> [String] {
  candidates.map { (candidate: $0, distance: editDistance(text, $0)) }
    .filter { (1...2).contains($0.distance) }
    .sorted {
      $0.distance != $1.distance
        ? $0.distance < $1.distance
        : $0.candidate.utf8.lexicographicallyPrecedes($1.candidate.utf8)
    }
    .map(\.candidate)
}

/// How many characters must be put in, left out or changed to make one text the other.
private func editDistance(_ one: String, _ other: String) -> Int {
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
