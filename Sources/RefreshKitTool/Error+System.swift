import Foundation

extension Error {
  /// The number and the text of the system's error behind this one, if there is one.
  var systemReason: (code: Int32, text: String)? {
    var next: NSError? = self as NSError
    while let error = next {
      if error.domain == NSPOSIXErrorDomain, let code = Int32(exactly: error.code) {
        return (code, String(cString: strerror(code)))
      }
      next = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    }
    return nil
  }
}
