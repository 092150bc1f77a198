import RefreshKit

/// What the cases of other projects' tests need of a rig: their measures and their words.
extension RefreshRig {
  /// A rig as the cases have it: no insets, and as high as the trigger needs it.
  static func peer(
    _ policy: RefreshConfiguration.Policy, trigger: Double, extent: Double = 60,
    viewport: Double = 600, content: Double = 2000, top: Double = 0, maximum: Duration? = nil
  ) throws -> RefreshRig {
    let rig = try RefreshRig(height: viewport, content: content, baseTop: top)
    rig.control.configuration = try RefreshConfiguration(
      height: extent, triggerDistance: trigger, policy: policy, maximumDuration: maximum)
    rig.recorder.clear()
    return rig
  }

  /// Moves the finger to where the content is pulled by a distance that is seen.
  func pull(to distance: Double) { drag(view.restOffset.y - distance) }

  /// The finger's way from rest for a pull that is seen.
  func way(_ distance: Double) -> Double { ScrollLaw.finger(distance, view.viewportSize.height) }

  func down() { view.touchBegan(at: ScrollPoint(x: 0, y: 0)) }

  /// Moves the finger to so many points below the place of its touch-down.
  func move(to y: Double) { view.touchMoved(to: ScrollPoint(x: 0, y: y)) }

  /// How many refreshes were told to the delegate.
  var begins: Int { recorder.count("begin") }

  /// Every change of the state so far, as `idle>pulling`.
  var steps: [String] { recorder.transitions.map { "\($0.from.rawValue)>\($0.to.rawValue)" } }
}
