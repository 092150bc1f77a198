import Dispatch
import Foundation

/// An actor whose jobs run on a queue of its own, as those of a database or of a game loop do.
actor QueueActor {
  nonisolated let executor = QueueExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

/// Runs jobs one after the other on a dispatch queue.
final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "QueueExecutor")
  private let key = DispatchSpecificKey<Bool>()
  /// Held by each job, since the thread sanitizer sees locks and does not see that a queue is
  /// serial.
  private let lock = NSLock()

  init() {
    queue.setSpecific(key: key, value: true)
  }

  /// Whether the code that asks runs on the queue.
  var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      self.lock.withLock { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
