// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "RefreshKit",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "ScrollCore", targets: ["ScrollCore"]),
    .library(name: "RefreshCore", targets: ["RefreshCore"]),
  ],
  targets: [
    .target(name: "ScrollCore"),
    .target(name: "RefreshCore"),
    .testTarget(
      name: "ScrollCoreTests", dependencies: ["ScrollCore"], resources: [.copy("Data")]),
    .testTarget(name: "RefreshCoreTests", dependencies: ["RefreshCore"]),
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
