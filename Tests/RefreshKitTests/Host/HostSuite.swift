import RefreshKit

/// The behaviours of a refresh control, each written once and run for every kind of host.
///
/// The rules are those of the tests in `RefreshRules`, as far as they hold for any host.
struct HostSuite: Sendable {
  let makeRig: @Sendable () -> any HostRig

  static let scrollView = HostSuite { ScrollViewRig(ScrollView()) }
  static let tableView = HostSuite { ScrollViewRig(TableView()) }
  static let collectionView = HostSuite { ScrollViewRig(CollectionView()) }
  static let glidingList = HostSuite { CharacterListRig(tick: .milliseconds(50)) }
  static let jumpingList = HostSuite { CharacterListRig(tick: nil) }

  /// A host with its control, idle and at rest.
  func rig(
    _ policy: RefreshConfiguration.Policy = .threshold, minimum: Duration = .zero,
    maximum: Duration? = nil
  ) throws -> any HostRig {
    let rig = makeRig()
    rig.set(try control(of: rig, policy, minimum: minimum, maximum: maximum))
    return rig
  }

  func control(
    of rig: any HostRig, _ policy: RefreshConfiguration.Policy = .threshold,
    minimum: Duration = .zero, maximum: Duration? = nil
  ) throws -> RefreshControl {
    let unit = type(of: rig).unit
    return RefreshControl(
      configuration: try RefreshConfiguration(
        height: 2 * unit, triggerDistance: 4 * unit, policy: policy, titleHeight: unit,
        minimumDuration: minimum, maximumDuration: maximum))
  }
}
