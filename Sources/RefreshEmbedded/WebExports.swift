// What a web page calls. One instance of the WebAssembly module is one session; a page with several
// lists makes several instances. Numbers only: points, seconds since the start, 1 and 0 for yes and
// no.
#if hasFeature(Embedded) && arch(wasm32)
  import RefreshCore

  nonisolated(unsafe) private var session: RefreshSession?

  private func instant(_ seconds: Double) -> Instant {
    Instant(sinceStart: Duration(limitingSeconds: seconds))
  }

  private func number(_ answer: RefreshAnswer?) -> Int32 {
    switch answer {
    case .began: 0
    case .alreadyRefreshing: 1
    case .disabled: 2
    case .ended: 3
    case .scheduled: 4
    case .notRefreshing: 5
    case .stale: 6
    case .noControl, nil: 7
    case .excluded: 8
    }
  }

  /// Starts anew; what is left out has its default.
  ///
  /// - Returns: 1, or 0 if the configuration makes no sense.
  @_expose(wasm, "start") @_cdecl("start")
  func start(
    viewportHeight: Double, contentHeight: Double, beginsAtRelease: Int32, height: Double,
    triggerDistance: Double, minimumDuration: Double, maximumDuration: Double
  ) -> Int32 {
    guard
      let configuration = try? RefreshConfiguration(
        height: height.isNaN ? 60 : height,
        triggerDistance: triggerDistance.isNaN ? nil : triggerDistance,
        policy: beginsAtRelease == 0 ? .threshold : .release,
        minimumDuration: Duration(limitingSeconds: minimumDuration),
        maximumDuration: maximumDuration.isNaN ? nil : Duration(limitingSeconds: maximumDuration))
    else { return 0 }
    session = RefreshSession(
      viewportHeight: viewportHeight, contentHeight: contentHeight, configuration: configuration)
    return 1
  }

  // MARK: What happens

  @_expose(wasm, "touchBegan") @_cdecl("touchBegan")
  func touchBegan(y: Double, time: Double) { session?.touchBegan(y, at: instant(time)) }

  @_expose(wasm, "touchMoved") @_cdecl("touchMoved")
  func touchMoved(y: Double, time: Double) { session?.touchMoved(y, at: instant(time)) }

  @_expose(wasm, "touchEnded") @_cdecl("touchEnded")
  func touchEnded(time: Double) { session?.touchEnded(at: instant(time)) }

  @_expose(wasm, "touchEndedWithVelocity") @_cdecl("touchEndedWithVelocity")
  func touchEndedWithVelocity(velocity: Double, time: Double) {
    session?.touchEnded(velocity: velocity, at: instant(time))
  }

  @_expose(wasm, "touchCancelled") @_cdecl("touchCancelled")
  func touchCancelled(time: Double) { session?.touchCancelled(at: instant(time)) }

  @_expose(wasm, "advance") @_cdecl("advance")
  func advance(time: Double) { session?.advance(to: instant(time)) }

  @_expose(wasm, "beginRefreshing") @_cdecl("beginRefreshing")
  func beginRefreshing(time: Double) -> Int32 {
    number(session?.beginRefreshing(at: instant(time)))
  }

  /// Without a deadline the refresh ends at once, and it ends as a success unless it `hasFailed`.
  @_expose(wasm, "endRefreshing") @_cdecl("endRefreshing")
  func endRefreshing(time: Double, deadline: Double, hasFailed: Int32) -> Int32 {
    number(
      session?.endRefreshing(
        at: instant(time), deadline: deadline.isNaN ? nil : instant(deadline),
        outcome: hasFailed == 0 ? .success : .failure))
  }

  @_expose(wasm, "setEnabled") @_cdecl("setEnabled")
  func setEnabled(isEnabled: Int32, time: Double) {
    session?.setEnabled(isEnabled != 0, at: instant(time))
  }

  @_expose(wasm, "setInsets") @_cdecl("setInsets")
  func setInsets(top: Double, bottom: Double, time: Double) {
    session?.setInsets(top: top, bottom: bottom, at: instant(time))
  }

  @_expose(wasm, "setHeights") @_cdecl("setHeights")
  func setHeights(viewport: Double, content: Double, time: Double) {
    session?.setHeights(viewport: viewport, content: content, at: instant(time))
  }

  // MARK: What is to be drawn

  @_expose(wasm, "offset") @_cdecl("offset")
  func offset() -> Double { session?.offset ?? 0 }

  /// 0 idle, 1 pulling, 2 refreshing, 3 ending.
  @_expose(wasm, "state") @_cdecl("state")
  func state() -> Int32 {
    switch session?.state {
    case .idle, nil: 0
    case .pulling: 1
    case .refreshing: 2
    case .ending: 3
    }
  }

  /// The number of the refresh that runs or closes, 0 without one; another number is another
  /// refresh.
  @_expose(wasm, "cycle") @_cdecl("cycle")
  func cycle() -> Int32 { Int32(truncatingIfNeeded: session?.state.cycle?.number ?? 0) }

  @_expose(wasm, "progress") @_cdecl("progress")
  func progress() -> Double { session?.progress ?? 0 }

  @_expose(wasm, "isArmed") @_cdecl("isArmed")
  func isArmed() -> Int32 { session?.isArmed == true ? 1 : 0 }

  @_expose(wasm, "refreshInset") @_cdecl("refreshInset")
  func refreshInset() -> Double { session?.refreshInset ?? 0 }

  @_expose(wasm, "visibleHeight") @_cdecl("visibleHeight")
  func visibleHeight() -> Double { session?.visibleHeight ?? 0 }

  @_expose(wasm, "isMoving") @_cdecl("isMoving")
  func isMoving() -> Int32 { session?.isMoving == true ? 1 : 0 }

  /// The time of the next end of a motion or a refresh, infinite if there is none.
  @_expose(wasm, "nextEvent") @_cdecl("nextEvent")
  func nextEvent() -> Double { session?.nextEvent?.sinceStart.inSeconds ?? .infinity }
#endif
