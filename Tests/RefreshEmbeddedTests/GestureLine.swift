import Foundation
import XCTest

/// One line of the committed gestures: the name of a call of the web page, and its numbers.
struct GestureLine {
  let call: String
  let numbers: [Double]

  /// The number at a place; NaN where the line has none, as JavaScript hands over what is left out.
  subscript(_ place: Int) -> Double { place < numbers.count ? numbers[place] : .nan }

  static func all() throws -> [GestureLine] {
    try dataLines("gestures").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ")
      return GestureLine(
        call: String(try XCTUnwrap(words.first)),
        numbers: try words.dropFirst().map { try XCTUnwrap(Double($0)) })
    }
  }

  /// The calls that the line stands for: one, or an advance to each of its frames.
  var calls: [GestureLine] {
    guard call == "frames" else { return [self] }
    let (from, to, count) = (self[0], self[1], self[2])
    return (1...Int(count)).map { frame in
      GestureLine(call: "advance", numbers: [from + (to - from) * Double(frame) / count])
    }
  }
}

func dataLines(_ name: String) throws -> [Substring] {
  let url = try XCTUnwrap(
    Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Data"))
  return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
}
