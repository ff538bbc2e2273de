// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "swift-collection-view", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "OutsideLayouts", .product(name: "CollectionLayout", package: "swift-collection-view"),
                .product(name: "CollectionView", package: "swift-collection-view"),
            ]),
        // Layouts of the library, compiled as a client would compile them. Their files are symbolic links without an
        // import of the module, which a compiler flag imports instead.
        .target(
            name: "OutsideLayouts",
            dependencies: [.product(name: "CollectionLayout", package: "swift-collection-view")],
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "CollectionLayout"])]),
    ]
)
