/// The router of a base class, as the router of a subclass sees it.
struct SegueBase<Source: SegueScreen> {
  let router: any ErasedSegueRouter
  /// Adds what is registered there for an identifier, where there is nothing yet.
  let complete: (_ entry: inout SegueEntry<Source>, _ identifier: String) -> Void

  init<Base>(_ router: SegueRouter<Base>, upcast: @escaping (Source) -> Base) {
    self.router = router
    complete = { $0.inherit(router.entry($1), upcast: upcast) }
  }
}

/// A router whose type of source is erased.
protocol ErasedSegueRouter: AnyObject {
  var baseRouter: (any ErasedSegueRouter)? { get }
  /// The identifiers that have a handler or a declaration, here or in a base class.
  var names: [String] { get }
  var flow: SegueFlow { get }
  func declared(_ identifier: String) -> (any ErasedSegue)?
}
