/// The router of a base class, as the router of a subclass sees it.
protocol SegueBase<Source> {
  associatedtype Source: SegueScreen

  /// Whether a router is this one or one that it inherits from.
  func reaches(_ router: AnyObject) -> Bool
  func handler(_ name: SegueName) -> AnySegueHandler<Source>?
  func shouldPerform(_ name: SegueName) -> SegueHooks<Source>.ShouldPerform?
  func make(_ name: SegueName) -> SegueHooks<Source>.Make?
  func unwind(_ name: SegueName) -> UnwindAction<Source>?
  func declared(_ name: SegueName) -> (any HiddenSegue)?
  var catchAll: ((UnhandledSegue<Source>) throws -> Void)? { get }
  var names: [String] { get }
  var flow: SegueFlow { get }
}

/// A router of a base class, and the way up to it.
struct TypedSegueBase<Source: SegueScreen, Base: SegueScreen>: SegueBase {
  let base: SegueRouter<Base>
  let upcast: (Source) -> Base

  func reaches(_ router: AnyObject) -> Bool {
    base === router || (base.base?.reaches(router) ?? false)
  }

  func handler(_ name: SegueName) -> AnySegueHandler<Source>? {
    base.handler(name)?.lifted(on: base, by: upcast)
  }

  func shouldPerform(_ name: SegueName) -> SegueHooks<Source>.ShouldPerform? {
    guard let body = base.shouldPerform(name) else { return nil }
    return { [upcast] in body(upcast($0), $1) }
  }

  func make(_ name: SegueName) -> SegueHooks<Source>.Make? {
    guard let body = base.make(name) else { return nil }
    return { [upcast] in try body(upcast($0), $1) }
  }

  func unwind(_ name: SegueName) -> UnwindAction<Source>? {
    base.unwind(name)?.lifted(by: upcast)
  }

  func declared(_ name: SegueName) -> (any HiddenSegue)? { base.declared(name) }

  var catchAll: ((UnhandledSegue<Source>) throws -> Void)? {
    guard let body = base.effectiveCatchAll else { return nil }
    return { [upcast] unhandled in
      try body(unhandled.leaving(from: upcast(unhandled.source)))
    }
  }

  var names: [String] { base.names }

  var flow: SegueFlow { base.flow }
}
