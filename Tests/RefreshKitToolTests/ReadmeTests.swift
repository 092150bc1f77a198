import Foundation
import XCTest

/// The Swift examples of the README and of the page that it links to compile as they stand.
final class ReadmeTests: XCTestCase {
  func testReadmeSnippetsCompile() throws {
    try assertSnippetsCompile(in: "README.md", atLeast: 6)
  }

  func testSnippetsOfTypedSeguesCompile() throws {
    let page = "Sources/SegueRouting/SegueRouting.docc/SegueRouting.md"
    XCTAssertTrue(try Snippet.text(of: "README.md").contains("](\(page))"))
    try assertSnippetsCompile(in: page, atLeast: 1)
  }

  private func assertSnippetsCompile(
    in path: String, atLeast count: Int, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let snippets = try Snippet.all(in: path).map(\.source)
    XCTAssertGreaterThanOrEqual(snippets.count, count, file: file, line: line)
    for (index, snippet) in snippets.enumerated() {
      // The test of the view model goes with the view model above it.
      let snippet =
        snippet.contains("ListViewModel {") && index > 0
        ? snippets[index - 1] + "\n" + snippet : snippet
      let (status, output) = try Snippet(source: snippet).compile()
      XCTAssertEqual(
        status, 0, "snippet \(index + 1) of \(path):\n\(output)", file: file, line: line)
    }
  }

  func testWrongSnippetDoesNotCompile() throws {
    let snippet = Snippet(source: "import RefreshKit\nlet view: ScrollView = 5\n")
    let (status, output) = try snippet.compile()
    XCTAssertNotEqual(status, 0)
    XCTAssertTrue(output.contains("cannot convert"), output)
  }
}
