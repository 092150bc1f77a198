// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "RefreshKit",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "RefreshKit", targets: ["RefreshKit"]),
    .library(name: "SegueRouting", targets: ["SegueRouting"]),
    .library(name: "RefreshEmbedded", targets: ["RefreshEmbedded"]),
    .library(name: "RefreshKitTesting", targets: ["RefreshKitTesting"]),
    .library(name: "SegueTesting", targets: ["SegueTesting"]),
    .library(name: "RefreshScenarios", targets: ["RefreshScenarios"]),
    .executable(name: "refreshkit", targets: ["RefreshKitTool"]),
    .executable(name: "refreshkit-benchmarks", targets: ["RefreshKitBenchmarks"]),
  ],
  targets: [
    .target(name: "ScrollCore"),
    .target(name: "RefreshCore"),
    .target(name: "SegueRouting"),
    .target(name: "SegueTesting", dependencies: ["SegueRouting"]),
    .target(name: "PullCore", dependencies: ["ScrollCore", "RefreshCore"]),
    .target(name: "RefreshEmbedded", dependencies: ["PullCore", "ScrollCore", "RefreshCore"]),
    .target(
      name: "RefreshKit", dependencies: ["PullCore", "ScrollCore", "RefreshCore", "SegueRouting"]),
    .target(name: "RefreshKitTesting", dependencies: ["RefreshKit"]),
    .target(
      name: "RefreshScenarios", dependencies: ["RefreshKit", "RefreshKitTesting", "SegueRouting"]),
    .executableTarget(
      name: "RefreshKitTool", dependencies: ["RefreshKit", "RefreshKitTesting", "RefreshScenarios"]),
    .executableTarget(
      name: "RefreshKitBenchmarks",
      dependencies: ["RefreshKit", "RefreshKitTesting", "RefreshScenarios", "SegueTesting"]),
    .testTarget(
      name: "ScrollCoreTests", dependencies: ["ScrollCore"], resources: [.copy("Data")]),
    .testTarget(name: "RefreshCoreTests", dependencies: ["RefreshCore"]),
    .testTarget(
      name: "PullCoreTests",
      dependencies: ["PullCore", "ScrollCore", "RefreshCore", "RefreshKitTesting"]),
    .testTarget(
      name: "RefreshEmbeddedTests",
      dependencies: ["RefreshEmbedded", "RefreshCore"],
      resources: [.copy("Data")]),
    .testTarget(name: "SegueRoutingTests", dependencies: ["SegueRouting", "SegueTesting"]),
    .testTarget(name: "SegueTestingTests", dependencies: ["SegueRouting", "SegueTesting"]),
    .testTarget(
      name: "RefreshKitTests",
      dependencies: ["RefreshKit", "RefreshKitTesting", "RefreshScenarios"]),
    .testTarget(
      name: "RefreshKitTestingTests", dependencies: ["RefreshKit", "RefreshKitTesting"]),
    .testTarget(
      name: "RefreshScenariosTests",
      dependencies: ["RefreshScenarios", "RefreshKit", "RefreshKitTesting", "SegueRouting"],
      resources: [.copy("Data")]),
    .testTarget(
      name: "RefreshKitToolTests",
      dependencies: ["RefreshKitTool", "RefreshKit", "RefreshKitTesting", "RefreshScenarios"],
      resources: [.copy("Data")]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
