import ScrollCore

/// Where the rows of a list stand: their heights added up, one row under the other.
struct RowLayout {
  /// The lower edge of each row, from the top of the first one; never falls.
  private var edges: [Double] = []

  /// No rows.
  init() {}

  /// Asks for the height of each row, and reports one that makes no sense, which counts as 0.
  ///
  /// - Complexity: O(n) in the number of rows.
  init(count: Int, height: (Int) -> Double, refuses: (Double) -> Void) {
    edges.reserveCapacity(max(0, count))
    var edge = 0.0
    for row in 0..<max(0, count) {
      let asked = height(row)
      let isValid = asked >= 0 && ScrollLimits.allow(edge + asked)
      if !isValid { refuses(asked) }
      edge += isValid ? asked : 0
      edges.append(edge)
    }
  }

  var count: Int { edges.count }

  /// The height of all rows.
  var height: Double { edges.last ?? 0 }

  /// The row at a place, counted from the top of the first row; `nil` above and below the rows.
  ///
  /// - Complexity: O(log n) in the number of rows.
  func row(at y: Double) -> Int? {
    guard y >= 0, y < height else { return nil }
    var low = 0
    var high = edges.count - 1
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The upper edge and the height of a row; `nil` for a row that is not there.
  func place(of row: Int) -> (y: Double, height: Double)? {
    guard edges.indices.contains(row) else { return nil }
    let top = row == 0 ? 0 : edges[row - 1]
    return (top, edges[row] - top)
  }
}
