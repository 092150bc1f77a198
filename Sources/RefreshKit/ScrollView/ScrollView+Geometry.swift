import PullCore
public import ScrollCore

extension ScrollView {
  /// The visible size, as `bounds.size` in UIKit; rotation is a new size.
  ///
  /// Like every change of sizes and insets this never moves the content under a finger. An offset
  /// at rest stays at rest, one that holds a refresh stays at hold, any other moves only if it
  /// would lie outside the new range.
  public var viewportSize: ScrollSize {
    get { model.geometry.viewportSize }
    set {
      guard newValue.isValid else { return refuse("viewportSize", newValue) }
      changeGeometry {
        $0.viewportSize = newValue
        if rows != nil { $0.contentSize.width = newValue.width }  // rows are as wide as the view
      }
    }
  }

  /// The size of the content.
  public var contentSize: ScrollSize {
    get { model.geometry.contentSize }
    set {
      guard newValue.isValid else { return refuse("contentSize", newValue) }
      changeGeometry { $0.contentSize = newValue }
    }
  }

  /// The distance that the app wants around the content; the view never writes it.
  public var contentInset: ContentInsets {
    get { model.geometry.contentInset }
    set {
      guard newValue.isWithinLimits else { return refuse("contentInset", newValue) }
      changeGeometry { $0.contentInset = newValue }
    }
  }

  /// What the system covers on each side.
  public var safeAreaInsets: ContentInsets {
    get { model.geometry.safeAreaInsets }
    set {
      guard newValue.isWithinLimits else { return refuse("safeAreaInsets", newValue) }
      changeGeometry { $0.safeAreaInsets = newValue }
    }
  }

  /// Which part of the safe area is added to the content inset.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { model.geometry.contentInsetAdjustmentBehavior }
    set {
      changeGeometry {
        $0.contentInsetAdjustmentBehavior = newValue
      }
    }
  }

  /// Whether the view is the content of a navigation or tab container, which the behaviour
  /// `automatic` looks at.
  public var isContentOfContainer: Bool {
    get { model.geometry.isContentOfContainer }
    set { changeGeometry { $0.isContentOfContainer = newValue } }
  }

  /// Whether the content can be moved past its edges; counts from the next gesture.
  public var bounces: Bool {
    get { model.geometry.bounces }
    set { changeGeometry { $0.bounces = newValue } }
  }

  /// Whether content that fits into the view bounces vertically.
  public var alwaysBounceVertical: Bool {
    get { model.geometry.alwaysBounceVertical }
    set { changeGeometry { $0.alwaysBounceVertical = newValue } }
  }

  /// Whether content that fits into the view bounces horizontally.
  public var alwaysBounceHorizontal: Bool {
    get { model.geometry.alwaysBounceHorizontal }
    set {
      changeGeometry { $0.alwaysBounceHorizontal = newValue }
    }
  }

  /// The content inset with the safe area and, while a refresh runs, the height of its control.
  public var adjustedContentInset: ContentInsets { model.geometry.adjustedContentInset }

  /// The topmost resting offset without a refresh.
  public var restOffset: ScrollPoint { model.geometry.restOffset }

  /// The resting offset while a refresh runs, whether or not one does; the rest without a control.
  public var holdOffset: ScrollPoint { model.holdOffset }

  /// Where the content rests at an edge without a refresh; the offset of the other axis stays.
  public func restOffset(at edge: RefreshEdge) -> ScrollPoint { model.restOffset(at: edge) }

  /// Where the content rests at an edge while a refresh runs there, whether or not one does.
  public func holdOffset(at edge: RefreshEdge) -> ScrollPoint { model.holdOffset(at: edge) }

  /// Where a section header pins, as a distance from the top of the view.
  ///
  /// While a refresh holds the content down, headers pin under the control as far as it shows.
  public var pinnedHeaderInset: Double {
    min(
      max(-model.contentOffset.y, model.geometry.baseInset.top),
      model.geometry.adjustedContentInset.top)
  }

  private func changeGeometry(_ change: (inout ScrollGeometry) -> Void) {
    perform { $0.change(change) }
  }
}
