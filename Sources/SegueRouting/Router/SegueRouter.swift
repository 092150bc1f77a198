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
    get { ownCatchAll }
    set {
      let old = exchange(&ownCatchAll, with: newValue)
      withExtendedLifetime(old) {}
    }
  }

  private var ownCatchAll: ((UnhandledSegue<Source>) throws -> Void)?
  @usableFromInline let table = SegueTable()
  private var ownHooks: [SegueName: SegueHooks<Source>] = [:]
  private(set) var base: (any SegueBase<Source>)?
  private let ownFlow = SegueFlow()
  /// Whether this router takes turns with that of its base class: two routers of one screen do.
  private var takesTurns = false
  /// How often all handlers were removed.
  var clearings = 0
  var firedEmbeds: [SegueName: FiredEmbed] = [:]
  let platform: ((Source, SegueRequest) -> Void)?
  private var registrations = 0

  /// Creates the router of a screen for which the platform makes and shows destinations.
  ///
  /// For a view controller in a storyboard:
  ///
  /// ```
  /// lazy var router = SegueRouter(source: self) { source, request in
  ///   source.performSegue(withIdentifier: request.key.identifier, sender: request.sender)
  ///   if let transition = source.transitionCoordinator {
  ///     transition.animate(alongsideTransition: nil) { _ in request.finish() }
  ///   } else {
  ///     request.finish()
  ///   }
  /// }
  ///
  /// override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
  ///   router.shouldPerform(identifier, sender: sender)
  /// }
  ///
  /// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
  ///   do {
  ///     let handled = try router.prepare(
  ///       identifier: segue.identifier, destination: segue.destination, sender: sender)
  ///     if !handled { super.prepare(for: segue, sender: sender) }
  ///   } catch { assertionFailure("\(error)") }
  /// }
  /// ```
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
    let link = TypedSegueBase(base: base, upcast: upcast)
    if link.reaches(self) {
      throw .inheritanceCycle(source: SegueType(Source.self), base: SegueType(Base.self))
    }
    let old = exchange(&self.base, with: link)
    // Routers of one screen take turns; one that is at work already goes on by itself.
    takesTurns = source != nil && source === base.source && flow.isIdle
    withExtendedLifetime(old) {}
  }

  /// The identifiers that have a handler or a declaration here or in a base class, in the order of
  /// their bytes.
  /// - Complexity: O(n log n) in their number.
  public var identifiers: [String] { inOrderOfBytes(names) }

  /// Whether an identifier has a handler or a declaration, here or in a base class.
  ///
  /// Nothing is run.
  public func canPerform(_ identifier: String) -> Bool {
    let name = SegueName(identifier)
    return handler(name) != nil || declared(name) != nil
  }

  // MARK: - What is registered, here or in a base class; the nearest wins

  var flow: SegueFlow {
    if takesTurns, let base { base.flow } else { ownFlow }
  }

  func handler(_ name: SegueName) -> AnySegueHandler<Source>? {
    ownHandler(name) ?? base?.handler(name)
  }

  func ownHandler(_ name: SegueName) -> AnySegueHandler<Source>? {
    // Only handlers of this source go into the table.
    table.find(name).map { unsafeDowncast($0, to: AnySegueHandler<Source>.self) }
  }

  func shouldPerform(_ name: SegueName) -> SegueHooks<Source>.ShouldPerform? {
    ownHooks[name]?.shouldPerform ?? base?.shouldPerform(name)
  }

  func make(_ name: SegueName) -> SegueHooks<Source>.Make? {
    ownHooks[name]?.make ?? base?.make(name)
  }

  func unwind(_ name: SegueName) -> UnwindAction<Source>? {
    ownHooks[name]?.unwind ?? base?.unwind(name)
  }

  func setHooks(_ name: SegueName, _ change: (inout SegueHooks<Source>) -> Void) {
    let old = ownHooks[name]
    var new = old ?? SegueHooks()
    change(&new)
    ownHooks[name] = new.isEmpty ? nil : new
    withExtendedLifetime(old) {}
  }

  func ownHooks(_ name: SegueName) -> SegueHooks<Source>? { ownHooks[name] }

  func declared(_ name: SegueName) -> (any HiddenSegue)? {
    map?.segues[SegueKey(source: Source.self, identifier: name.text)] ?? base?.declared(name)
  }

  var effectiveCatchAll: ((UnhandledSegue<Source>) throws -> Void)? { catchAll ?? base?.catchAll }

  var names: [String] {
    var names = table.names + (base?.names ?? [])
    for declaration in map?.declarations ?? []
    where declaration.key.source == SegueType(Source.self) {
      names.append(declaration.key.identifier)
    }
    return names
  }

  func nextNumber() -> Int {
    registrations += 1
    return registrations
  }
}

@available(*, unavailable)
extension SegueRouter: Sendable {}
