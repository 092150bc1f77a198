/// A screen with a router: adopted without a base class, as ``SegueRouter`` shows.
public protocol SegueSource: SegueScreen {
  /// The class whose segues the router dispatches: this one, or a base class of it.
  associatedtype RoutedSource: SegueScreen

  /// The router of this screen. Make it lazily, so that it can be given the screen.
  var router: SegueRouter<RoutedSource> { get }
}

extension SegueSource {
  /// Performs a segue that hands something over.
  ///
  /// The same as `perform` of the ``router``, which has more options.
  /// - Throws: Why the segue was refused; nothing has changed then.
  @discardableResult
  public func perform<Destination, Payload>(
    _ segue: Segue<RoutedSource, Destination, Payload>, payload: Payload, sender: Any? = nil,
    completion: SegueCompletion? = nil
  ) throws(SegueError) -> SegueAnswer {
    try router.perform(segue, payload: payload, sender: sender, completion: completion)
  }

  /// Performs a segue that hands nothing over.
  /// - Throws: Why the segue was refused; nothing has changed then.
  @discardableResult
  public func perform<Destination>(
    _ segue: Segue<RoutedSource, Destination, Void>, sender: Any? = nil,
    completion: SegueCompletion? = nil
  ) throws(SegueError) -> SegueAnswer {
    try router.perform(segue, payload: (), sender: sender, completion: completion)
  }

  /// Refuses, at compile time, a segue whose payload is missing.
  @available(*, unavailable, message: "this segue hands over a payload; pass payload:")
  @discardableResult
  public func perform<Destination, Payload>(
    _ segue: Segue<RoutedSource, Destination, Payload>, sender: Any? = nil,
    completion: SegueCompletion? = nil
  ) throws(SegueError) -> SegueAnswer {
    throw .payloadMissing(segue.key, expected: SegueType(Payload.self))
  }

  /// Registers the handler of a segue.
  ///
  /// The same as ``SegueRouter/handle(_:once:late:fileID:line:with:)``, which has more options.
  /// - Throws: Why it was refused; nothing is registered then.
  @discardableResult
  public func handle<Destination, Payload>(
    _ segue: Segue<RoutedSource, Destination, Payload>, fileID: String = #fileID,
    line: UInt = #line,
    with body: @escaping (PreparedSegue<RoutedSource, Destination, Payload>) throws -> Void
  ) throws(SegueError) -> SegueToken {
    try router.handle(segue, fileID: fileID, line: line, with: body)
  }

  /// How the screen takes an unwind; `nil` if it does not.
  func unwindAction(_ identifier: String) -> UnwindAction<Void>? {
    guard let target = router.source else { return nil }
    return router.entry(identifier).unwind?.reached { target }
  }
}
