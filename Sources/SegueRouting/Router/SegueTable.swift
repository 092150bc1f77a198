/// The handlers of a router by their names.
///
/// It knows no types, so that finding a handler is the same code for all.
@usableFromInline
final class SegueTable {
  private var handlers: [SegueName: SegueHandlerBox] = [:]

  @usableFromInline
  func find(_ name: SegueName) -> SegueHandlerBox? { handlers[name] }

  var names: [String] { handlers.keys.map(\.text) }

  /// Puts a handler in, in the place of one with its name.
  func set(_ handler: SegueHandlerBox) {
    let old = handlers.updateValue(handler, forKey: handler.name)
    withExtendedLifetime(old) {}
  }

  func remove(_ name: SegueName) {
    let old = handlers.removeValue(forKey: name)
    withExtendedLifetime(old) {}
  }

  func removeAll() {
    let old = exchange(&handlers, with: [:])
    withExtendedLifetime(old) {}
  }
}

/// A handler without any of its types.
@usableFromInline
class SegueHandlerBox {
  let segue: any HiddenSegue
  @usableFromInline let destination: Any.Type
  @usableFromInline let payload: Any.Type
  let name: SegueName
  let number: Int
  let place: SeguePlace
  @usableFromInline let isOnce: Bool
  /// A one-time handler can be cancelled while it runs; it is not put back then.
  var isCancelled = false
  /// How often the router had been cleared when a one-time handler was removed to run.
  var clearings = 0

  init<Source, Destination, Payload>(
    hiding segue: Segue<Source, Destination, Payload>, number: Int, place: SeguePlace, isOnce: Bool
  ) {
    self.segue = segue
    destination = Destination.self
    payload = Payload.self
    name = segue.name
    self.number = number
    self.place = place
    self.isOnce = isOnce
  }
}
