/// How a damped spring returns to rest.
public enum SpringRegime: String, CaseIterable, Sendable {
  /// The damping ratio is below 1: it swings through its rest again and again.
  case underdamped

  /// The damping ratio is 1, give or take the rounding of a double: it returns soonest.
  case critical

  /// The damping ratio is above 1: it creeps back as the sum of two decays.
  case overdamped
}

#if !hasFeature(Embedded)
  extension SpringRegime: Codable {}
#endif
