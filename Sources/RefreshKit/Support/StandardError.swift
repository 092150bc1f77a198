#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// Writes a line to standard error, in debug builds only.
func debugLog(_ line: String) {
  #if DEBUG
    let bytes = Array((line + "\n").utf8)
    #if canImport(ucrt)
      _ = _write(2, bytes, UInt32(bytes.count))
    #else
      _ = write(2, bytes, bytes.count)
    #endif
  #endif
}
