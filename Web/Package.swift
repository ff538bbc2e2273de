// swift-tools-version: 6.1
import PackageDescription

// `./build` makes WebAssembly modules, as Embedded Swift: that of the element, and one of everything the core can do, only to
// know its size. The third product is a native program that prints the frames the element must show, for the browser tests.
let moduleSettings: [LinkerSetting] = [
    .unsafeFlags([
        "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt", "-Xlinker", "--no-entry", "-Xlinker",
        "--strip-all", "-Xlinker", "--gc-sections",
    ])
]

let package = Package(
    name: "Web",
    products: [
        .executable(name: "collection-layout", targets: ["WasmExports"]),
        .executable(name: "whole-core", targets: ["WholeCore"]),
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
            linkerSettings: moduleSettings),
        .executableTarget(
            name: "WholeCore",
            dependencies: [.product(name: "CollectionLayout", package: "swift-collection-view"), "WasmRuntime"],
            linkerSettings: moduleSettings),
        .executableTarget(name: "LayoutFrames", dependencies: ["WebCollection"]),
    ]
)
