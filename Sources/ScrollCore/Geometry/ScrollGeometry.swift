/// Sizes and insets of a scroll view, and the offsets at which they let the content rest.
///
/// Nothing here is stored twice: the insets and ranges are computed from the present values each
/// time, so a change by whoever owns the view is never lost.
///
/// ```swift
/// var geometry = ScrollGeometry()
/// geometry.viewportSize = ScrollSize(width: 390, height: 844)
/// geometry.contentSize = ScrollSize(width: 390, height: 3000)
/// geometry.safeAreaInsets = ContentInsets(top: 91, bottom: 34)
/// geometry.verticalRange  // -91.0...2190.0
/// geometry.refreshInset = 60
/// geometry.verticalRange  // -151.0...2190.0
/// ```
///
/// The fields are taken as they are. With a NaN among them the answers are of no use, but nothing
/// traps.
public struct ScrollGeometry: Equatable, Hashable, Sendable {
  /// The size of the visible window onto the content.
  public var viewportSize = ScrollSize.zero

  /// The size of the content.
  public var contentSize = ScrollSize.zero

  /// What the app adds around the content; the library never writes it.
  public var contentInset = ContentInsets.zero

  /// What the system's bars cover on each side of the viewport.
  public var safeAreaInsets = ContentInsets.zero

  /// Which sides of the safe area count.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Whether the view is the main content of a navigation or tab container.
  ///
  /// Only ``ContentInsetAdjustmentBehavior/automatic`` asks: it then counts top and bottom of the
  /// safe area even if the content is short.
  public var isContentOfContainer = false

  /// Whether content that fits into the viewport can be pulled vertically all the same.
  public var alwaysBounceVertical = false

  /// Whether content that fits into the viewport can be pulled horizontally all the same.
  public var alwaysBounceHorizontal = false

  /// Whether content may pass the edges at all.
  public var bounces = true

  /// What refresh controls add at each edge: 0, or the control's height in points while it
  /// refreshes.
  public var refreshInsets = ContentInsets.zero

  /// What the refresh control at the top adds, in points.
  public var refreshInset: Double {
    get { refreshInsets.top }
    set { refreshInsets.top = newValue }
  }

  /// Creates the geometry of a new view with UIKit's defaults: no size, no insets, bouncing.
  public init() {}

  /// Whether the vertical axis scrolls: content above the viewport's height, or always bouncing.
  @inlinable public var canScrollVertically: Bool {
    contentSize.height > viewportSize.height || alwaysBounceVertical
  }

  /// Whether the horizontal axis scrolls: content above the viewport's width, or always bouncing.
  public var canScrollHorizontally: Bool {
    contentSize.width > viewportSize.width || alwaysBounceHorizontal
  }

  /// Whether content may pass the vertical edges by itself, without a refresh control's help.
  public var bouncesVertically: Bool { bounces && canScrollVertically }

  /// Whether content may pass the horizontal edges.
  public var bouncesHorizontally: Bool { bounces && canScrollHorizontally }

  /// The top of ``baseInset``, which is asked for at every move of a finger.
  @inlinable var baseTop: Double { contentInset.top + (selectsVertically ? safeAreaInsets.top : 0) }

  /// The content inset and the sides of the safe area that the adjustment behavior selects.
  public var baseInset: ContentInsets { contentInset + selectedSafeArea }

  /// The sides of the safe area that the adjustment behavior selects.
  public var selectedSafeArea: ContentInsets {
    let (vertical, horizontal) = (selectsVertically, selectsHorizontally)
    return ContentInsets(
      top: vertical ? safeAreaInsets.top : 0, left: horizontal ? safeAreaInsets.left : 0,
      bottom: vertical ? safeAreaInsets.bottom : 0, right: horizontal ? safeAreaInsets.right : 0)
  }

  /// The base inset and what refresh controls add.
  public var adjustedContentInset: ContentInsets { baseInset + refreshInsets }

  /// The offset at which the content's beginning lies at the base inset, refreshing or not.
  public var restOffset: ScrollPoint {
    let base = baseInset
    return ScrollPoint(x: 0 - base.left, y: 0 - base.top)  // never the −0 of a negation
  }

  /// How far the content is pulled below its rest at an offset, in points; 0 if it is not.
  @inlinable
  public func pullDistance(at offset: Double) -> Double { max(0, 0 - baseTop - offset) }

  /// The legal offsets along the horizontal axis.
  public var horizontalRange: OffsetRange {
    let (rests, inset) = (horizontalRests, refreshInsets)
    return OffsetRange(lower: rests.lower - inset.left, upper: rests.upper + inset.right)
  }

  /// The legal offsets along the vertical axis.
  ///
  /// The least is minus the adjusted top inset. The greatest is content height + base bottom −
  /// viewport height, but never less than the rest offset. A refresh inset opens room past the rest
  /// at its edge and takes none elsewhere.
  public var verticalRange: OffsetRange {
    let (rests, inset) = (verticalRests, refreshInsets)
    return OffsetRange(lower: rests.lower - inset.top, upper: rests.upper + inset.bottom)
  }

  /// The legal offsets along the horizontal axis without a refresh.
  package var horizontalRests: OffsetRange {
    let base = baseInset
    return OffsetRange(
      lower: 0 - base.left,
      upper: max(0 - base.left, contentSize.width + base.right - viewportSize.width))
  }

  /// The legal offsets along the vertical axis without a refresh.
  package var verticalRests: OffsetRange {
    let base = baseInset
    return OffsetRange(
      lower: 0 - base.top,
      upper: max(0 - base.top, contentSize.height + base.bottom - viewportSize.height))
  }

  /// Returns the legal offset nearest to the given one, axis by axis.
  public func clamp(_ offset: ScrollPoint) -> ScrollPoint {
    ScrollPoint(x: horizontalRange.clamp(offset.x), y: verticalRange.clamp(offset.y))
  }

  /// Whether top and bottom of the safe area count.
  @inlinable var selectsVertically: Bool {
    switch contentInsetAdjustmentBehavior {
    case .automatic: canScrollVertically || isContentOfContainer
    case .scrollableAxes: canScrollVertically
    case .never: false
    case .always: true
    }
  }

  /// Whether left and right of the safe area count.
  private var selectsHorizontally: Bool {
    switch contentInsetAdjustmentBehavior {
    case .automatic, .scrollableAxes: canScrollHorizontally
    case .never: false
    case .always: true
    }
  }
}

#if !hasFeature(Embedded)
  extension ScrollGeometry: Codable {}
#endif
