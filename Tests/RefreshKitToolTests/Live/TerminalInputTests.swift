import XCTest

@testable import RefreshKitTool

final class TerminalInputTests: XCTestCase {
  private func inputs(_ text: String) -> [TerminalInput] {
    var parser = TerminalInputParser()
    return parser.inputs(from: text.utf8)
  }

  func testKeysGivenAreUnderstood() {
    XCTAssertEqual(
      inputs("q \u{3}\u{4}"),
      [
        .character("q"), .character(" "), .control("c"), .control("d"),
      ])
    XCTAssertEqual(inputs("\u{1b}[A\u{1b}[B\u{1b}OA\u{1b}OB"), [.up, .down, .up, .down])
    XCTAssertEqual(inputs("\u{1b}[5~\u{1b}[6~"), [.pageUp, .pageDown])
    XCTAssertEqual(inputs("\u{1b}[H\u{1b}[1~\u{1b}[7~\u{1b}OH"), Array(repeating: .home, count: 4))
    XCTAssertEqual(inputs("\u{1b}[F\u{1b}[4~\u{1b}[8~\u{1b}OF"), Array(repeating: .end, count: 4))
  }

  func testMouseGivenIsUnderstood() {
    XCTAssertEqual(
      inputs("\u{1b}[<0;10;3M\u{1b}[<32;10;223M\u{1b}[<0;1000;2000m"),
      [.press(line: 3), .drag(line: 223), .release(line: 2000)])
    XCTAssertEqual(inputs("\u{1b}[<64;1;1M\u{1b}[<65;1;1M"), [.wheelUp, .wheelDown])
    // With shift, alt and control.
    XCTAssertEqual(inputs("\u{1b}[<28;1;2M\u{1b}[<81;1;2M"), [.press(line: 2), .wheelDown])
  }

  func testOtherSequencesGivenArePassedOver() {
    for text in [
      "\u{1b}[<2;1;1M", "\u{1b}[<35;1;1M", "\u{1b}[<66;1;1M", "\u{1b}[<0;1M", "\u{1b}[<0;1;1;1M",
      "\u{1b}[<0;;M", "\u{1b}[<0;1;99999999999999999999M", "\u{1b}[<-1;1;1M", "\u{1b}[1;5A",
      "\u{1b}[200~", "\u{1b}[?62;22c", "\u{1b}OP", "é…", "\u{7f}", "\0", "\u{1b}[I",
      "\u{1b}[" + String(repeating: "1", count: 5000) + "A",
    ] {
      XCTAssertEqual(inputs(text + "q"), [.character("q")], text.debugDescription)
    }
  }

  func testEscapeKeyGivenDoesNotSwallowTheNextKey() {
    XCTAssertEqual(inputs("\u{1b}q\u{1b}\u{1b}[A"), [.character("q"), .up])
    XCTAssertEqual(inputs("\u{1b}[<0;1\u{3}"), [.control("c")])
    XCTAssertEqual(inputs("\u{1b}[<0;1\u{1b}[B"), [.down])
  }

  func testInputCutAnywhereIsTheSame() {
    let bytes = Array("j\u{1b}[<0;10;3M\u{1b}[B\u{1b}[<32;10;7M\u{1b}OA\u{1b}[6~q".utf8)
    let whole = inputs(String(decoding: bytes, as: UTF8.self))
    XCTAssertEqual(whole.count, 7)
    for cut in 0...bytes.count {
      var parser = TerminalInputParser()
      XCTAssertEqual(parser.inputs(from: bytes[..<cut]) + parser.inputs(from: bytes[cut...]), whole)
    }
    var parser = TerminalInputParser()
    XCTAssertEqual(bytes.flatMap { parser.inputs(from: [$0]) }, whole)
  }

  func testRandomBytesGivenNeitherTrapNorDeafen() {
    var seed: UInt64 = 42
    let signs = Array("\u{1b}[<0;1;3MmO~AB9\u{3}".utf8)
    for _ in 0..<2_000 {
      var parser = TerminalInputParser()
      let bytes = (0..<60).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let number = Int(truncatingIfNeeded: seed >> 33)
        // Half of the bytes are such as sequences are made of.
        return number % 2 == 0 ? signs[number / 2 % signs.count] : UInt8(number / 2 % 256)
      }
      var cut = TerminalInputParser()
      XCTAssertEqual(parser.inputs(from: bytes), bytes.flatMap { cut.inputs(from: [$0]) })
      XCTAssertEqual(parser.inputs(from: [3]), [.control("c")])
      XCTAssertEqual(parser.inputs(from: "q".utf8), [.character("q")])
    }
  }
}
