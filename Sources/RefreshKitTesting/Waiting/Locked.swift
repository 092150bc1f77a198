#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WinSDK)
  import WinSDK
#endif

/// A value that several tasks share, used by one of them at a time.
///
/// The `Mutex` of `Synchronization` needs macOS 15 where this package supports macOS 14, and the
/// thread sanitizer takes what it protects on Linux for races, so the lock of the platform stands
/// in. WebAssembly without threads needs none. The lock is not recursive: a closure must call no
/// foreign code and resume nothing.
final class Locked<Value>: @unchecked Sendable {
  #if canImport(WinSDK)
    private typealias Lock = SRWLOCK
  #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    private typealias Lock = pthread_mutex_t
  #else
    private typealias Lock = Void
  #endif

  private var value: Value
  /// On the heap, since a lock must not move.
  private let lock: UnsafeMutablePointer<Lock>

  init(_ value: sending Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    #if canImport(WinSDK)
      lock.initialize(to: SRWLOCK())
      InitializeSRWLock(lock)
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      lock.initialize(to: pthread_mutex_t())
      let status = pthread_mutex_init(lock, nil)
      precondition(status == 0, "pthread_mutex_init failed with status \(status)")
    #endif
  }

  deinit {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_mutex_destroy(lock)
    #endif
    lock.deallocate()
  }

  /// Runs a closure that has the value for itself.
  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(WinSDK)
      AcquireSRWLockExclusive(lock)
      defer { ReleaseSRWLockExclusive(lock) }
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
    #endif
    return body(&value)
  }
}
