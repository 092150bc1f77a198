import RefreshCore

/// The ends at which there are or were controls, but for the top: most lists have none.
///
/// A type of its own, and not methods of the model: what a method reads is copied for it, and the
/// model is large.
struct OtherEnds: Equatable, Sendable {
  private var ends: [RefreshEnd] = []

  @inline(__always)
  var isEmpty: Bool { ends.isEmpty }

  /// When the first of their refreshes ends by itself; `nil` if none will.
  @inline(never)
  func nextDeadline(or other: Instant?) -> Instant? {
    ends.reduce(other) { earlier($0, $1.machine.nextDeadline) }
  }

  /// Whether none of the controls has a part in a frame that only moves the content.
  @inline(never)
  func areIdle() -> Bool {
    ends.allSatisfy { end in
      !end.isAttached || (end.machine.state == .idle && end.includesTitle == end.hasTitle)
    }
  }

  /// Takes in a drag that changes nothing but the distance of pulls, if it is one: `overshoot` says
  /// how far the content is past its rest at an edge.
  @inline(never)
  mutating func pullOn(overshoot: (RefreshEdge) -> Double) -> Bool {
    for place in ends.indices {
      let distance = overshoot(ends[place].edge)
      if !ends[place].isAttached || ends[place].isIdle(distance: distance) { continue }
      guard ends[place].gesture.isVetoAsked, ends[place].gesture.pullsControl,
        ends[place].machine.dragsSteadily(to: distance)
      else { return false }
    }
    return true
  }

  mutating func changeAll(_ body: (inout RefreshEnd) -> Void) {
    for place in ends.indices { body(&ends[place]) }
  }

  /// The end at an edge; one without a control if there has never been one.
  @inline(never)
  subscript(_ edge: RefreshEdge) -> RefreshEnd {
    ends.first { $0.edge == edge } ?? RefreshEnd(configuration: .uiRefreshControl, edge: edge)
  }

  func contains(_ edge: RefreshEdge) -> Bool { ends.contains { $0.edge == edge } }

  /// Changes the end at an edge.
  mutating func change<Answer>(
    _ edge: RefreshEdge, _ body: (inout RefreshEnd) -> Answer
  ) -> Answer {
    body(&ends[place(of: edge)])
  }

  @inline(never)
  private mutating func place(of edge: RefreshEdge) -> Int {
    if let place = ends.firstIndex(where: { $0.edge == edge }) { return place }
    ends.append(RefreshEnd(configuration: .uiRefreshControl, edge: edge))
    return ends.count - 1
  }
}
