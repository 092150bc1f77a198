import Foundation
import RefreshKit
import RefreshKitTesting

/// One driver with many views, each with a deadline that is set and fires.
enum DriverLines {
  static let all = [1, 1_000, 100_000, 1_000_000].map(heap) + [tasks]

  /// Beside a plain heap of closures: what the driver, the views and their controls add.
  ///
  /// A deadline ends a refresh, so each has a begin and an end with it, which the heap has not.
  private static func heap(_ count: Int) -> Benchmark {
    Benchmark(
      name: "driver, \(count) deadlines set and fired", yardstickName: "plain binary heap",
      wanted: 2, times: max(count, 100_000),
      operation: { driven(count) },
      yardstick: {
        let times = Self.times(count)
        return { total in
          var heap = DeadlineHeap()
          let counter = MotionLines.Counter()
          for _ in 0..<max(1, total / count) {
            for index in 0..<count { heap.insert(times[index]) { counter.count += 1 } }
            while let body = heap.popDue(at: .infinity) { body() }
          }
          keep(counter.count)
        }
      })
  }

  /// Beside a task that sleeps for each deadline.
  private static let tasks = Benchmark(
    name: "driver, 100000 deadlines beside tasks", yardstickName: "Task.sleep a deadline",
    wanted: 0.05, times: 100_000,
    operation: { driven(100_000) },
    yardstick: {
      { times in
        let done = DispatchSemaphore(value: 0)
        Task {
          await withTaskGroup(of: Void.self) { group in
            for _ in 0..<times {
              group.addTask { try? await Task.sleep(for: .microseconds(100)) }
            }
          }
          done.signal()
        }
        done.wait()
      }
    })

  private static func driven(_ count: Int) -> Benchmark.Body {
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock)
    let views = (0..<count).map { _ in
      let view = ScrollView(
        viewportSize: ScrollSize(width: 320, height: 480),
        contentSize: ScrollSize(width: 320, height: 2000))
      view.addRefreshControl()
      view.contentOffset.y = 500
      driver.add(view)
      return view
    }
    let times = Self.times(count)
    return { total in
      for _ in 0..<max(1, total / count) {
        for (view, time) in zip(views, times) {
          guard let control = view.refreshControl else { continue }
          control.beginRefreshing()
          control.endRefreshing(after: .seconds(1 + time))
        }
        while let next = driver.nextWakeUp {
          clock.advance(to: next)
          driver.runFrame()
        }
      }
      keep(views.first?.nextDeadline)
    }
  }

  /// Deadlines within a second, in no order, the same in each run.
  private static func times(_ count: Int) -> [Double] {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-53
    }
  }
}
