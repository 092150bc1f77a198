/// The router of a base class, as the router of a subclass sees it.
class SegueBase<Source: SegueScreen> {
  // All is overridden by the one subclass; a plain base has nothing.
  var router: AnyObject? { nil }
  /// Whether a router is this one or one that it inherits from.
  func reaches(_ router: AnyObject) -> Bool { false }
  func handler(_ name: SegueName) -> AnySegueHandler<Source>? { nil }
  func hooks(_ name: SegueName) -> SegueHooks<Source> { SegueHooks() }
  func declared(_ name: SegueName) -> (any HiddenSegue)? { nil }
  var catchAll: ((UnhandledSegue<Source>) throws -> Void)? { nil }
  var names: Set<SegueName> { [] }
}

/// A router of a base class, and the way up to it.
final class TypedSegueBase<Source: SegueScreen, Base: SegueScreen>: SegueBase<Source> {
  private let base: SegueRouter<Base>
  private let upcast: (Source) -> Base

  init(_ base: SegueRouter<Base>, upcast: @escaping (Source) -> Base) {
    self.base = base
    self.upcast = upcast
  }

  override func reaches(_ router: AnyObject) -> Bool {
    base === router || (base.base?.reaches(router) ?? false)
  }

  override func handler(_ name: SegueName) -> AnySegueHandler<Source>? {
    base.handler(name)?.lifted(on: base, by: upcast)
  }

  override func hooks(_ name: SegueName) -> SegueHooks<Source> {
    base.hooks(name).lifted(by: upcast)
  }

  override func declared(_ name: SegueName) -> (any HiddenSegue)? { base.declared(name) }

  override var catchAll: ((UnhandledSegue<Source>) throws -> Void)? {
    guard let body = base.effectiveCatchAll else { return nil }
    return { [upcast] unhandled in
      try body(unhandled.leaving(from: upcast(unhandled.source)))
    }
  }

  override var names: Set<SegueName> { base.names }
}
