// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "swift-collection-view",
    products: [
        .library(name: "CollectionLayout", targets: ["CollectionLayout"])
    ],
    targets: [
        .target(name: "CollectionLayout"),
        .testTarget(name: "CollectionLayoutTests", dependencies: ["CollectionLayout"]),
    ]
)
