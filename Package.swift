// swift-tools-version: 6.1
import PackageDescription

// Apple's platforms bring UIKit; there the module re-exports it, and ours would only get in its way.
#if os(macOS)
    let implementedByApple = ["Foundation", "View", "Layout", "Collection", "Diffable", "Diagnostics", "Flow"]
    let testsOfStandIns = ["Support", "View", "Layout", "Collection", "Flow"]
    let standInsForApple: [Target] = []
#else
    let implementedByApple: [String] = []
    let testsOfStandIns: [String] = []
    let standInsForApple: [Target] = [
        .target(name: "UIKit", dependencies: ["CollectionView"])
    ]
#endif

let package = Package(
    name: "swift-collection-view",
    products: [
        .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
        .library(name: "CollectionView", targets: ["CollectionView"]),
    ],
    targets: [
        .target(name: "CollectionLayout"),
        .testTarget(name: "CollectionLayoutTests", dependencies: ["CollectionLayout"]),
        .target(name: "CollectionView", dependencies: ["CollectionLayout"], exclude: implementedByApple),
        .testTarget(name: "CollectionViewTests", dependencies: ["CollectionView"], exclude: testsOfStandIns),
    ] + standInsForApple
)
