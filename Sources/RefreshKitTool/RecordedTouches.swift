/// Gestures recorded on a real phone, for the demonstration.
///
/// The touches come from the recorded pointer events in the velocity-tracker test data of
/// flutter/flutter (https://github.com/flutter/flutter, BSD-3-Clause, copyright the Flutter
/// Authors), in points and in seconds since the touch began. The first of a list came down, the
/// last one lifted.
enum RecordedTouches {
  /// A sample of a finger.
  struct Touch: Equatable {
    /// Seconds since the finger came down.
    let time: Double

    /// The place from the left of the view.
    let x: Double

    /// The place from the top of the view.
    let y: Double
  }

  /// A pull of 187 points down that slows to a stop and lets go (gesture-03 of the recordings).
  static let pull: [Touch] = [
    .init(time: 0.0, x: 249.42857360839844, y: 351.4285583496094),
    .init(time: 0.015, x: 249.42857360839844, y: 351.4285583496094),
    .init(time: 0.054, x: 246.2857208251953, y: 361.71429443359375),
    .init(time: 0.062, x: 244.0, y: 368.5714416503906),
    .init(time: 0.07, x: 241.42857360839844, y: 377.71429443359375),
    .init(time: 0.078, x: 237.7142791748047, y: 391.71429443359375),
    .init(time: 0.085, x: 235.14285278320312, y: 406.5714416503906),
    .init(time: 0.093, x: 232.57142639160156, y: 421.4285583496094),
    .init(time: 0.101, x: 230.2857208251953, y: 436.5714416503906),
    .init(time: 0.108, x: 228.2857208251953, y: 451.71429443359375),
    .init(time: 0.116, x: 227.42857360839844, y: 466.0),
    .init(time: 0.123, x: 226.2857208251953, y: 479.71429443359375),
    .init(time: 0.132, x: 225.7142791748047, y: 491.71429443359375),
    .init(time: 0.14, x: 225.14285278320312, y: 501.71429443359375),
    .init(time: 0.147, x: 224.85714721679688, y: 509.1428527832031),
    .init(time: 0.155, x: 224.57142639160156, y: 514.8571166992188),
    .init(time: 0.163, x: 224.2857208251953, y: 519.4285888671875),
    .init(time: 0.17, x: 224.0, y: 523.4285888671875),
    .init(time: 0.178, x: 224.0, y: 527.1428833007812),
    .init(time: 0.186, x: 224.0, y: 530.5714111328125),
    .init(time: 0.193, x: 224.0, y: 533.1428833007812),
    .init(time: 0.201, x: 224.0, y: 535.4285888671875),
    .init(time: 0.209, x: 223.7142791748047, y: 536.8571166992188),
    .init(time: 0.217, x: 223.7142791748047, y: 538.2857055664062),
    .init(time: 0.232, x: 223.7142791748047, y: 538.2857055664062),
  ]

  /// A flick of 165 points up, at 3661 points per second (gesture-08 of the recordings).
  static let flick: [Touch] = [
    .init(time: 0.0, x: 238.85714721679688, y: 524.0),
    .init(time: 0.023, x: 236.2857208251953, y: 515.7142944335938),
    .init(time: 0.031, x: 234.85714721679688, y: 509.1428527832031),
    .init(time: 0.039, x: 232.57142639160156, y: 498.5714416503906),
    .init(time: 0.046, x: 230.57142639160156, y: 483.71429443359375),
    .init(time: 0.054, x: 229.14285278320312, y: 466.5714416503906),
    .init(time: 0.062, x: 229.14285278320312, y: 446.5714416503906),
    .init(time: 0.07, x: 230.57142639160156, y: 424.8571472167969),
    .init(time: 0.078, x: 232.57142639160156, y: 402.28570556640625),
    .init(time: 0.085, x: 235.14285278320312, y: 380.0),
    .init(time: 0.093, x: 238.57142639160156, y: 359.4285583496094),
    .init(time: 0.108, x: 238.57142639160156, y: 359.4285583496094),
  ]
}
