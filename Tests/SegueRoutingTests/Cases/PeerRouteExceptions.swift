/// Routing cases of other projects' tests that are no tests here, each with its reason.
let peerRouteExceptions: [(id: String, reason: String)] = [
  ("P401", "identifiers are no URLs: they are compared byte for byte and never normalised (G2)"),
  ("P427", "identifiers are no patterns: there are no optional parts"),
  ("P428", "identifiers are no URLs: nothing is decoded"),
  ("P435", "no routes of several elements are compared; a chain is queued performs (G16)"),
  ("P438", "no difference of two routes is computed; an unwind says what it undoes (G33)"),
  ("P439", "no difference of two routes is computed"),
  ("P441", "no difference of two routes is computed; an unwind pops in one step (G33)"),
  ("P446", "no difference of two routes is computed; a stack is set in one go (G27)"),
  ("P449", "no difference of two routes is computed"),
  ("P453", "no state drives what is presented; the screens themselves are the state (G11)"),
  ("P455", "a source that is not in the hierarchy is refused, nothing waits for it (G19)"),
  ("P458", "payloads are handed over within a process and never stored, so never encoded (G34)"),
]
