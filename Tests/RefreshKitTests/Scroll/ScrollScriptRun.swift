import RefreshKit

/// A run of a script on a view, which notes every rule that it sees broken.
final class ScrollScriptRun {
  private let view: ScrollView
  private let log = ScrollLog()
  private let frame: Double?
  private var finger = ScrollPoint.zero
  private var waiting: [(ScrollCall, ScrollEvent)] = []
  /// Whether code has set the offset since something last put it in order.
  private var isOffsetByCode = false
  private var ranInside = false
  private var isToldDecelerating = false
  private var inset = ContentInsets.zero
  private var safeArea = ContentInsets.zero
  /// Where the running release said that it would end, and where it began.
  private var announced: (target: ScrollPoint, start: ScrollPoint)?

  /// The offset after each step.
  private(set) var offsets: [ScrollPoint] = []
  private(set) var faults: [String] = []
  /// The names of all callbacks that came.
  var heardCalls: Set<String> { Set(log.entries.map(\.call.rawValue)) }

  init(_ script: [ScrollEvent], frame: Double?) {
    self.frame = frame
    view = ScrollView(
      viewportSize: ScrollSize(width: 390, height: 800),
      contentSize: ScrollSize(width: 390, height: 3000))
    view.diagnosticHandler = { _ in }
    view.addRefreshControl()
    view.delegate = log
    for call in ScrollCall.allCases {
      log.hooks[call] = { [unowned self] _ in heard(call) }
    }
    for (step, event) in script.enumerated() {
      let count = faults.count
      run(event)
      for index in count..<faults.count { faults[index] = "step \(step): " + faults[index] }
      offsets.append(view.contentOffset)
      if !faults.isEmpty { break }
    }
  }

  private func fault(_ text: String) { faults.append(text) }

  // MARK: One step

  private func run(_ event: ScrollEvent) {
    if case .inside(let call, let event) = event {
      waiting.append((call, event))
      return
    }
    let offset = view.contentOffset
    let heardBefore = log.entries.count
    let wasIdle = !view.isMoving && !view.isTracking && view.nextEvent == nil
    let wasTracking = view.isTracking
    ranInside = false
    note(event)
    finger = event.finger(from: finger)
    event.happen(to: view, finger: finger, frame: frame)
    checkPairs()
    checkInsets()
    if case .advance = event, wasIdle, !ranInside {
      if log.entries.count > heardBefore { fault("something was told at rest") }
      if view.contentOffset != offset { fault("something moved at rest") }
    }
    if event.isGeometry, wasTracking, view.isTracking, !ranInside, view.contentOffset != offset {
      fault("an inset or size moved the offset under a finger (S13)")
    }
    if !view.isMoving && !view.isTracking { checkRest() }
    checkAnnounced(after: event)
  }

  /// What the checks need to know of an event that is about to happen.
  private func note(_ event: ScrollEvent) {
    switch event {
    case .inset(let new): inset = new
    case .safeArea(let new): safeArea = new
    case .assign, .set: isOffsetByCode = true
    case .lift, .liftByTouches, .cancel: if view.isTracking { isOffsetByCode = false }
    case .content, .viewport:
      break
    default: break
    }
    if case .advance = event { return }
    switch event {
    case .lift, .liftByTouches, .cancel: break
    default: announced = nil
    }
  }

  private func heard(_ call: ScrollCall) {
    checkFlags(call)
    if call == .didChangeAdjustedContentInset { announced = nil }
    if call == .willEndDragging, !ranInside, let target = log.entries.last?.target {
      announced = (target, view.contentOffset)
    }
    guard let index = waiting.firstIndex(where: { $0.0 == call }) else { return }
    let event = waiting.remove(at: index).1
    ranInside = true
    note(event)
    announced = nil
    if event.setsOffset { isOffsetByCode = true }
    finger = event.finger(from: finger)
    event.happen(to: view, finger: finger, frame: nil)
  }

  // MARK: What must hold

  private func checkPairs() {
    if log.deepest > 1 { fault("callbacks are nested") }
    for (begin, end, flag) in [
      (ScrollCall.willBeginDragging, ScrollCall.didEndDragging, view.isTracking && view.isDragging),
      (.willBeginDecelerating, .didEndDecelerating, view.isDecelerating),
    ] {
      var open = false
      for entry in log.entries where entry.call == begin || entry.call == end {
        if open == (entry.call == begin) { fault("\(begin) and \(end) are not in pairs") }
        open = entry.call == begin
      }
      if open != flag { fault("\(begin) to \(end): \(open), the flag is \(flag)") }
    }
  }

