import CAllocations
import Foundation
import PinterestExample
import UIKit
@_spi(Benchmarks) import UIKitGTK

@MainActor enum Benchmark {
    /// Prints the time and the allocations of a frame with photographs and captions.
    static func measureWalk(_ folder: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".jpg") }.sorted()
        let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "\(folder)/\($0)") })
        let delegate = Delegate {
            PhotoStreamViewController(
                photos: (0..<10_000).map { number in
                    let name = names[number % names.count]
                    return Photo(
                        name: name, size: UIImage(named: name)?.size ?? CGSize(width: 3, height: 2),
                        caption: "Number \(number)", comment: "A photograph with a caption")
                })
        }
        let cost = try FrameCost(
            of: delegate, size: CGSize(width: 600, height: 1700), pictures: files, count: allocation_count
        ) {
            guard let controller = delegate.window?.rootViewController as? UICollectionViewController,
                let view = controller.collectionView
            else { return }
            view.contentOffset.y += 7
        }
        print("going through \(cost.nodeCount) layers: \(milliseconds(cost.walk)), \(cost.walkAllocations) allocations")
        print(
            "making render nodes: \(milliseconds(cost.nodes)), \(cost.nodeAllocations) allocations,"
                + " at most \(cost.mostNodeAllocations) when photographs become visible")
        print("drawing them without a GPU: \(milliseconds(cost.render))")
    }

    /// Prints the time of a layout pass with a million rows, each of which is as high as its text.
    static func measureRows() throws {
        let rows = Rows()
        let delegate = Delegate { rows }
        var times: [Double] = []
        let start = now()
        let window = try FrameCost.show(delegate, size: CGSize(width: 420, height: 780))
        print("a million rows that size themselves: shown after \(milliseconds(now() - start))")
        for frame in 0..<2000 {
            // Fast enough for a new row in almost every frame.
            rows.collectionView.contentOffset.y += frame % 500 == 499 ? 100_000 : 40
            let start = now()
            window.layoutIfNeeded()
            times.append(now() - start)
        }
        times.sort()
        print(
            "their layout: median \(milliseconds(times[1000])), p95 \(milliseconds(times[1900])),"
                + " longest \(milliseconds(times[1999]))")
    }

    private static func milliseconds(_ seconds: Double) -> String {
        "\(String(format: "%.3f", seconds * 1000)) ms"
    }

    private static func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// An app that shows one view controller.
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let makeViewController: @MainActor () -> UIViewController

    init(_ makeViewController: @escaping @MainActor () -> UIViewController) {
        self.makeViewController = makeViewController
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = makeViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
