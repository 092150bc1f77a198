import RefreshKit

// As above: what code does to the offset, to insets and to a refresh control.
extension ScrollScenario {
  static let code: [ScrollScenario] = [
    ScrollScenario(
      id: "set_offset_animated", sources: "apple-guide, apple-delegate",
      steps: [.set(1000, animated: true), .rest], calls: "S* EA",
      flags: ["S": "000", "EA": "000"], finalOffset: 1000),
    ScrollScenario(
      id: "assign_offset_same", sources: "header", steps: [.assign(600)], calls: "",
      finalOffset: 600),
    ScrollScenario(
      id: "set_offset_out_of_range", sources: "rn", steps: [.set(-120, animated: false), .rest],
      calls: "S", finalOffset: -120),
    ScrollScenario(
      id: "animated_interrupted_by_drag", sources: "xn, pop100",
      steps: [.set(1000, animated: true), .advance(0.1), .down, .move(-20), .lift(0)],
      // EA is 0 or 1 in the file; S11 decides: once, at the interruption.
      calls: "S* EA B S EB ED-"),
    ScrollScenario(
      id: "assign_offset_during_deceleration", sources: "radar16724593",
      steps: [.down, .move(-30), .lift(2000), .advance(0.3), .assign(700), .rest],
      calls: "B S EB ED+ WD S* S S* DD",
      finalOffset: ScrollLaw.target(700, ScrollLaw.glideVelocity(2000, at: 0.3))),
    ScrollScenario(
      id: "set_offset_immediate_during_deceleration", sources: "radar16724593, pop100",
      steps: [
        .down, .move(-30), .lift(2000), .advance(0.3), .set(700, animated: false), .rest,
      ],
      // DD is 0 or 1 in the file; S11 decides: once, after the scroll.
      calls: "B S EB ED+ WD S* S DD", flags: ["S": "011", "DD": "000"], finalOffset: 700),
    ScrollScenario(
      id: "set_offset_animated_during_deceleration", sources: "radar16724593, pop100",
      steps: [.down, .move(-30), .lift(2000), .advance(0.3), .set(0, animated: true), .rest],
      // DD is 0 or 1 in the file; S11 decides: when the deceleration is replaced.
      calls: "B S EB ED+ WD S* DD S* EA", flags: ["S": "000"], finalOffset: 0),
    ScrollScenario(
      id: "rect_visible_above", sources: "apple-guide, apple-rect",
      steps: [.rect(ScrollRect(x: 0, y: 100, width: 390, height: 100))], calls: "S",
      finalOffset: 100),
    ScrollScenario(
      id: "scroll_to_top", sources: "apple-top, neuburg", steps: [.scrollToTop, .rest],
      calls: "should S* did", finalOffset: 0),
    ScrollScenario(
      id: "scroll_to_top_at_top", sources: "apple-top", offset: 0, steps: [.scrollToTop],
      // Both 0 or 1 in the file; S11 decides: should, did at once.
      calls: "should did", finalOffset: 0),
    ScrollScenario(
      id: "safe_area_change_at_top", sources: "magazine136", offset: 0, steps: [.safeTop(47)],
      // The order is open in the file; S12 decides: the inset first.
      calls: "I S", finalOffset: -47),
    ScrollScenario(
      id: "pull_to_refresh", sources: "odr75, ns15, sui, ccb19, apple-refresh", offset: 0,
      hasControl: true, steps: [.down, .pullToTrigger, .hold(0.5), .lift(0), .rest],
      // D9 adds the inset, and the delegate's begin after the actions.
      calls: "B S I V begin EB ED+ WD S* DD", flags: ["V": "110"], target: -60,
      finalOffset: -60, adjustedTop: 60, endsRefreshing: true),
    ScrollScenario(
      id: "begin_refreshing_programmatic", sources: "rn, listable281, apple-refresh", offset: 0,
      hasControl: true, steps: [.begin],
      // The inset is 0 or 1 in the file; S12 decides: once.
      calls: "I", finalOffset: 0, adjustedTop: 60, endsRefreshing: true),
    ScrollScenario(
      id: "end_refreshing_at_rest", sources: "apple-refresh, rn", offset: -60, hasControl: true,
      isRefreshing: true, steps: [.end, .rest],
      // As above; and a begin that was not told is not told to have ended (D4).
      calls: "I S*", finalOffset: 0, adjustedTop: 0, endsRefreshing: false),
    ScrollScenario(
      id: "end_refreshing_while_dragging", sources: "sui", offset: 0, hasControl: true,
      steps: [.down, .pullToTrigger, .end, .move(5), .lift(0), .rest],
      calls: "B S I V begin I S EB ED+ WD S* DD end", finalOffset: 0, adjustedTop: 0,
      endsRefreshing: false),
    ScrollScenario(
      id: "end_refreshing_when_idle", sources: "scheirman",
      steps: [.down, .move(-30), .lift(2000), .advance(0.3), .end, .rest],
      // UIKit stops dead here; I6 decides: the deceleration finishes.
      calls: "B S EB ED+ WD S* DD", finalOffset: ScrollLaw.target(630, 2000)),
  ]
}