  /// S11: what the flags say inside each callback.
  private func checkFlags(_ call: ScrollCall) {
    switch call {
    case .willBeginDecelerating: isToldDecelerating = true
    case .didEndDecelerating: isToldDecelerating = false
    default: break
    }
    if view.isDecelerating != isToldDecelerating { fault("isDecelerating inside \(call)") }
    let tracks: Bool? =
      switch call {
      case .willBeginDragging, .willEndDragging, .didEndDragging, .shouldBegin: true
      case .willBeginDecelerating, .didEndDecelerating: false
      default: nil
      }
    if let tracks, view.isTracking != tracks { fault("isTracking inside \(call)") }
    if [.willBeginDragging, .willEndDragging].contains(call), !view.isDragging {
      fault("isDragging inside \(call)")
    }
  }

  private func checkInsets() {
    if view.contentInset != inset { fault("contentInset was written (I1)") }
    if view.safeAreaInsets != safeArea { fault("safeAreaInsets was written") }
    let control = view.refreshControl
    let refresh = control.map { $0.isRefreshing && !$0.isHidden ? $0.height : 0 } ?? 0
    if view.refreshInset != refresh { fault("refresh inset \(view.refreshInset), not \(refresh)") }
    let base = baseInset
    let adjusted = ContentInsets(
      top: base.top + refresh, left: base.left, bottom: base.bottom, right: base.right)
    if view.adjustedContentInset != adjusted { fault("adjusted inset is not base + refresh (S1)") }
  }

  /// S2, written out once more.
  private var baseInset: ContentInsets {
    let scrollsY = view.contentSize.height > view.viewportSize.height || view.alwaysBounceVertical
    let scrollsX = view.contentSize.width > view.viewportSize.width
    let behavior = view.contentInsetAdjustmentBehavior
    let y = behavior == .always || (behavior != .never && scrollsY)
    let x = behavior == .always || (behavior != .never && scrollsX)
    return ContentInsets(
      top: inset.top + (y ? safeArea.top : 0), left: inset.left + (x ? safeArea.left : 0),
      bottom: inset.bottom + (y ? safeArea.bottom : 0),
      right: inset.right + (x ? safeArea.right : 0))
  }

  private func checkRest() {
    if view.isDragging || view.isDecelerating { fault("a flag is up at rest (S11)") }
    let phase = view.refreshControl?.state.phase
    if phase == .pulling || phase == .ending { fault("\(phase ?? .idle) lasts at rest (I4)") }
    guard !isOffsetByCode else { return }
    let base = baseInset
    let offset = view.contentOffset
    let bottom = max(-base.top, view.contentSize.height + base.bottom - view.viewportSize.height)
    let right = max(-base.left, view.contentSize.width + base.right - view.viewportSize.width)
    if offset.y < -view.adjustedContentInset.top - 1e-9 || offset.y > bottom + 1e-9
      || offset.x < -base.left - 1e-9 || offset.x > right + 1e-9
    {
      fault("\(offset) is out of range at rest")
    }
    guard phase == .idle || phase == nil else { return }
    if view.adjustedContentInset != base || view.visibleHeight > 1e-9 || view.progress > 1e-9 {
      fault("not everything is closed when idle (I8)")
    }
    if view.refreshControl.map({ $0.indicator != .stopped }) ?? false {
      fault("the indicator is not stopped when idle (I8)")
    }
  }

  /// A release ends where it said, and never goes beyond a target inside the range.
  private func checkAnnounced(after event: ScrollEvent) {
    guard let (target, start) = announced else { return }
    let base = baseInset
    let bottom = max(-base.top, view.contentSize.height + base.bottom - view.viewportSize.height)
    let isInside = target.y > -view.adjustedContentInset.top + 1e-9 && target.y < bottom - 1e-9
    let beyond = (view.contentOffset.y - target.y) * (target.y > start.y ? 1 : -1)
    if isInside, abs(target.y - start.y) > 1e-9, beyond > 1e-9 {
      fault("the deceleration went \(beyond) pt beyond its target")
    }
    guard !view.isMoving, !view.isTracking else { return }
    announced = nil
    if abs(view.contentOffset.y - target.y) > 1e-9 || abs(view.contentOffset.x - target.x) > 1e-9 {
      fault("the release ended at \(view.contentOffset), not at its target \(target)")
    }
  }
}
