import CollectionLayout
import UIKit

/// How round the corners of a cell are, as its layout decides.
public struct RoundCorners: Equatable {
    /// In points.
    public let radius: CGFloat

    public init(radius: CGFloat) { self.radius = radius }

    /// Those of a square are a circle.
    public init(circleIn size: CGSize) { radius = min(size.width, size.height) / 2 }
}

extension StaggeredRows {
    /// In a collection view that scrolls sideways, whose cells are told how round to be.
    @MainActor public func hosted() -> CollectionLayoutAdapter {
        let layout = CollectionLayoutAdapter(self, axis: .horizontal)
        layout.attach { _, size in RoundCorners(circleIn: size) }
        return layout
    }
}
