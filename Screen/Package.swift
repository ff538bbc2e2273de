// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of the libraries do not need GTK.
let package = Package(
    name: "Screen",
    products: [
        .library(name: "UIKitGTK", targets: ["UIKitGTK"]),
        .executable(name: "example", targets: ["example"]),
    ],
    dependencies: [
        .package(name: "swift-collection-view", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    ],
    targets: [
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CGExiv2", pkgConfig: "gexiv2", providers: [.apt(["libgexiv2-dev"])]),
        .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .target(
            name: "UIKitGTK",
            dependencies: [
                "CGTK", "CGExiv2", "CLCMS", "CTurboJPEG",
                .product(name: "CollectionView", package: "swift-collection-view"),
            ],
            resources: [.copy("Fonts")]),
        .executableTarget(
            name: "example",
            dependencies: [
                "UIKitGTK",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Examples", package: "swift-collection-view"),
                .product(name: "UIKit", package: "swift-collection-view"),
            ]),
        // A sample of an app of your own, written as for iOS.
        .executableTarget(
            name: "slides", dependencies: ["UIKitGTK", .product(name: "UIKit", package: "swift-collection-view")],
            resources: [.copy("Pictures")]),
        .target(name: "CAllocations"),
        .executableTarget(
            name: "screen-benchmark",
            dependencies: [
                "CAllocations", "UIKitGTK", .product(name: "Examples", package: "swift-collection-view"),
                .product(name: "UIKit", package: "swift-collection-view"),
            ]),
        .testTarget(name: "UIKitGTKTests", dependencies: ["UIKitGTK", "CLCMS", "CTurboJPEG"]),
    ]
)
