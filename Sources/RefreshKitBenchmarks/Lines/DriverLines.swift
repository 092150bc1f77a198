import Foundation
import RefreshKit

/// Many views whose refreshes are under way: a deadline is set on each, and all of them fire.
enum DriverLines {
  static let all =
    counts.map(besideHeap) + counts.map(besideHand) + [growth] + fewer.map(besideTasks)
    + fewer.map(besideDispatch) + [fromNew, DrivenFrames.line]

  private static let counts = [1, 1_000, 100_000, 1_000_000]
  private static let fewer = counts.dropLast()

  /// Beside a plain heap of closures: what the driver, the views and their controls add.
  ///
  /// A deadline ends a refresh, which the heap leaves out: with it go the view's time, an end and a
  /// close that are decided and could be told, and the choice of the earliest of several deadlines.
  private static func besideHeap(_ count: Int) -> Benchmark {
    line(
      "driver, \(count) deadlines set and fired", count, baselineName: "plain binary heap",
      budget: 2
    ) {
      let times = Deadlines.seconds(count)
      let counter = MotionLines.Counter()
      return { total in
        measured {
          var heap = DeadlineHeap()
          for _ in 0..<max(1, total / count) {
            for time in times { heap.insert(time) { counter.count += 1 } }
            while let body = heap.popDue(at: .infinity) { body() }
          }
        }
        blackHole(counter.count)
      }
    }
  }

  /// Beside a heap whose closures end the same refreshes: what the driver itself adds.
  ///
  /// It leaves out hosts that move, and deadlines and hosts that change or go away.
  private static func besideHand(_ count: Int) -> Benchmark {
    line(
      "driver, \(count) deadlines beside a heap that ends", count, baselineName: "ended by hand"
    ) {
      Deadlines.byHand(count)
    }
  }

  /// Cost for one of many beside that for one of few; log n would be 2.
  private static let growth = line(
    "driver, 1000000 deadlines, cost for one", 1_000_000, baselineName: "cost for one of 1,000",
    budget: 2
  ) {
    Deadlines.driven(1_000)
  }

  /// Beside a task that sleeps for each deadline, in the time of all threads.
  ///
  /// It leaves out a refresh that ends. The tasks are in no group, which takes a time of n² to let
  /// 100,000 children go.
  private static func besideTasks(_ count: Int) -> Benchmark {
    line(
      "driver, \(count) deadlines beside tasks", count, baselineName: "Task.sleep a deadline",
      budget: 0.05, clock: .processor
    ) {
      let deadlines = realTimes(count)
      return { total in
        measured { for _ in 0..<max(1, total / count) { sleepInTasks(until: deadlines) } }
      }
    }
  }

  /// Beside a block that Dispatch runs at each deadline, in the time of all threads.
  ///
  /// It leaves out a refresh that ends. All that are due by a wake-up of Dispatch's run in it.
  private static func besideDispatch(_ count: Int) -> Benchmark {
    line(
      "driver, \(count) deadlines beside Dispatch", count,
      baselineName: "DispatchQueue.asyncAfter", clock: .processor
    ) {
      let queue = DispatchQueue(label: "deadlines")
      let deadlines = realTimes(count).map { $0 / .seconds(1) }
      return { total in
        measured {
          for _ in 0..<max(1, total / count) {
            let done = DispatchGroup()
            let start = DispatchTime.now()
            for deadline in deadlines {
              done.enter()
              queue.asyncAfter(deadline: start + deadline) { done.leave() }
            }
            done.wait()
          }
        }
      }
    }
  }

  /// A driver that takes on views, each with a deadline, beside tasks: for the growth of memory,
  /// since a task is made for each deadline, and a view is taken on once.
  private static let fromNew: Benchmark = {
    let count = 100_000
    return Benchmark(
      name: "driver, \(count) views taken on, with deadlines",
      baselineName: "Task.sleep a deadline", clock: .processor,
      growthBudget: 0.05, times: count, measuresPart: true,
      operation: { Deadlines.takenOn(count) },
      baseline: {
        let deadlines = realTimes(count)
        return { _ in measured { sleepInTasks(until: deadlines) } }
      })
  }()

  /// The same deadlines in real time: late enough that all are set before the first is due.
  private static func realTimes(_ count: Int) -> [Duration] {
    Deadlines.seconds(count).map { .microseconds(10 * Double(count) * $0) }
  }

  private static func sleepInTasks(until deadlines: [Duration]) {
    let done = DispatchGroup()
    let start = ContinuousClock.now
    for deadline in deadlines {
      done.enter()
      Task {
        try? await Task.sleep(until: start + deadline)
        done.leave()
      }
    }
    done.wait()
  }

  private static func line(
    _ name: String, _ count: Int, baselineName: String, budget: Double? = nil,
    clock: Benchmark.Clock = .wall, baseline: @escaping @Sendable () -> Benchmark.Body
  ) -> Benchmark {
    Benchmark(
      name: name, baselineName: baselineName, budget: budget, clock: clock,
      times: max(count, clock == .wall ? 100_000 : 1_000), measuresPart: true,
      operation: { Deadlines.driven(count) }, baseline: baseline)
  }
}
