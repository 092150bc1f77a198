import Foundation
import RefreshKitTesting
import RefreshScenarios
import XCTest

/// A whole session of recorded touches gives the committed output.
///
/// `recorded-session.json` joins the 14 gestures of the recordings (flutter/flutter, BSD-3-Clause;
/// see `RecordedTouches`) into one session on a table of 3,000 points: most come when the content
/// has come to rest, every third one grabs it a quarter of a second after the release before.
///
/// `recorded-session.txt` was made by the tool and then read: each release has the velocity that
/// the recording states, with the opposite sign and, past an edge, reduced by the rubber band (such
/// as −1304.7 for gesture-01, 2561.53 for gesture-04); each target is the one of the deceleration
/// law, limited to 0 and 2269, and is where the content rests unless it is grabbed; a grab leaves
/// `didEndDecelerating` to the last rest. It guards against changes that nobody meant.
final class RecordedSessionTests: XCTestCase {
  func testRecordedSessionPrintsTheCommittedOutput() throws {
    let session = try XCTUnwrap(url("recorded-session", "json"))
    let committed = try XCTUnwrap(url("recorded-session", "txt"))
    let run = try Executable().run("replay", session.path)
    XCTAssertEqual(run.status, 0)
    let expected = try String(contentsOf: committed, encoding: .utf8)
    for (got, wanted) in zip(lines(run.output), lines(expected)) where got != wanted {
      return XCTFail("the first line that differs\ngot      \(got)\nexpected \(wanted)")
    }
    XCTAssertEqual(run.output, expected)
  }

  func testRecordedSessionWrittenAgainReadsBackAsItself() throws {
    let file = try Data(contentsOf: XCTUnwrap(url("recorded-session", "json")))
    let session = try ScenarioFile.scenario(from: file)
    XCTAssertEqual(try ScenarioFile.scenario(from: Data(session.fileText.utf8)), session)
  }

  private func url(_ name: String, _ type: String) -> URL? {
    Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Data")
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
