/// Where the wanted screen stands, seen from the screen that a segue goes to.
///
/// A storyboard's segue often goes to a container. The path says which screen in it is meant:
///
/// ```swift
/// SeguePath.direct         // the screen itself, which is the default
/// SeguePath.root           // the first element of a navigation container
/// SeguePath.tab(1).root    // the first element of the navigation container in the second tab
/// SeguePath.search         // the one screen of the wanted type, wherever it stands
/// ```
///
/// A path never unwraps by itself: a navigation container where a screen was wanted is an error
/// that proposes `.root`.
public struct SeguePath: Hashable, Sendable, CustomStringConvertible {
  /// One step from a container to a screen in it.
  public enum Step: Hashable, Sendable, CustomStringConvertible {
    /// The first element of a navigation container: not the top one, not the visible one.
    case root
    /// A tab of a tab container, counted from 0.
    case tab(Int)
    /// The first column of a split container.
    case primary
    /// The second column of a split container.
    case secondary
    /// The child that a screen has embedded under a name.
    case embedded(String)

    /// The step as it is written in code, such as `.tab(1)`.
    public var description: String {
      switch self {
      case .root: ".root"
      case .tab(let index): ".tab(\(index))"
      case .primary: ".primary"
      case .secondary: ".secondary"
      case .embedded(let name): ".embedded(\"\(name)\")"
      }
    }
  }

  /// The steps in the order in which they are walked.
  public private(set) var steps: [Step] = []

  /// Whether the wanted type is looked for below the last step.
  public private(set) var searches = false

  /// Whether nothing has to be walked or searched.
  var isDirect: Bool { steps.isEmpty && !searches }

  /// The screen itself.
  public static let direct = SeguePath()
  /// The first element of a navigation container: not the top one, not the visible one.
  public static var root: SeguePath { direct.root }
  /// The first column of a split container.
  public static var primary: SeguePath { direct.primary }
  /// The second column of a split container.
  public static var secondary: SeguePath { direct.secondary }
  /// The one screen of the wanted type: the screen itself first, then depth first through children.
  ///
  /// Presented screens are not entered. Of the children of one container, one of exactly the wanted
  /// type wins over those of a subclass. None is an error, and so are two.
  /// - Complexity: O(n) in the number of screens below.
  public static var search: SeguePath { direct.search }
  /// A tab of a tab container, counted from 0.
  public static func tab(_ index: Int) -> SeguePath { direct.tab(index) }
  /// The child that a screen has embedded under a name.
  public static func embedded(_ name: String) -> SeguePath { direct.embedded(name) }

  /// Goes on to the first element of a navigation container.
  public var root: SeguePath { then(.root) }
  /// Goes on to the first column of a split container.
  public var primary: SeguePath { then(.primary) }
  /// Goes on to the second column of a split container.
  public var secondary: SeguePath { then(.secondary) }
  /// Ends with a search for the wanted type; steps that are added later come before it.
  public var search: SeguePath {
    var path = self
    path.searches = true
    return path
  }
  /// Goes on to a tab of a tab container, counted from 0.
  public func tab(_ index: Int) -> SeguePath { then(.tab(index)) }
  /// Goes on to the child that a screen has embedded under a name.
  public func embedded(_ name: String) -> SeguePath { then(.embedded(name)) }

  /// This path, and then the steps of another one.
  func followed(by other: SeguePath) -> SeguePath {
    var path = self
    path.steps += other.steps
    path.searches = searches || other.searches
    return path
  }

  private func then(_ step: Step) -> SeguePath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// The path as it is written in code, such as `.tab(1).root`.
  public var description: String {
    if self == .direct { return ".direct" }
    return steps.map(\.description).joined() + (searches ? ".search" : "")
  }
}
