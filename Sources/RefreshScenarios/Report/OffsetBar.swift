/// A bar of fixed width that shows how far content is from rest.
///
/// Rest is the line `┃`. Right of it stands how far the content is pulled down, with eighths of a
/// cell; left of it how far it has been scrolled into the list, on a scale of its own.
package struct OffsetBar: Equatable {
  private static let pulledCells = 24
  private static let scrolledCells = 6
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// The points of pull that a cell right of the line stands for.
  package let pulledPerCell: Double
  /// The points of scroll that a cell left of the line stands for.
  package let scrolledPerCell: Double

  /// Creates a bar whose scales hold all of these pulls; a negative one is a scroll into the list.
  package init(pulls: [Double]) {
    let finite = pulls.filter(\.isFinite)
    pulledPerCell = Self.scale(finite.max() ?? 0, cells: Self.pulledCells)
    scrolledPerCell = Self.scale(-(finite.min() ?? 0), cells: Self.scrolledCells)
  }

  /// Returns the bar of a pull; each bar has the same number of columns.
  package func text(_ pull: Double) -> String {
    let right = pull.isFinite ? max(0, pull) : 0
    let left = pull.isFinite ? max(0, -pull) : 0
    // A pull of a twentieth of a point is seen, however coarse the scale.
    let share = min(Double(Self.pulledCells), right / pulledPerCell)
    let steps = max(Int((share * 8).rounded()), right >= 0.05 ? 1 : 0)
    let bar = String(repeating: "█", count: steps / 8) + Self.eighths[steps % 8]
    let scrolled = min(Double(Self.scrolledCells), left / scrolledPerCell)
    let cells = left >= 0.05 ? max(1, Int(scrolled.rounded())) : 0
    return String(repeating: " ", count: Self.scrolledCells - cells)
      + String(repeating: "░", count: cells) + "┃" + bar
      + String(repeating: " ", count: Self.pulledCells - bar.count)
  }

  /// The heading of a column of bars, as wide as a bar.
  package var title: String {
    "list".padded(to: Self.scrolledCells) + "┃" + "pull".padded(to: Self.pulledCells)
  }

  /// Returns the points a cell stands for: 1, 2 or 5 times a power of ten, from 1 on.
  private static func scale(_ distance: Double, cells: Int) -> Double {
    var power = 1.0
    while true {
      for step in [1.0, 2, 5] where Double(cells) * step * power >= distance {
        return step * power
      }
      power *= 10
    }
  }
}
