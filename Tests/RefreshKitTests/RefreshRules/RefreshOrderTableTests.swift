import Foundation
import RefreshKit
import XCTest

/// The table of orders in the documentation of ScrollViewRefreshControlDelegate, run row by row
/// (D9).
final class RefreshOrderTableTests: XCTestCase {
  @MainActor
  func testEachRowOfTheDocumentedTableIsWhatHappens() async throws {
    let rows = try documentedRows()
    var stories = try Self.stories()
    stories["`endRefreshing()` at hold, while work runs"] = try await Self.storyOfWork()
    XCTAssertEqual(rows.map(\.what).sorted(), stories.keys.sorted())
    for (what, order) in rows {
      XCTAssertEqual(try XCTUnwrap(stories[what], what), order, what)
    }
  }

  /// What happens in each row, told by a recorder in the names of the table.
  private static func stories() throws -> [String: [String]] {
    var stories: [String: [String]] = [:]
    func tell(_ what: String, _ rig: RefreshRig, _ act: (RefreshRig) -> Void) {
      rig.recorder.clear()
      act(rig)
      stories[what] = rig.recorder.story.enumerated().map { index, entry in
        let isRow = entry == "S" && rig.recorder.count("S") > 1
        return isRow ? "didScroll…" : name(of: entry)
      }
    }
    func settled(_ body: @escaping (RefreshRig) -> Void) -> (RefreshRig) -> Void {
      { rig in
        body(rig)
        rig.settle()
      }
    }

    tell("one move of the finger that pulls far enough", try RefreshRig()) { $0.drag(-134) }
    let armed = try RefreshRig(policy: .release)
    armed.drag(-134)
    tell("a release that begins (policy `release`)", armed) { $0.release() }
    let pulled = try RefreshRig()
    pulled.drag(-94)
    tell("a release before that", pulled, settled { $0.release() })
    tell("`endRefreshing()` at hold", try .refreshing(), settled { $0.control.endRefreshing() })
    for (what, scroll) in [
      ("`scrollToTop()` after a pull was let go", { $0.view.scrollToTop() }),
      ("`setContentOffset(_:animated:)` to the rest after that", { $0.animate(-64) }),
    ] as [(String, (RefreshRig) -> Void)] {
      let springing = try RefreshRig()
      springing.drag(-94)
      springing.release()
      springing.skip(0.02)
      tell(what, springing) { rig in
        scroll(rig)
        rig.skip(0.1)
        rig.skip(0.2 - 1e-10)  // a frame as good as at the end
        rig.settle()
      }
    }
    let toTop = try RefreshRig.refreshing()
    toTop.jump(-84)
    toTop.view.scrollToTop()
    tell("`endRefreshing()` in sight, during a `scrollToTop()`", toTop) { rig in
      rig.control.endRefreshing()
      rig.skip(0.1)
      rig.skip(0.2 - 1e-10)
      rig.settle()
    }
    let gliding = try RefreshRig.refreshing()
    gliding.drag(300)
    gliding.release(1000)
    tell(
      "`endRefreshing()` out of sight, during a deceleration", gliding,
      settled { $0.control.endRefreshing() })
    let scrolled = try RefreshRig.refreshing()
    scrolled.jump(200)
    tell("`endRefreshing()` out of sight", scrolled) { $0.control.endRefreshing() }
    tell("`beginRefreshing()`", try RefreshRig()) { $0.control.beginRefreshing() }
    tell("`startRefreshing()`", try RefreshRig()) { $0.view.startRefreshing() }
    tell("`pullAndRefresh()`", try RefreshRig(), settled { $0.view.pullAndRefresh() })
    let closing = try RefreshRig.refreshing()
    closing.control.endRefreshing()
    closing.skip(0.05)
    tell("a touch on a control that closes", closing) { $0.view.touchBegan(at: .zero) }
    tell(
      "taking the control away while refreshing", try .refreshing(),
      settled { $0.view.refreshControl = nil })
    let pulling = try RefreshRig()
    pulling.drag(-94)
    tell("taking it away while pulling", pulling) { $0.view.refreshControl = nil }
    return stories
  }

  /// What happens when a refresh ends whose work still runs.
  @MainActor
  private static func storyOfWork() async throws -> [String] {
    let rig = try RefreshRig.refreshing()
    let gate = TestGate()
    var waits = false
    nonisolated(unsafe) var heardBefore: Int?
    nonisolated(unsafe) let recorder = rig.recorder
    let work = Task {
      try await rig.control.refresh {
        await withTaskCancellationHandler {
          waits = true
          try? await gate.wait()
        } onCancel: {
          heardBefore = recorder.story.count
        }
      }
    }
    try await waitUntil("the work waits") { waits }
    recorder.clear()
    rig.control.endRefreshing()
    rig.settle()
    gate.open()
    _ = await work.result
    var story = recorder.story.map { $0 == "S" ? "didScroll…" : name(of: $0) }
    story.insert("the work is cancelled", at: try XCTUnwrap(heardBefore))
    return story
  }

  /// The name that the table has for an entry of the recorder.
  private static func name(of entry: String) -> String {
    let word = String(entry.prefix { $0 != " " && $0 != "(" })
    let names = [
      "B": "willBeginDragging", "S": "didScroll", "EB": "willEndDragging", "ED": "didEndDragging",
      "WD": "willBeginDecelerating", "DD": "didEndDecelerating",
      "EA": "didEndScrollingAnimation", "top": "didScrollToTop",
      "inset": "didChangeAdjustedContentInset",
      "action": "actions", "begin": "didBeginRefresh", "end": "didEndRefresh",
      "cancel": "didCancelPull",
    ]
    return names[word] ?? word.replacingOccurrences(of: ">", with: " → ")
  }

  private func documentedRows() throws -> [(what: String, order: [String])] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(
        path: "../../../Sources/RefreshKit/Delegates/ScrollViewRefreshControlDelegate.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.filter { $0.hasPrefix("/// | ") }.dropFirst(2).map { line in
      let cells = line.dropFirst(4).split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      return (cells[0], cells[1].components(separatedBy: ", "))
    }
  }
}
