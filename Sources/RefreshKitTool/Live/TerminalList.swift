import RefreshKit

/// A list in the rows of a terminal that is pulled to refresh: an example of a host of one's own.
///
/// It shares nothing with `ScrollView`. What makes it a host is `RefreshHost`: it says how far its
/// content is pulled, and moves its content when asked. All lengths are in rows. The content stands
/// at whole rows when nothing moves, and anywhere between while it is pulled or springs back.
///
/// The calls of the library stand in four places: the finger, time, what the control asks for, and
/// each change of the content.
final class TerminalList: RefreshHost {
  /// What the library keeps for a host.
  let refreshContext = RefreshContext()

  /// The texts of the rows.
  private(set) var rows: [String]

  /// How many rows can be seen.
  private(set) var height: Int

  /// The row at the upper edge of the list; negative while the content is pulled down.
  private(set) var top = 0.0

  private var drag: AxisDrag?
  private var glide: Glide?

  /// The control is one line high; three rows of pull begin a refresh when they are let go.
  private static let configuration: RefreshConfiguration = {
    do {
      return try RefreshConfiguration(
        height: 1, triggerDistance: 3, policy: .release, titleHeight: 0)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// Creates a list with its control.
  init(rows: [String], height: Int) {
    self.rows = rows
    self.height = height
    let control = RefreshControl(configuration: Self.configuration)
    control.setTitle("Pull to refresh", for: .pulling)
    control.setTitle("Release to refresh", for: .armed)
    control.setTitle("Loading", for: .refreshing)
    control.setTitle("Up to date", for: .ending)
    addRefreshControl(control)
  }

  // MARK: What the library reads

  var pullDistance: Double { max(0, -top) }
  var viewportHeight: Double { Double(height) }
  var isTracking: Bool { drag != nil }
  var isMoving: Bool { glide != nil }

  /// The place of the content at its upper edge: a row lower while the refresh line stays open.
  private var upperEdge: Double { -refreshInset }

  /// The place of the content at its lower edge.
  private var lowerEdge: Double { Double(max(0, rows.count - height)) }

  // MARK: The finger, which is the mouse here. First the content moves, then that is told.

  /// A finger touches a row of the screen, and stops the content there.
  func press(at row: Int) {
    if isTracking { cancel() }
    glide = nil
    drag = AxisDrag(offset: top, finger: Double(row), edges: edges)
    refreshTouchBegan()
  }

  /// The finger moves to another row; the content follows, past an edge as on a rubber band.
  func drag(to row: Int) {
    guard var drag else { return }
    drag.move(fingerTo: Double(row))
    self.drag = drag
    top = drag.offset
    refreshDragged()
  }

  /// The finger lets go; far enough, that begins a refresh.
  func release() {
    endDrag { refreshTouchEnded() }
  }

  /// The finger is lost, which never begins a refresh.
  func cancel() {
    endDrag { refreshTouchCancelled() }
  }

  private func endDrag(_ tell: () -> Void) {
    guard isTracking else { return }
    drag = nil
    tell()
    // Whether a refresh runs is known now, and so where the content belongs.
    springBack()
  }

  // MARK: Time

  /// The next step of the motion; the library calls `moveContent()` then.
  var nextMove: Instant? { glide?.nextStep }

  func moveContent() {
    guard var glide else { return }
    top = glide.place(at: now)
    self.glide = glide.advance(past: now) ? glide : nil
  }

  // MARK: What the control asks for

  /// The refresh line is held open, or no more: a motion to the upper edge follows that edge.
  func refreshInsetDidChange() {
    if let glide, glide.target <= 0 { move(to: upperEdge) }
  }

  func returnToRest() {
    springBack()
  }

  func scrollToHold(animated: Bool) {
    if animated { move(to: -heldRefreshHeight) } else { jump(to: -heldRefreshHeight) }
  }

  // MARK: The content

  /// Scrolls by rows, as the wheel and the keys do, between the edges.
  func scroll(by distance: Double) {
    guard !isTracking else { return }
    jump(to: min(max(top.rounded() + distance, upperEdge), lowerEdge))
  }

  /// Puts rows before the first.
  ///
  /// Rows that are being read stay where they are; at the top the new ones appear.
  func prepend(_ new: [String]) {
    rows.insert(contentsOf: new, at: 0)
    if top > 0 { top += Double(new.count) }
    layOut()
  }

  /// Shows another number of rows.
  func resize(to height: Int) {
    self.height = height
    if !isTracking && !isMoving { top = min(top, lowerEdge) }
    layOut()
  }

  /// A finger and a motion go on from where the content is, between the edges that it has now.
  private func layOut() {
    drag?.rebase(offset: top, edges: edges)
    if let glide { move(to: glide.target <= 0 ? upperEdge : lowerEdge) }
    refreshContentMoved()
  }

  private var edges: AxisDrag.Edges {
    AxisDrag.Edges(lower: upperEdge, upper: lowerEdge, dimension: viewportHeight)
  }

  /// Lets content that is past an edge, or shows the refresh line in part, go where it belongs.
  private func springBack() {
    if top < 0 { move(to: upperEdge) } else if top > lowerEdge { move(to: lowerEdge) }
  }

  private func move(to target: Double) {
    glide = Glide(from: top, velocity: glide?.velocity(at: now) ?? 0, to: target, at: now)
    refreshContentMoved()
  }

  private func jump(to place: Double) {
    glide = nil
    top = place
    refreshContentMoved()
  }
}
