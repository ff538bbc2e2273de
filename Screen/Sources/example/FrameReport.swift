import Foundation
import UIKit
@_spi(Benchmarks) import UIKitGTK

/// Prints the cost of a frame while an example scrolls.
@MainActor enum FrameReport {
    static func print(of delegate: ExampleDelegate, size: CGSize, pictures: [String: String]) throws {
        let cost = try FrameCost(of: delegate, size: size, pictures: pictures) {
            guard let controller = delegate.window?.rootViewController as? UICollectionViewController,
                let view = controller.collectionView
            else { return }
            let last = max(1, view.contentSize.height - view.bounds.height)
            view.contentOffset.y = (view.contentOffset.y + 7).truncatingRemainder(dividingBy: last)
        }
        for (name, seconds) in [
            ("going through \(cost.nodeCount) layers", cost.walk), ("making render nodes", cost.nodes),
            ("drawing them without a GPU", cost.render),
        ] {
            Swift.print("\(name): \((seconds * 1e6).rounded() / 1e3) ms")
        }
    }
}
