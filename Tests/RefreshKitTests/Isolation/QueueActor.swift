import Dispatch

/// An actor whose jobs run on a queue of its own, as those of a database or of a game loop do.
actor QueueActor {
  nonisolated let executor = QueueExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

/// Runs jobs one after the other on a dispatch queue.
final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "QueueExecutor")
  private let key = DispatchSpecificKey<Bool>()

  init() {
    queue.setSpecific(key: key, value: true)
  }

  /// Whether the code that asks runs on the queue.
  var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
