import RefreshKit

/// What a ``CharacterList`` tells the object that is its delegate.
protocol CharacterListDelegate: AnyObject {
  func characterListDidScroll(_ list: CharacterList)
  func characterListDidEndGliding(_ list: CharacterList)
}

/// A list of lines in character cells: its rows are whole, and it glides one row a tick, or jumps.
///
/// It shares nothing with a scroll view but the refresh control.
final class CharacterList: RefreshHost {
  let refreshContext = RefreshContext()
  weak var delegate: (any CharacterListDelegate)? {
    didSet { refreshDelegate = delegate }
  }

  /// How many rows the window has.
  var rows: Int { didSet { layOut() } }
  /// How many lines there are.
  var lines: Int { didSet { layOut() } }
  /// The rows that the list keeps free above its first line.
  var topInset = 0 {
    didSet {
      let shift = oldValue - topInset
      if let target, target <= -oldValue {
        self.target = target + shift
      } else if !isTracking && top == -oldValue - Int(refreshInset) {
        top += shift
      }
      layOut()
    }
  }
  /// How long the content takes for a row; `nil` if it jumps.
  let tick: Duration?

  /// The row at the upper edge of the window; negative above the first line.
  private(set) var top = 0
  private(set) var isTracking = false
  private var target: Int?
  private(set) var nextMove: Instant?

  init(rows: Int = 24, lines: Int = 200, tick: Duration? = nil) {
    self.rows = rows
    self.lines = lines
    self.tick = tick
  }

  var pullDistance: Double { Double(max(0, rest - top)) }
  var viewportHeight: Double { Double(rows) }
  var isMoving: Bool { target != nil }

  private var rest: Int { -topInset }
  private var hold: Int { rest - Int(heldRefreshHeight) }
  /// Where the content belongs at the top now.
  private var topEdge: Int { rest - Int(refreshInset) }

  // MARK: What the control asks for

  func refreshInsetDidChange() {
    if let target, target <= rest { glide(to: topEdge) }
  }

  func returnToRest() { glide(to: rest) }

  func scrollToHold(animated: Bool) { animated ? glide(to: hold) : jump(to: hold) }

  func moveContent() {
    guard let target, let tick, let move = nextMove else { return }
    show(top + (target > top ? 1 : -1))
    nextMove = move + tick
    if top == target { stop() }
  }

  // MARK: The finger

  func touch() {
    isTracking = true
    stop()
    refreshTouchBegan()
  }

  /// Drags the content until a row is at the upper edge of the window.
  func drag(to row: Int) {
    if !isTracking { touch() }
    top = row
    refreshDragged()
    notifyScroll()
  }

  func lift() { endTouch { refreshTouchEnded() } }

  func cancelTouch() { endTouch { refreshTouchCancelled() } }

  private func endTouch(_ tell: () -> Void) {
    isTracking = false
    tell()
    if !isTracking && !isMoving && top < topEdge { glide(to: topEdge) }
    if !isTracking && !isMoving && top > bottom { glide(to: bottom) }
  }

  // MARK: The content

  /// Moves the content by code, which may be anywhere.
  func jump(to row: Int) {
    stop()
    show(row)
    refreshContentMoved()
  }

  /// Moves the content by itself, as an animated change or a fling does.
  func glide(to row: Int) {
    guard let tick, row != top, !isTracking else { return jump(to: row) }
    target = row
    nextMove = nextMove ?? now + tick
    refreshContentMoved()
  }

  private var bottom: Int { max(rest, lines - rows) }

  private func layOut() {
    if let target {
      glide(to: inRange(target))
    } else if !isTracking {
      top = inRange(top)
    }
    refreshContentMoved()
  }

  private func inRange(_ row: Int) -> Int { min(max(row, topEdge), bottom) }

  private func show(_ row: Int) {
    guard row != top else { return }
    top = row
    notifyScroll()
  }

  private func stop() {
    guard isMoving else { return }
    (target, nextMove) = (nil, nil)
    enqueueCallback { [weak self] in self.map { $0.delegate?.characterListDidEndGliding($0) } }
  }

  private func notifyScroll() {
    enqueueCallback { [weak self] in self.map { $0.delegate?.characterListDidScroll($0) } }
  }
}
