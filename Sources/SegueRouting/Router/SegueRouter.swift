/// Dispatches the segues of one screen, each to one handler.
///
/// ```swift
/// final class Master: FakeScreen, SegueSource {
///   lazy var router = SegueRouter(source: self)
/// }
///
/// try master.router.handle(.detail) { segue in
///   segue.destination.row = segue.payload  // typed: nothing to cast
/// }
/// try master.router.perform(.detail, payload: 3)
/// ```
///
/// A perform goes through key, guard, making the destination, its path, its type, the preparation,
/// the transition and the completion, in this order. A fault before the transition is thrown and
/// leaves screens and handlers as they were.
///
/// The router holds its source weakly, and handlers get the source as an argument: capture nothing.
/// Use a router from the isolation of its screens, such as the main actor.
public final class SegueRouter<Source: SegueScreen> {
  /// The screen whose segues these are; `nil` when it has been freed.
  public private(set) weak var source: Source?

  /// All that is declared, if the router was given it.
  public let map: SegueMap?

  /// Gets what has no handler; none by default.
  ///
  /// That is declared segues, segues without an identifier, and what the platform prepares under
  /// other identifiers.
  ///
  /// The handler of a segue comes before it, whichever was set first.
  public var catchAll: ((UnhandledSegue<Source>) throws -> Void)? {
    // What the old one holds may use the router when it is freed, so not while that is written.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  @usableFromInline let registry = SegueRegistry<Source>()
  private(set) var base: SegueBase<Source>? {
    didSet { withExtendedLifetime(oldValue) {} }
  }
  private let ownFlow = SegueFlow()
  /// Whether this router takes turns with that of its base class: two routers of one screen do.
  private var takesTurns = false
  var firedEmbeds: [SegueKey: FiredEmbed] = [:]
  let platform: ((Source, SegueRequest) -> Void)?

  /// Creates the router of a screen for which the platform makes and shows destinations.
  ///
  /// A view controller in a storyboard forwards `shouldPerformSegue` to
  /// ``shouldPerform(_:sender:)`` and `prepare(for:sender:)` to
  /// ``prepare(identifier:destination:payload:sender:)``; <doc:SegueRouting> shows one.
  ///
  /// The platform asks for the preparation when it has made the destination, and shows it whatever
  /// comes of it; so here a fault of the destination does not stop the transition.
  /// - Parameters:
  ///   - source: The screen; it is held weakly.
  ///   - map: All declared segues, if unknown identifiers are to be told from unhandled ones.
  ///   - platform: Performs a segue of the source, which prepares it before the call returns, and
  ///     finishes the request when the transition is over.
  public init(
    source: Source, map: SegueMap? = nil,
    through platform: @escaping (_ source: Source, _ request: SegueRequest) -> Void
  ) {
    self.source = source
    self.map = map
    self.platform = platform
  }

  /// Creates the router of a screen that runs its moves itself.
  /// - Parameters:
  ///   - source: The screen; it is held weakly.
  ///   - map: All declared segues, to perform those without a handler by their identifier, and to
  ///     tell unknown identifiers from unhandled ones.
  public init(source: Source, map: SegueMap? = nil) where Source: SegueMover {
    self.source = source
    self.map = map
    platform = nil
  }

  /// Lets the handlers, guards, makers and the catch-all of a base class serve this screen.
  ///
  /// ```swift
  /// try router.inherit(from: baseRouter, as: { $0 })  // $0 is a Derived, and so a Base
  /// ```
  ///
  /// What is registered here comes before what is registered there. A class has one base, so a
  /// second call takes the place of the first.
  /// - Parameters:
  ///   - base: The router of the base class; it is held.
  ///   - upcast: The source as its base class. The compiler checks it.
  /// - Throws: ``SegueError/inheritanceCycle(source:base:)``.
  /// - Complexity: O(n) in the number of base classes, and so is finding an inherited handler,
  ///   which allocates.
  public func inherit<Base>(
    from base: SegueRouter<Base>, as upcast: @escaping (Source) -> Base
  ) throws(SegueError) {
    let bases = sequence(first: base as any ErasedSegueRouter) { $0.baseRouter }
    if bases.contains(where: { $0 === self }) {
      throw .inheritanceCycle(source: SegueType(Source.self), base: SegueType(Base.self))
    }
    self.base = SegueBase(base, upcast: upcast)
    // Routers of one screen take turns; one that is at work already goes on by itself.
    takesTurns = source != nil && source === base.source && flow.isIdle
  }

  /// The identifiers that have a handler or a declaration here or in a base class, in the order of
  /// their bytes.
  /// - Complexity: O(n log n) in their number.
  public var identifiers: [String] { inOrderOfBytes(names) }

  /// Whether an identifier has a handler or a declaration, here or in a base class.
  ///
  /// Nothing is run.
  public func canPerform(_ identifier: String) -> Bool { erasedSegue(identifier) != nil }
}

// MARK: - What is registered or declared, here or in a base class; the nearest wins

extension SegueRouter: ErasedSegueRouter {
  var baseRouter: (any ErasedSegueRouter)? { base?.router }

  var flow: SegueFlow { takesTurns ? baseRouter?.flow ?? ownFlow : ownFlow }

  func key(_ identifier: String) -> SegueKey {
    SegueKey(source: Source.self, identifier: identifier)
  }

  func entry(_ identifier: String) -> SegueEntry<Source> {
    var entry = registry.entries[key(identifier)] ?? SegueEntry()
    entry.catchAll = catchAll
    base?.complete(&entry, identifier)
    return entry
  }

  func declared(_ identifier: String) -> (any ErasedSegue)? {
    map?.segues[key(identifier)] ?? baseRouter?.declared(identifier)
  }

  /// The segue of a handler or, if there is none, of a declaration.
  func erasedSegue(_ identifier: String) -> (any ErasedSegue)? {
    entry(identifier).handler?.erasedSegue ?? declared(identifier)
  }

  var names: [String] {
    let declared = map?.declarations.map(\.key).filter { $0.source == SegueType(Source.self) }
    return registry.identifiers + (baseRouter?.names ?? []) + (declared ?? []).map(\.identifier)
  }

  /// The identifiers that are spelled much like another one.
  func identifiers(near key: SegueKey) -> [String] { nearMatches(of: key.identifier, in: names) }
}

@available(*, unavailable)
extension SegueRouter: Sendable {}
