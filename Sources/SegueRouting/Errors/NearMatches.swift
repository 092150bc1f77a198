/// The candidates within an edit distance of 2, the nearest first, then in the order of their
/// bytes.
/// - Complexity: O(n · m²) for n candidates of m characters.
func nearMatches(of text: String, in candidates: [String]) -> [String] {
  let ranked = inOrderOfBytes(candidates).map { candidate in
    let distance = editDistance(Array(text.unicodeScalars), Array(candidate.unicodeScalars))
    return (candidate, distance)
  }
  return [1, 2].flatMap { distance in ranked.filter { $0.1 == distance }.map(\.0) }
}

/// Texts in the order of their bytes, each once.
func inOrderOfBytes(_ texts: [String]) -> [String] {
  var ordered: [String] = []
  for text in texts.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  where ordered.last.map({ !text.hasSameBytes(as: $0) }) ?? true {
    ordered.append(text)
  }
  return ordered
}

/// Counts the symbols that must be put in, left out or changed to make one text the other.
/// - Parameters:
///   - one: The symbols of one text, such as its characters.
///   - other: The symbols of the other.
///   - countsSwapsOnce: Whether two neighbours that are swapped count as one change instead of two.
///     No symbol is then changed twice.
/// - Returns: The least number of changes.
/// - Complexity: O(n · m) in the two lengths.
package func editDistance<Symbol: Equatable>(
  _ one: [Symbol], _ other: [Symbol], countsSwapsOnce: Bool = false
) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for row in one.indices {
    var current = [row + 1]
    for column in other.indices {
      var least = min(current[column], last[column + 1]) + 1
      least = min(least, last[column] + (one[row] == other[column] ? 0 : 1))
      if countsSwapsOnce, row > 0, column > 0, one[row] == other[column - 1],
        one[row - 1] == other[column]
      {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    beforeLast = last
    last = current
  }
  return last[other.count]
}
