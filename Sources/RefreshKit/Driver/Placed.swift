/// What stands in one queue or list at a time and knows where, so that it is found at once.
protocol Placed: AnyObject {
  /// Where it stands; `nil` if it stands nowhere. Kept by the queue or list alone.
  var place: Int? { get set }
}
