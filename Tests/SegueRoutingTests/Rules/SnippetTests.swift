import Foundation
import XCTest

/// What must not compile does not: the compiler runs on it.
final class SnippetTests: XCTestCase {
  private static let declarations = """
    import SegueRouting
    class Screen: SegueScreen {
      var segueParent: (any SegueScreen)? { nil }
      var segueChildren: [any SegueScreen] { [] }
      var seguePresented: (any SegueScreen)? { nil }
      var seguePresenter: (any SegueScreen)? { nil }
      var segueIsInHierarchy: Bool { true }
    }
    final class Master: Screen, SegueSource {
      lazy var router = SegueRouter<Master>(source: self) { _, _ in }
      var rows: [Int] = []
    }
    final class Other: Screen {}
    final class Detail: Screen { var row = 0 }
    extension Segue where Source == Master, Destination == Detail, Payload == Int {
      static var detail: Segue { Segue("detail") }
    }
    extension Segue where Source == Master, Destination == Detail, Payload == Void {
      static var plain: Segue { Segue("plain") }
      static var either: Segue { Segue("either") }
    }
    extension Segue where Source == Master, Destination == Detail, Payload == Int {
      static var either: Segue { Segue("eitherWithRow") }
    }
    func use(_ router: SegueRouter<Master>, _ other: SegueRouter<Other>) throws {

    """

  func testRightUseCompiles() throws {
    try assertCompiles(
      """
        try router.handle(.detail) { $0.destination.row = $0.payload }
        try router.perform(.detail, payload: 3)
        try router.perform(.plain)
        try router.perform(.plain, animated: false, whileRunning: .queue) { _ in }
        try router.perform(.detail, payload: 3, whileRunning: .merge)
        try router.source?.perform(.detail, payload: 3)
        try router.source?.perform(.plain)
        try router.source?.perform(.plain, sender: nil) { _ in }
        try router.perform(.either)
        try router.perform(.either, payload: 3)
        let answer = try router.perform(Segue<Master, Detail, Void>("other"))
        _ = answer
      }
      """)
  }

  func testWrongSourceDoesNotCompile() throws {
    try assertFails("  try other.perform(.detail, payload: 3)\n}", naming: "Other", "Master")
    try assertFails("  try other.handle(.plain) { _ in }\n}", naming: "Other", "Master")
  }

  func testWrongPayloadDoesNotCompile() throws {
    try assertFails("  try router.perform(.detail, payload: \"3\")\n}", naming: "String", "Int")
    try assertFails("  try router.perform(.plain, payload: 3)\n}", naming: "Int")
    try assertFails(
      "  try router.handle(.detail) { $0.destination.row = $0.payload as String }\n}",
      naming: "String")
  }

  func testMissingPayloadDoesNotCompileAndSaysWhatToPass() throws {
    let text = "this segue hands over a payload; pass payload:"
    try assertFails("  try router.perform(.detail)\n}", naming: text)
    try assertFails("  try router.perform(.detail, animated: false) { _ in }\n}", naming: text)
    try assertFails("  try router.source?.perform(.detail)\n}", naming: text)
    try assertFails("  try router.source?.perform(.detail, sender: router)\n}", naming: text)
  }

  func testSecondSegueOfOneNameDoesNotCompile() throws {
    try assertFails(
      """
      }
      extension Segue where Source == Master, Destination == Detail, Payload == Int {
        static var detail: Segue { Segue("detail") }
      }
      """, naming: "redeclaration of 'detail'")
  }

  func testMergeOfWhatCannotBeComparedDoesNotCompile() throws {
    try assertFails(
      """
        let segue = Segue<Master, Detail, Screen>("screen")
        try router.perform(segue, payload: Screen(), whileRunning: .merge)
      }
      """, naming: "Equatable")
  }

  /// In each language mode, since the older one also binds closures from the back.
  func testTrailingClosureOfAcceptUnwindIsTheAction() throws {
    let home = """
        let sent = Segue<Detail, Master, Int>("sent", kind: .unwind)

      """
    for mode in ["5", "6"] {
      try assertCompiles(
        home + """
            try router.acceptUnwind(sent)
            try router.acceptUnwind(sent) { home, row in home.rows.append(row) }
            try router.acceptUnwind(sent) { home, row in
              if row > 0 { home.rows.append(row) }
              home.rows.append(row)
            } canUnwind: { home, screen in screen is Detail && home.rows.isEmpty }
            try router.acceptUnwind(sent, action: nil, canUnwind: { _, _ in true })
          }
          """, mode: mode)
      // What answers a Bool is no guard.
      try assertFails(
        home + """
            try router.acceptUnwind(sent) { home, row in
              home.rows.append(0)
              return home.rows.isEmpty
            }
          }
          """, mode: mode, naming: "Bool")
    }
  }

