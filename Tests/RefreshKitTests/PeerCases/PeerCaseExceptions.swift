/// Cases of other projects' tests that are no tests here, each with its reason.
let peerCaseExceptions: [String: String] = [
  "P053": "no desktop rate that eases back without damping: the rubber band is one function (S3)",
  "P060": "no clamp around a motion is offered; ranges limit positions only",
  "P072": "no comparison of infinities is offered: what is not finite is refused (section 10)",
  "P090": "restoring a scroll position is the app's; snapshots hold refreshes only (R10)",
  "P096": "an animated change that replaces another ends it with its own callback (S11)",
  "P107": "no speed is carried over from one fling to the next: the release says it (S6)",
  "P292": "an offset that code puts past the edge stays there until a touch or a change (S10)",
  "P294": "there is no control at the bottom edge",
  "P307": "the app sets the content size, so nobody is told of it",
  "P355": "every change of the offset is told, as in UIKit; frames are not coalesced (S12)",
  "P375": "one curve, 3s² − 2s³, is offered (S10), which does not overshoot",
  "P386": "skipping to the end is an immediate offset, which is tested as such (S10)",
  "P042": "the indicator is drawn by the host; the library says where the control stands",
  "P243": "the opposite design: here the content itself is pulled (section 2)",
]
