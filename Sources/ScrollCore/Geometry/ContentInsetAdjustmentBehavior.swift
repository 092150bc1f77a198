/// Which sides of the safe area a scroll view adds to its content inset.
///
/// The cases are those of UIKit's `UIScrollView.ContentInsetAdjustmentBehavior`. An axis is
/// scrollable when the content is strictly longer than the viewport there, or when the view
/// always bounces along it.
public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Sendable {
  /// The sides of scrollable axes, and top and bottom inside a navigation or tab container.
  case automatic

  /// The sides of scrollable axes only.
  case scrollableAxes

  /// No side.
  case never

  /// All four sides.
  case always
}

#if !hasFeature(Embedded)
  extension ContentInsetAdjustmentBehavior: Codable {}
#endif
