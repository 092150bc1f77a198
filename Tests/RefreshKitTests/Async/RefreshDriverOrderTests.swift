import RefreshKit
import RefreshKitTesting
import XCTest

/// In which order the hosts of a driver are advanced, and how often: T3.
final class RefreshDriverOrderTests: XCTestCase {
  // T3: hosts that are due at one instant are told in the order in which that was set, and one
  // whose end is moved away and back comes last.
  func testHostsDueAtOneInstantComeInTheOrderInWhichThatWasSet() {
    for seed in 0..<5 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let clock = ManualClock()
      let driver = RefreshDriver(clock: clock)
      var told: [Int] = []
      let hosts = (0..<100).map { place in
        let host = StillHost()
        driver.add(host)
        host.refreshControl?.addObserver { event in
          if case .transition(let change) = event, change.to == .ending, change.reason == .deadline
          {
            told.append(place)
          }
        }
        return host
      }
      var order = hosts.indices.shuffled(using: &random)
      for place in order { hosts[place].refresh(for: .seconds(1)) }
      for place in hosts.indices.shuffled(using: &random).prefix(30) {
        hosts[place].refreshControl?.cancelRefreshing()
        hosts[place].refresh(for: .seconds(1))
        order.removeAll { $0 == place }
        order.append(place)
      }
      // Something else that leaves the instant as it is changes no order.
      for host in hosts.shuffled(using: &random) { host.refreshContentMoved() }
      clock.advance(to: .zero + .seconds(2))
      XCTAssertTrue(driver.runFrame())
      XCTAssertEqual(told, order)
    }
  }

  // T3: hosts that move have their frames in the order in which they began to.
  func testMovingHostsComeInTheOrderInWhichTheyBegan() {
    var random = SeededGenerator(seed: 1)
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock, framesPerSecond: 10)
    var moved: [Int] = []
    let hosts = (0..<50).map { place in
      let host = StuckHost(isMoving: true)
      host.onMove = { moved.append(place) }
      return host
    }
    var order = hosts.indices.shuffled(using: &random)
    for place in order { driver.add(hosts[place]) }
    for frame in 1...20 {
      let place = Int.random(in: 0..<50, using: &random)
      driver.remove(hosts[place])
      driver.add(hosts[place])
      order.removeAll { $0 == place }
      order.append(place)
      clock.advance(to: .zero + .milliseconds(100 * frame))
      moved = []
      XCTAssertTrue(driver.runFrame())
      XCTAssertEqual(moved, order)
    }
  }

  // T3: a host that another one's callback has brought to this instant has no second frame at it.
  func testAHostThatIsBroughtAlongHasNoSecondFrame() {
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock, framesPerSecond: 10)
    let (one, other) = (StuckHost(isMoving: true), StuckHost(isMoving: true))
    for host in [one, other] { driver.add(host) }
    one.onMove = { other.refreshContentMoved() }
    clock.advance(by: .milliseconds(100))
    XCTAssertTrue(driver.runFrame())
    XCTAssertEqual(one.moves, 1)
    XCTAssertEqual(other.moves, 1)
    XCTAssertEqual(driver.nextWakeUp, .zero + .milliseconds(200))
  }
}
