package import ScrollCore

/// The edge of the content past which a control is pulled.
///
/// Edges are physical: a host that reads from right to left maps leading and trailing itself.
public enum RefreshEdge: UInt8, Sendable, CaseIterable {
  /// The upper edge, past which content is pulled down.
  case top
  /// The lower edge, past which content is pulled up.
  case bottom
  /// The left edge, past which content is pulled to the right.
  case left
  /// The right edge, past which content is pulled to the left.
  case right

  /// Which end of its axis the edge is.
  package var end: AxisMotion.Edge {
    switch self {
    case .top, .left: .lower
    case .bottom, .right: .upper
    }
  }

  /// Whether the edge is one of the vertical axis.
  package var isVertical: Bool {
    switch self {
    case .top, .bottom: true
    case .left, .right: false
    }
  }
}

/// Some of the edges, one after the other; it takes no memory of its own.
struct EdgeOrder: Equatable, Sendable, Sequence, IteratorProtocol {
  /// Four bits an edge: its number and one more; 0 after the last.
  private var bits: UInt16 = 0
  private var count: UInt16 = 0

  init() {}

  init(_ edge: RefreshEdge) { append(edge) }

  static let all: EdgeOrder = {
    var all = EdgeOrder(.top)
    all.append(.bottom)
    all.append(.left)
    all.append(.right)
    return all
  }()

  mutating func append(_ edge: RefreshEdge) {
    bits |= (UInt16(edge.rawValue) + 1) << (4 * count)
    count += 1
  }

  /// Takes out the first edge.
  mutating func next() -> RefreshEdge? {
    guard bits != 0 else { return nil }
    let edge = RefreshEdge(rawValue: UInt8(bits & 15) - 1)
    bits >>= 4
    count -= 1
    return edge
  }
}

/// A set of edges.
struct RefreshEdges: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ edge: RefreshEdge) { self.init(rawValue: 1 << edge.rawValue) }

  func contains(_ edge: RefreshEdge) -> Bool { contains(RefreshEdges(edge)) }

  /// The first edge of the set, in the order top, bottom, left, right; `nil` if there is none.
  var first: RefreshEdge? {
    isEmpty ? nil : RefreshEdge(rawValue: UInt8(truncatingIfNeeded: rawValue.trailingZeroBitCount))
  }
}
