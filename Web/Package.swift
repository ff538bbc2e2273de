// swift-tools-version: 6.1
import PackageDescription

// `./build` compiles WebAssembly modules, as Embedded Swift: the element's, and one with everything that the core can
// do, only to measure its size. The others are native programs: `contract` writes the JavaScript declarations for the
// element's module, `function-order` makes modules compress better, and `layout-frames` prints the frames that the browser
// tests expect.
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
        .executable(name: "function-order", targets: ["FunctionOrder"]),
    ],
    dependencies: [.package(name: "swift-collection-view", path: "..")],
    targets: [
        .target(
            name: "WebCollection",
            dependencies: [.product(name: "CollectionLayout", package: "swift-collection-view")]),
        // `./build` computes the hash of the contract first. It is 0 in programs without JavaScript.
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
        .executableTarget(name: "FunctionOrder"),
        .executableTarget(
            name: "Contract",
            dependencies: ["WebCollection", .product(name: "CollectionLayout", package: "swift-collection-view")]),
    ]
)
