import Foundation
import RefreshKit

@main
enum Main {
  static let lines = DragLines.all + MotionLines.all + PullLines.all

  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count > 4, arguments[1] == "--count" {
      let name = arguments[2]
      let times = Int(arguments[4]) ?? 0
      print(
        Allocations.counted {
          for _ in 0..<100 {
            let v = ScrollView()
            v.addRefreshControl()
            keep(v)
          }
        }!)
      print(
        MemoryLayout<RefreshMachine>.size, MemoryLayout<ScrollGeometry>.size,
        MemoryLayout<ScrollPhysics>.size, MemoryLayout<AxisDrag>.size)
      for line in lines {
        if line.name == name { line.operation()(times) }
        if "\(line.name)/yardstick" == name { line.yardstick()(times) }
      }
      return
    }
    print(
      Allocations.counted {
        for _ in 0..<100 {
          let v = ScrollView()
          v.addRefreshControl()
          keep(v)
        }
      }!)
    print(
      MemoryLayout<RefreshMachine>.size, MemoryLayout<ScrollGeometry>.size,
      MemoryLayout<ScrollPhysics>.size, MemoryLayout<AxisDrag>.size)
    for line in lines { print(line.measure(rounds: 7)) }
  }
}
