// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "swift-collection-view",
    products: [
        .library(name: "CollectionLayout", targets: ["CollectionLayout"])
    ],
    targets: [
        .target(name: "CollectionLayout"),
        .target(name: "LayoutModel", dependencies: ["CollectionLayout"], path: "Tests/LayoutModel"),
        .testTarget(name: "CollectionLayoutTests", dependencies: ["CollectionLayout", "LayoutModel"]),
        .executableTarget(name: "fuzz", dependencies: ["CollectionLayout", "LayoutModel"], path: "Tests/Fuzz"),
    ]
)
