import Foundation
import RefreshKit
import XCTest

/// Asks wherever it is called whether that is on the actor to which a test belongs.
///
/// A place that is not there is named, and the test goes on, where an assertion of the runtime
/// would end the whole suite. Where it is there, the runtime is asked as well.
final class ActorProbe: Sendable {
  private let actor: any Actor
  private let isHere: @Sendable () -> Bool

  private init(_ actor: any Actor, _ isHere: @escaping @Sendable () -> Bool) {
    self.actor = actor
    self.isHere = isHere
  }

  func callAsFunction(
    _ place: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard isHere() else {
      return XCTFail("\(place) is not on \(type(of: actor))", file: file, line: line)
    }
    actor.preconditionIsolated()
  }

  /// Runs a test on the main actor and on an actor with an executor of its own.
  static func onEachActor(
    _ body: @Sendable (_ actor: isolated any Actor, _ here: ActorProbe) async throws -> Void
  ) async throws {
    try await body(MainActor.shared, ActorProbe(MainActor.shared) { Thread.isMainThread })
    let actor = QueueActor()
    try await body(actor, ActorProbe(actor) { [executor = actor.executor] in executor.isHere })
  }
}

/// A delegate that asks in each callback whether it is called on its actor.
final class ProbingDelegate: ScrollViewRefreshControlDelegate {
  private let here: ActorProbe
  private(set) var calls = 0

  init(_ here: ActorProbe) {
    self.here = here
  }

  private func note(_ name: String) {
    calls += 1
    here(name)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { note("didScroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { note("didEndAnimation") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { note("inset") }
  func didBeginRefresh(in scrollView: ScrollView) { note("didBegin") }
  func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) { note("didEnd") }
}

/// What asks when it is freed.
final class ProbedObject {
  private let here: ActorProbe
  private let name: String

  init(_ here: ActorProbe, _ name: String) {
    self.here = here
    self.name = name
  }

  deinit { here("the end of \(name)") }
}

extension ScrollView {
  /// A view with a control, all of whose listeners ask on which actor they are.
  static func probed(_ here: ActorProbe, _ delegate: ProbingDelegate) -> ScrollView {
    let view = ScrollView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
    let control = view.addRefreshControl()
    view.delegate = delegate
    view.diagnosticHandler = { _ in here("diagnostic") }
    control.addObserver { _ in here("observer") }
    control.addAction { _ in here("action") }
    return view
  }
}
