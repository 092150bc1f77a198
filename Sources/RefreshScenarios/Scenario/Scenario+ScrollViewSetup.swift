public import RefreshKit

extension Scenario {
  /// A scroll view before the first step.
  public struct ScrollViewSetup: Equatable, Sendable {
    /// The class of the view.
    public var kind: ViewKind
    /// The width of the viewport.
    public var width: Double
    /// The height of the viewport.
    public var height: Double
    /// The width of the content, or nil for as wide as the view.
    public var contentWidth: Double?
    /// The height of the content.
    public var contentHeight: Double
    /// The inset that the app sets.
    public var contentInset: ContentInsets
    /// What the system covers.
    public var safeAreaInsets: ContentInsets
    /// Which part of the safe area joins the content inset.
    public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
    /// Whether content may be dragged past an edge.
    public var bounces: Bool
    /// Whether content that fits may be dragged past the top and bottom edges.
    public var alwaysBounceVertical: Bool
    /// How fast a release slows down.
    public var decelerationRate: DecelerationRate
    /// The height of the table's header, 0 for none.
    public var tableHeaderHeight: Double
    /// The offset at the start, taken as it is, or nil for at rest.
    public var contentOffset: Offset?
    /// Whether the view is in a window at the start.
    public var onScreen: Bool

    /// Creates the setup of a view; what is left out has the default of the file format.
    public init(
      kind: ViewKind = .scroll, width: Double, height: Double, contentWidth: Double? = nil,
      contentHeight: Double = 0, contentInset: ContentInsets = .zero,
      safeAreaInsets: ContentInsets = .zero,
      contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic,
      bounces: Bool = true, alwaysBounceVertical: Bool = false,
      decelerationRate: DecelerationRate = .normal, tableHeaderHeight: Double = 0,
      contentOffset: Offset? = nil, onScreen: Bool = true
    ) {
      self.kind = kind
      self.width = width
      self.height = height
      self.contentWidth = contentWidth
      self.contentHeight = contentHeight
      self.contentInset = contentInset
      self.safeAreaInsets = safeAreaInsets
      self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
      self.bounces = bounces
      self.alwaysBounceVertical = alwaysBounceVertical
      self.decelerationRate = decelerationRate
      self.tableHeaderHeight = tableHeaderHeight
      self.contentOffset = contentOffset
      self.onScreen = onScreen
    }
  }

  /// An offset whose x may be left out.
  public struct Offset: Equatable, Sendable {
    /// The horizontal offset, or nil for at rest.
    public var x: Double?
    /// The vertical offset.
    public var y: Double

    /// Creates an offset.
    public init(x: Double? = nil, y: Double) {
      self.x = x
      self.y = y
    }
  }
}
