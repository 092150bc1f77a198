import RefreshKit

// Carried over from `callback-order.json` (schema refreshkit-callback-order/1) with the sources
// named there. Finger ways are positive downwards; velocities are those of the offset in pt/s.
extension ScrollScenario {
  static let drags: [ScrollScenario] = [
    ScrollScenario(
      id: "flick", sources: "juejin-log, apple-delegate, flowkey, glow, flags, header",
      steps: [.down, .move(-30), .move(-40), .lift(1500), .rest],
      calls: "B S2 EB ED+ WD S* DD", flags: ["ED+": "110", "S": "011", "DD": "000"],
      velocity: 1500, target: 1414.2547514180178, finalOffset: 1414.2547514180178),
    ScrollScenario(
      id: "slow_release", sources: "apple-delegate, flags, neuburg, jianshu-code",
      steps: [.down, .move(-30), .move(-10), .hold(0.2), .lift(0), .rest],
      calls: "B S2 EB ED-", flags: ["ED-": "100"], velocity: 0, target: 640, finalOffset: 640),
    ScrollScenario(
      id: "below_minimum_velocity", sources: "xn, cranpose",
      steps: [.down, .move(-30), .lift(150), .rest],
      calls: "B S EB ED-", velocity: 150, target: 630, finalOffset: 630),
    ScrollScenario(
      id: "overscroll_release_still", sources: "cranpose, xn, ln, header, mo4tech", offset: 0,
      steps: [.down, .move(100), .move(100), .hold(0.2), .lift(0), .rest],
      // S11 is more exact than the file's note (mo4tech) on the last scroll: isDragging lasts until
      // the deceleration that follows has ended.
      calls: "B S2 EB ED+ WD S* DD", flags: ["S": "011", "DD": "000"], velocity: 0, target: 0,
      finalOffset: 0, leastOffset: -96.70329670329672),
    ScrollScenario(
      id: "overscroll_release_outward", sources: "xn, ln", offset: 0,
      steps: [.down, .move(100), .lift(-900), .rest],
      calls: "B S EB ED+ WD S* DD", velocity: -900, target: 0, finalOffset: 0),
    ScrollScenario(
      id: "overscroll_flick_inward", sources: "radar46437787", offset: 0,
      steps: [.down, .move(120), .lift(2500), .rest],
      calls: "B S EB ED+ WD S* DD", velocity: 2500),
    ScrollScenario(
      id: "fling_into_edge", sources: "ln, mo4tech, cranpose", offset: 300,
      steps: [.down, .move(40), .lift(-4000), .rest],
      calls: "B S EB ED+ WD S* DD", velocity: -4000, target: 0, finalOffset: 0),
    ScrollScenario(
      id: "no_bounce_edge", sources: "apple-delegate", offset: 300, bounces: false,
      steps: [.down, .move(40), .lift(-4000), .rest],
      calls: "B S EB ED+ WD S* DD", target: 0, finalOffset: 0, leastOffset: 0),
    ScrollScenario(
      id: "no_bounce_drag_at_edge", sources: "header", offset: 0, bounces: false,
      steps: [.down, .move(50), .hold(0.2), .lift(0)], calls: "B EB ED-", finalOffset: 0),
    ScrollScenario(
      id: "tap_without_move", sources: "apple-delegate", steps: [.down, .lift(0)], calls: "",
      finalOffset: 600),
    ScrollScenario(
      id: "tap_stops_deceleration", sources: "flags, flowkey, e-com, so993280",
      steps: [.down, .move(-30), .lift(2000), .advance(0.3), .down, .lift(0)],
      calls: "B S EB ED+ WD S* B EB ED- DD", flags: ["ED-": "101", "DD": "000"],
      // 630 + 2000·(0.998³⁰⁰ − 1)/(1000 ln 0.998), by S7.
      finalOffset: ScrollLaw.glide(630, 2000, at: 0.3)),
    ScrollScenario(
      id: "assign_offset_during_drag", sources: "herdrup54",
      steps: [.down, .move(-30), .assign(900), .move(-30), .lift(0)],
      calls: "B S3 EB ED-", finalOffset: 930),
    ScrollScenario(
      id: "gesture_cancelled", sources: "xn", steps: [.down, .move(-30), .cancel],
      // The file has 0 or 1 for EB; S11 decides: a cancelled gesture is a release.
      calls: "B S EB ED-", velocity: 0, target: 630, finalOffset: 630),
  ]
}
