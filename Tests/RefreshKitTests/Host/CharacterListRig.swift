import RefreshKit

/// A list in character cells, with units of a row, under test.
final class CharacterListRig: HostRig {
  static let unit = 1.0
  let list: CharacterList
  let log = HostLog()
  let complaints = HostComplaints()

  init(tick: Duration?) {
    list = CharacterList(rows: 32, tick: tick)
    list.topInset = 3
    list.jump(to: -3)
  }

  var host: any RefreshHost { list }
  var isAnimated: Bool { list.tick != nil }
  var place: Double { Double(-list.topInset - list.top) }
  var ownInset: Double {
    get { Double(list.topInset) }
    set { list.topInset = Int(newValue) }
  }

  private func row(_ place: Double) -> Int { -list.topInset - Int(place) }

  func touch() { list.touch() }
  func drag(to place: Double) { list.drag(to: row(place)) }
  func lift() { list.lift() }
  func cancelTouch() { list.cancelTouch() }
  func jump(to place: Double) { list.jump(to: row(place)) }
  func glide(to place: Double) { list.glide(to: row(place)) }
  func setWindow(_ height: Double) { list.rows = Int(height) }
  func listen(_ listener: (any ScrollViewDelegate & CharacterListDelegate)?) {
    list.delegate = listener
  }
}
