// swift-tools-version: 6.1
import PackageDescription

// `./build` makes WebAssembly modules, as Embedded Swift: that of the element, and one of everything the core can do, only to
// know its size. The others are native programs: `contract` writes what JavaScript has to know of the element's module, and
// `layout-frames` prints the frames the element must show, for the browser tests.
let moduleSettings: [LinkerSetting] = [
    .unsafeFlags([
        "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt", "-Xlinker", "--no-entry", "-Xlinker",
        "--strip-all", "-Xlinker", "--gc-sections", "-Xlinker", "--global-base=1024",
    ])
]

let package = Package(
    name: "Web",
    products: [
        .executable(name: "collection-layout", targets: ["WasmExports"]),
        .executable(name: "whole-core", targets: ["WholeCore"]),
        .executable(name: "layout-frames", targets: ["LayoutFrames"]),
        .executable(name: "contract", targets: ["Contract"]),
    ],
    dependencies: [.package(name: "swift-collection-view", path: "..")],
    targets: [
        .target(
            name: "WebCollection",
            dependencies: [.product(name: "CollectionLayout", package: "swift-collection-view")]),
        // The hash of the contract, which `./build` finds out first; 0 in programs that have no JavaScript beside them.
        .target(
            name: "WasmRuntime",
            cSettings: [.define("CONTRACT_HASH", to: Context.environment["CONTRACT_HASH"] ?? "0")]),
        .executableTarget(
            name: "WasmExports",
            dependencies: ["WebCollection", "WasmRuntime"],
            linkerSettings: moduleSettings),
        .executableTarget(
            name: "WholeCore",
            dependencies: [.product(name: "CollectionLayout", package: "swift-collection-view"), "WasmRuntime"],
            linkerSettings: moduleSettings),
        .executableTarget(name: "LayoutFrames", dependencies: ["WebCollection"]),
        .executableTarget(
            name: "Contract",
            dependencies: ["WebCollection", .product(name: "CollectionLayout", package: "swift-collection-view")]),
    ]
)
