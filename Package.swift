// swift-tools-version: 6.2
import PackageDescription

// On Apple's platforms, the module `CollectionView` re-exports UIKit, so the implementation is left out.
#if os(macOS)
    let implementedByApple = ["Flow", "Compositional", "Adapter/StandIn"]
    let standIns: [Target.Dependency] = []
    // Tests of geometry, which compare with Apple's own.
    let testFolders: [String]? = ["UIKitViews/Geometry"]
    let standInTargets: [Target] = []
    let standInProducts: [Product] = []
#else
    let implementedByApple: [String] = []
    let standIns: [Target.Dependency] = ["UIKitCollectionView", "UIKitViews"]
    let testFolders: [String]? = nil
    // Each tutorial has two layouts: a subclass for UIKit, and a layout of the core. The others use UIKit's own.
    let examples = [
        "Pinterest", "ShortestColumn", "FixedColumns", "StaggeredRows", "MixedSections", "Outline", "Settings",
        "NestedGroups", "OrthogonalShelves", "PinnedBadges",
    ]
    let standInTargets: [Target] =
        [
            .target(name: "UIKitViews"),
            .target(name: "UIKitCollectionView", dependencies: ["UIKitViews", "CollectionLayout"]),
            .target(name: "UIKit", dependencies: ["CollectionView", "_Testing_UIKit"]),
            .target(name: "CoreGraphics", dependencies: ["CollectionView", "_Testing_CoreGraphics"]),
            .target(name: "QuartzCore", dependencies: ["CollectionView"]),
            .target(name: "AVFoundation"),
            .target(name: "_Testing_UIKit"),
            .target(name: "_Testing_CoreGraphics"),
            .target(name: "CollectionViewSnapshot", dependencies: ["CollectionView", "UIKitViews"]),
            .testTarget(
                name: "CollectionViewSnapshotTests", dependencies: ["CollectionViewSnapshot", "GoldenPictures"],
                exclude: ["Pictures"]),
        ]
        + examples.map {
            .target(name: "\($0)Example", dependencies: ["CollectionLayout", "UIKit"], path: "Examples/\($0)")
        }
        + [
            .testTarget(
                name: "ExamplesTests",
                dependencies: examples.map { .byName(name: "\($0)Example") } + [
                    "UIKit", "CollectionViewSnapshot", "GoldenPictures",
                ]),
            // Layouts as they are written for iOS, in the language that most of them are written in.
            .target(
                name: "WildLayouts", dependencies: ["UIKit", "CoreGraphics", "QuartzCore"], path: "Tests/WildLayouts",
                swiftSettings: [.swiftLanguageMode(.v5)]),
            .testTarget(
                name: "WildLayoutsTests", dependencies: ["WildLayouts", "LayoutModel", "UIKit", "CoreGraphics"]),
            // Source as it is written for iOS, in Swift 5 mode. It compiles without warnings on iOS, and must do so here.
            .target(
                name: "UIKitSource", dependencies: ["UIKit", "CoreGraphics", "QuartzCore", "AVFoundation"],
                path: "Tests/UIKitSource",
                swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
            .testTarget(name: "UIKitSourceTests", dependencies: ["UIKitSource", "UIKit"]),
        ]
    let standInProducts: [Product] = [
        .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore", "AVFoundation"]),
        .library(name: "CollectionViewSnapshot", targets: ["CollectionViewSnapshot"]),
        // For the package that shows them in a window.
        .library(name: "Examples", targets: examples.map { "\($0)Example" }),
    ]
#endif

let package = Package(
    name: "swift-collection-view",
    products: [
        .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
        .library(name: "CollectionView", targets: ["CollectionView"]),
    ] + standInProducts,
    targets: [
        // Debug builds call `sqrt`, and release builds have an instruction instead. Programs without Foundation have nothing
        // else that links its library. WebAssembly, which SwiftPM takes for Linux, has none: it is built only for release.
        .target(
            name: "CollectionLayout",
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux], configuration: .debug))]),
        .target(name: "LayoutModel", dependencies: ["CollectionLayout"], path: "Tests/LayoutModel"),
        .target(name: "GoldenPictures", path: "Tests/GoldenPictures"),
        .testTarget(
            name: "CollectionLayoutTests", dependencies: ["CollectionLayout", "LayoutModel", "GoldenPictures"]),
        .executableTarget(name: "fuzz", dependencies: ["CollectionLayout", "LayoutModel"], path: "Tests/Fuzz"),
        // A program without Foundation, which every build links.
        .executableTarget(name: "links-alone", dependencies: ["CollectionLayout"], path: "Tests/LinksAlone"),
        // A first program; see Examples/README.md.
        .executableTarget(name: "HelloLayout", dependencies: ["CollectionLayout"], path: "Examples/HelloLayout"),
        .executableTarget(name: "host-scripts", dependencies: ["LayoutModel"], path: "Tests/HostScripts"),
        .target(
            name: "CollectionView", dependencies: ["CollectionLayout"] + standIns, exclude: implementedByApple),
        .testTarget(
            name: "CollectionViewTests", dependencies: ["CollectionView", "LayoutModel"] + standIns,
            sources: testFolders),
    ] + standInTargets
)
