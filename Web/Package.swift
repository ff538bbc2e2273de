// swift-tools-version: 6.1
import PackageDescription

// Two products of the same sources: the WebAssembly module of the element, built by `./build` as Embedded Swift, and a
// native program that prints the frames the element must show, for the browser tests.
let package = Package(
    name: "Web",
    products: [
        .executable(name: "collection-layout", targets: ["WasmExports"]),
        .executable(name: "layout-frames", targets: ["LayoutFrames"]),
    ],
    dependencies: [.package(name: "swift-collection-view", path: "..")],
    targets: [
        .target(
            name: "WebCollection",
            dependencies: [.product(name: "CollectionLayout", package: "swift-collection-view")]),
        .target(name: "WasmRuntime"),
        .executableTarget(
            name: "WasmExports",
            dependencies: ["WebCollection", "WasmRuntime"],
            linkerSettings: [
                .unsafeFlags([
                    "-Xclang-linker", "-nostdlib", "-Xlinker", "--no-entry", "-Xlinker", "--strip-all",
                    "-Xlinker", "--gc-sections",
                ])
            ]),
        .executableTarget(name: "LayoutFrames", dependencies: ["WebCollection"]),
    ]
)
