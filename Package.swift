// swift-tools-version: 6.1
import PackageDescription

// Apple's platforms bring UIKit; there the module re-exports it, and ours would only get in its way.
#if os(macOS)
    let implementedByApple = ["Foundation", "View", "Layout", "Collection", "Diffable", "Diagnostics", "Flow"]
    let testsOfStandIns = ["Support", "View", "Layout", "Collection", "Diffable", "Conformance", "Flow", "Adapter"]
    let standInTargets: [Target] = []
    let standInProducts: [Product] = []
#else
    let implementedByApple: [String] = []
    let testsOfStandIns: [String] = []
    let standInTargets: [Target] = [
        .target(name: "UIKit", dependencies: ["CollectionView"]),
        .target(name: "CollectionViewSnapshot", dependencies: ["CollectionView"]),
        .testTarget(
            name: "CollectionViewSnapshotTests", dependencies: ["CollectionViewSnapshot"], exclude: ["Pictures"]),
    ]
    let standInProducts: [Product] = [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "CollectionViewSnapshot", targets: ["CollectionViewSnapshot"]),
    ]
#endif

let package = Package(
    name: "swift-collection-view",
    products: [
        .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
        .library(name: "CollectionView", targets: ["CollectionView"]),
    ] + standInProducts,
    targets: [
        .target(name: "CollectionLayout"),
        .target(name: "LayoutModel", dependencies: ["CollectionLayout"], path: "Tests/LayoutModel"),
        .testTarget(name: "CollectionLayoutTests", dependencies: ["CollectionLayout", "LayoutModel"]),
        .executableTarget(name: "fuzz", dependencies: ["CollectionLayout", "LayoutModel"], path: "Tests/Fuzz"),
        .target(name: "CollectionView", dependencies: ["CollectionLayout"], exclude: implementedByApple),
        .testTarget(
            name: "CollectionViewTests", dependencies: ["CollectionView", "LayoutModel"], exclude: testsOfStandIns),
    ] + standInTargets
)
