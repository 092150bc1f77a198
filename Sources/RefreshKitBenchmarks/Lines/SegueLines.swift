import RefreshKit
import SegueTesting

/// The dispatch of a segue that is prepared: find the handler, check the types, call it.
enum SegueLines {
  static let all = [dispatch, registration]

  static let dispatch = Benchmark(
    name: "segue, dispatch of a prepared one", baselineName: "closures by string, forced cast",
    budget: 1, allowedAllocations: 0,
    operation: {
      let source = Master()
      let destination = Detail()
      do {
        try source.router.handle(.detail) { $0.destination.row = $0.payload }
        for index in 0..<9 {
          try source.router.handle(Segue<Master, Detail, Int>("other \(index)")) { _ in }
        }
        let prepared = try PreparedSegue(.detail, from: source, to: destination, payload: 3)
        return { times in
          var handled = 0
          for _ in 0..<times {
            do { handled += try source.router.dispatch(prepared) ? 1 : 0 } catch {
              blackHole(error)
            }
          }
          blackHole((handled, destination.row))
        }
      } catch {
        fatalError("the segue is declared right here: \(error)")
      }
    },
    baseline: {
      let source = Master()
      let destination = Detail()
      let identifier = "detail"
      var handlers: [String: (Any, Any, Any?) -> Void] = [:]
      for index in 0..<9 { handlers["other \(index)"] = { _, _, _ in } }
      // What a screen writes in `prepare(for:sender:)`: the destination and the payload are
      // untyped.
      handlers[identifier] = { _, destination, payload in
        // swift-format-ignore
        (destination as! Detail).row = payload as! Int
      }
      let table = handlers
      return { times in
        for _ in 0..<times {
          table[identity(identifier)]?(source, destination, 3)
        }
        blackHole(destination.row)
      }
    })

  /// What takes longer the more is registered shows here.
  static let registration = Benchmark(
    name: "segue, a handler and an unwind set beside 10,000",
    baselineName: "closures by string in two dictionaries",
    operation: {
      let source = Master()
      let router = source.router
      let back = Segue<Detail, Master, Int>("back", kind: .unwind)
      do {
        for index in 0..<10_000 {
          try router.handle(Segue<Master, Detail, Int>("\(index)")) { _ in }
          try router.acceptUnwind(Segue<Detail, Master, Int>("\(index)", kind: .unwind))
        }
      } catch {
        fatalError("the segues have different names: \(error)")
      }
      return { times in
        for _ in 0..<times {
          do {
            try router.handle(.detail) { blackHole($0.payload) }.cancel()
            try router.acceptUnwind(back) { _, payload in blackHole(payload) }.cancel()
          } catch { blackHole(error) }
        }
        blackHole(source)
      }
    },
    baseline: {
      var handlers: [String: (Any, Any, Any?) -> Void] = [:]
      for index in 0..<10_000 { handlers["\(index)"] = { _, _, _ in } }
      let table = handlers
      return { times in
        var handlers = table
        var unwinds = table
        for _ in 0..<times {
          handlers[identity("detail")] = { _, _, payload in blackHole(payload) }
          handlers[identity("detail")] = nil
          unwinds[identity("back")] = { _, _, payload in blackHole(payload) }
          unwinds[identity("back")] = nil
        }
        blackHole((handlers, unwinds))
      }
    })

  final class Master: FakeScreen, SegueSource {
    lazy var router = SegueRouter(source: self)
  }

  final class Detail: FakeScreen {
    var row = 0
  }
}

extension Segue
where Source == SegueLines.Master, Destination == SegueLines.Detail, Payload == Int {
  fileprivate static var detail: Segue { Segue("detail") }
}
