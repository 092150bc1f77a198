import RefreshKit

/// A scroll view of any kind, with units of 15 points, under test.
final class ScrollViewRig: HostRig {
  static let unit = 15.0
  let view: ScrollView
  let log = HostLog()
  let complaints = HostComplaints()
  let isAnimated = true

  init(_ view: ScrollView) {
    self.view = view
    view.viewportSize = ScrollSize(width: 320, height: 32 * Self.unit)
    view.contentSize = ScrollSize(width: 320, height: 2000)
    ownInset = 3
    jump(to: 0)
  }

  var host: any RefreshHost { view }
  var place: Double { (view.restOffset.y - view.contentOffset.y) / Self.unit }
  var ownInset: Double {
    get { view.contentInset.top / Self.unit }
    set { view.contentInset.top = newValue * Self.unit }
  }

  private func point(_ place: Double) -> ScrollPoint {
    ScrollPoint(x: 0, y: view.restOffset.y - place * Self.unit)
  }

  func touch() { view.touchBegan(at: .zero) }
  func drag(to place: Double) { view.drag(to: point(place)) }
  func lift() { view.touchEnded(velocity: .zero) }
  func cancelTouch() { view.touchCancelled() }
  func jump(to place: Double) { view.setContentOffset(point(place), animated: false) }
  func glide(to place: Double) { view.setContentOffset(point(place), animated: true) }
  func setWindow(_ height: Double) { view.viewportSize.height = height * Self.unit }
  func listen(_ listener: (any ScrollViewDelegate & CharacterListDelegate)?) {
    view.delegate = listener
  }
}
