/// The delegate of a scroll view: one weak reference, and what the object conforms to.
///
/// The conformance is looked up once, when the delegate is set. The refined reference is unsafe on
/// its own and is only read after the weak one has been loaded: it is the same object, alive then.
struct DelegateReference {
  private(set) weak var object: (any ScrollViewDelegate)?
  private unowned(unsafe) var refined: (any ScrollViewRefreshControlDelegate)?
  private var wasSet = false

  init(_ object: (any ScrollViewDelegate)? = nil) {
    self.object = object
    refined = object as? any ScrollViewRefreshControlDelegate
    wasSet = object != nil
  }

  /// The delegate if it hears of refreshes.
  var refreshDelegate: (any ScrollViewRefreshControlDelegate)? {
    guard let object else { return nil }
    return withExtendedLifetime(object) { refined }
  }

  /// Why nobody hears of a refresh; `nil` if somebody does.
  var deafness: RefreshDiagnostic.Deafness? {
    if object == nil { return wasSet ? .delegateReleased : .noDelegate }
    return refined == nil ? .delegateWithoutRefinement : nil
  }
}
