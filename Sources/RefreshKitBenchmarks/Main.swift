import Foundation

@main
enum Main {
  static let lines = DragLines.all + MotionLines.all

  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count > 4, arguments[1] == "--count" {
      let name = arguments[2]
      let times = Int(arguments[4]) ?? 0
      for line in lines {
        if line.name == name { line.operation()(times) }
        if "\(line.name)/yardstick" == name { line.yardstick()(times) }
      }
      return
    }
    for line in lines { print(line.measure(rounds: 7)) }
  }
}
