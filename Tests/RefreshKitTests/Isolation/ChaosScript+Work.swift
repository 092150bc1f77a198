import RefreshKit
import RefreshKitTesting

extension ChaosScript {
  /// What a script does next.
  enum Step: String, CaseIterable {
    case begin, send, pullInCode, drag, release, cancelTouch, scroll
    case end, endLater, cancel, enable, hide, detach, move, replace, configure
    case call, cancelCall, cancelCallElsewhere, open, openElsewhere, failElsewhere
    case passTime, passTimeElsewhere, frame, stopDriver, startDriver, leaveDriver, joinDriver, yield

    /// The cases, those more than once without which nothing much goes on.
    static let choices: [Step] =
      allCases + [.move, .move, .move, .open, .openElsewhere, .yield, .yield, .begin, .send]
      + Array(repeating: .call, count: 8)
  }

  /// What the work of a call does.
  enum Work: String, CaseIterable {
    case returns, yields, waits, waitsDeaf, sleeps, fails, ends, detaches, callsAgain, splits
  }

  /// One call for a refresh, with all that may come of it.
  func refresh(_ kind: Work, applies: Bool) async {
    defer { returnedCalls += 1 }
    let captured = ProbedObject(here, "what work holds")
    do {
      if applies {
        var cycle: RefreshCycle?
        try await control.refresh {
          cycle = try await self.work(kind, captured)
          return ProbedObject(self.here, "a value")
        } apply: { _ in
          self.apply(in: cycle)
        }
      } else {
        try await control.refresh { _ = try await self.work(kind, captured) }
      }
      here("after a call")
    } catch is CancellationError {
      here("after a cancelled call")
    } catch is Broken {
      here("after a call that failed")
    } catch {
      here("after a call that was refused")
      expect(error is RefreshError, "a call threw \(error)")
    }
  }

  /// T1: what comes late is not applied, and a value is applied before its refresh ends.
  private func apply(in cycle: RefreshCycle?) {
    here("apply")
    expect(
      control.isRefreshing && control.state.cycle == cycle,
      "applied for \(cycle as Any) in \(control.state)")
  }

  /// T1: work begins while its refresh runs, and a refresh has one work at most.
  ///
  /// - Returns: The refresh that it is the work of.
  private func work(_ kind: Work, _ captured: ProbedObject) async throws -> RefreshCycle? {
    here("work")
    let cycle = control.state.cycle
    expect(control.isRefreshing, "work in \(control.state)")
    if let number = cycle?.number {
      works[number, default: 0] += 1
      expect(works[number] == 1, "a second work of refresh \(number)")
    }
    defer { here("the end of work") }
    switch kind {
    case .returns: break
    case .yields: for _ in 0..<Int(random.number(1...9)) { await Task.yield() }
    case .waits: _ = try await gate.wait()
    case .waitsDeaf: _ = await Task.detached { [gate] in try? await gate.wait() }.value
    case .sleeps: try await clock.sleep(for: .seconds(random.number(0...0.5)))
    case .fails:
      await Task.yield()
      throw Broken()
    case .ends: control.endRefreshing()
    case .detaches: control.host?.refreshControl = nil
    case .callsAgain: try await callAgain()
    case .splits:
      let (gate, clock) = (gate, clock)
      async let one = gate.wait()
      async let other: Void = clock.sleep(for: .milliseconds(50))
      _ = try await (one, other)
    }
    here("work, later")
    withExtendedLifetime(captured) {}
    return cycle
  }

  /// T1: work does not wait for itself.
  private func callAgain() async throws {
    let isMine = control.isRefreshing
    do {
      let result = try await control.refresh {}
      expect(!(isMine && result.isJoined), "work has waited for itself")
    } catch let error as RefreshError {
      here("a refused call from inside work")
      expect(isMine || error != .calledFromItsOwnWork, "\(error) without a refresh")
    }
  }
}