  func testMissingCaseInPrepareDoesNotCompile() throws {
    let screen = """
      }
      final class First: IdentifierSegueSource {
        enum SegueID: String, SegueIdentifier { case toNext, toHelp }
        func performSegue(withIdentifier identifier: String, sender: Any?) {}
        func prepare(_ segue: SegueID, destination: AnyObject, sender: Any?) {
          switch segue {
          case .toNext: break
      """
    try assertCompiles(screen + "\n    case .toHelp: break\n    }\n  }\n}")
    try assertFails(screen + "\n    }\n  }\n}", naming: "exhaustive")
  }

  func testUseFromTwoIsolationsDoesNotCompile() throws {
    try assertFails(
      "}\nfunc send(_ router: SegueRouter<Master>) { Task { router.removeAllHandlers() } }",
      naming: "data race")
  }

  func testRouterIsNotSendable() throws {
    try assertFails("  send(router)\n}\nfunc send(_: some Sendable) {}", naming: "Sendable")
  }

  func testScreensOnTheMainActorCompile() throws {
    try assertCompiles(
      """
      }
      @MainActor class Controller: @MainActor SegueScreen, @MainActor SegueMover {
        var children: [Controller] = []
        var segueParent: (any SegueScreen)? { nil }
        var segueChildren: [any SegueScreen] { children }
        var seguePresented: (any SegueScreen)? { nil }
        var seguePresenter: (any SegueScreen)? { nil }
        var segueIsInHierarchy: Bool { true }
        var segueIsInTransition: Bool { children.isEmpty }
        func segueAfterTransition(_ body: @escaping () -> Void) { animate { _ in body() } }
        func segueRun(_ moves: [SegueMove], animated: Bool, completion: @escaping () -> Void) {}
        func performSegue(withIdentifier identifier: String, sender: Any?) {}
        func animate(completion: ((Int) -> Void)? = nil) {}
      }
      final class List: Controller, @MainActor SegueSource {
        lazy var router = SegueRouter(source: self)
        func select(_ row: Int) throws {
          try handle(.item) { $0.destination.row = $0.payload }
          try perform(.item, payload: row)
        }
      }
      final class Storyboard: Controller, @MainActor SegueSource {
        lazy var router = SegueRouter(source: self) { source, request in
          source.performSegue(withIdentifier: request.key.identifier, sender: request.sender)
          source.animate { _ in request.finish() }
        }
        func prepare(for identifier: String?, destination: Controller, sender: Any?) {
          do {
            let isHandled = try router.prepare(
              identifier: identifier, destination: destination, sender: sender)
            if !isHandled { destination.children = [] }
          } catch { assertionFailure("\\(error)") }
        }
      }
      final class First: Controller, @MainActor IdentifierSegueSource {
        enum SegueID: String, SegueIdentifier { case toNext }
        func next() { perform(.toNext, sender: self) }
        func prepare(_ segue: SegueID, destination: AnyObject, sender: Any?) {
          switch segue {
          case .toNext:
            guard let item = destination as? Item else {
              return assertionFailure("toNext goes to a \\(type(of: destination)), not to an Item")
            }
            item.row = 3
          }
        }
      }
      final class Item: Controller { var row = 0 }
      extension Segue where Source == List, Destination == Item, Payload == Int {
        static var item: Segue { Segue("item") }
      }
      """)
  }

  private func assertCompiles(
    _ use: String, mode: String = "6", file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let (status, output) = try compile(Self.declarations + use, mode: mode)
    XCTAssertEqual(status, 0, output, file: file, line: line)
  }

  private func assertFails(
    _ use: String, mode: String = "6", naming words: String...,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let (status, output) = try compile(Self.declarations + use, mode: mode)
    XCTAssertNotEqual(status, 0, "it compiles", file: file, line: line)
    for word in words { XCTAssertTrue(output.contains(word), output, file: file, line: line) }
  }

  private func compile(
    _ source: String, mode: String
  ) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-snippet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let snippet = folder.appendingPathComponent("snippet.swift")
    try source.write(to: snippet, atomically: true, encoding: .utf8)
    // The modules lie beside the test bundle.
    #if os(macOS)
      let folderOfProducts = Bundle(for: Self.self).bundleURL.deletingLastPathComponent()
    #else
      let folderOfProducts = Bundle.main.bundleURL
    #endif
    let modules = folderOfProducts.appendingPathComponent("Modules")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", mode, "-I", modules.path,
      snippet.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
