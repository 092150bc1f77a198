/// The handlers of a router by their names.
///
/// It knows no types, so that finding a handler is the same code for all. The handlers are sorted
/// by the hash that each name has already: a binary search among a few tens of them is faster than
/// a dictionary, which hashes again.
@usableFromInline
final class SegueTable {
  private struct Entry {
    let hash: UInt64
    let handler: SegueHandlerBox
  }

  private var entries: [Entry] = []

  /// - Complexity: O(log n) in the number of handlers.
  @usableFromInline
  func find(_ name: SegueName) -> SegueHandlerBox? {
    let entries = entries
    var index = Self.place(of: name, in: entries)
    while index < entries.count, entries[index].hash == name.bytesHash {
      if entries[index].handler.name == name { return entries[index].handler }
      index += 1
    }
    return nil
  }

  var names: [String] { entries.map(\.handler.name.text) }

  /// Puts a handler in, in the place of one with its name.
  /// - Complexity: O(n) in the number of handlers.
  func set(_ handler: SegueHandlerBox) {
    var new = entries.filter { $0.handler.name != handler.name }
    let entry = Entry(hash: handler.name.bytesHash, handler: handler)
    new.insert(entry, at: Self.place(of: handler.name, in: new))
    let old = exchange(&entries, with: new)
    withExtendedLifetime(old) {}
  }

  /// - Complexity: O(n) in the number of handlers.
  func remove(_ name: SegueName) {
    let old = exchange(&entries, with: entries.filter { $0.handler.name != name })
    withExtendedLifetime(old) {}
  }

  func removeAll() {
    let old = exchange(&entries, with: [])
    withExtendedLifetime(old) {}
  }

  /// The first place whose hash is not below that of a name.
  private static func place(of name: SegueName, in entries: [Entry]) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash < name.bytesHash { low = middle + 1 } else { high = middle }
    }
    return low
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
