// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "swift-collection-view", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["OutsideLayouts", .product(name: "CollectionLayout", package: "swift-collection-view")]),
        // The source of layouts of the library, compiled as a client of the library would compile it. The files are links and
        // import nothing, so that the module is imported for them.
        .target(
            name: "OutsideLayouts",
            dependencies: [.product(name: "CollectionLayout", package: "swift-collection-view")],
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "CollectionLayout"])]),
    ]
)
