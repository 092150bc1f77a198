/// The touches of one gesture that was recorded on a device, under a name.
///
/// ```swift
/// // {"gestures": [{"name": "slow pull", "touches": [{"phase": "began", "t": 0, …}, …]}]}
/// struct File: Decodable { var gestures: [RecordedGesture] }
/// let file = try JSONDecoder().decode(File.self, from: data)
/// try tester.replay(file.gestures[0].touches)
/// ```
public struct RecordedGesture: Equatable, Sendable, Codable {
  /// What the gesture is called.
  public var name: String
  /// What the finger does, in the order of time.
  public var touches: [RecordedTouch]

  /// Creates a gesture.
  public init(name: String, touches: [RecordedTouch]) {
    self.name = name
    self.touches = touches
  }
}
