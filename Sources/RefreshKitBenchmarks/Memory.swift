import Foundation

/// Measures by how much the memory of a process grows.
///
/// It is resident memory, as the system counts it: with threads' stacks, what the allocator adds,
/// and what is on no heap. Only Linux forgets an earlier peak when asked; elsewhere nothing is
/// measured.
enum Memory {
  /// Runs something and returns by how many bytes resident memory grew at most; `nil` where
  /// unknown.
  static func growth(in body: () -> Void) -> Int? {
    guard let before = forgetPeak() else {
      body()
      return nil
    }
    body()
    return field("VmHWM").map { max(0, $0 - before) }
  }

  /// Runs a line in a process of its own, where no memory is left over from other lines, and
  /// returns by how many bytes it grew.
  ///
  /// What the line makes ready before its body runs does not count.
  static func growthAlone(of line: String, times: Int) -> Int? {
    #if os(Linux)
      let output = Pipe()
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = ["--count", line, "--times", "\(times)", "--growth"]
      process.standardOutput = output
      guard (try? process.run()) != nil, let data = try? output.fileHandleForReading.readToEnd()
      else { return nil }
      process.waitUntilExit()
      return Int(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines))
    #else
      return nil
    #endif
  }

  /// Gives back what the allocator holds for later, lets the peak begin anew and returns what is
  /// left.
  private static func forgetPeak() -> Int? {
    #if os(Linux)
      // Foundation's module does not show the header that declares it.
      typealias Trim = @convention(c) (Int) -> CInt
      if let trim = dlopen(nil, RTLD_NOW).flatMap({ dlsym($0, "malloc_trim") }) {
        _ = unsafeBitCast(trim, to: Trim.self)(0)
      }
      let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs")
      guard let file, (try? file.write(contentsOf: Data("5".utf8))) != nil else { return nil }
    #endif
    return field("VmRSS")
  }

  /// A number of bytes from the kernel's account of the process; `nil` where there is none.
  private static func field(_ name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return nil
    }
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return kilobytes.flatMap { Int($0) }.map { $0 * 1024 }
  }
}
