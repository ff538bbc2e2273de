import CollectionLayout
import UIKit

/// The radius of a cell's corners, which its layout determines.
public struct RoundCorners: Equatable {
    /// The radius in points.
    public let radius: CGFloat

    public init(radius: CGFloat) { self.radius = radius }

    /// Makes the corners of the largest circle in a size.
    public init(circleIn size: CGSize) { radius = min(size.width, size.height) / 2 }
}

extension StaggeredRows {
    /// Returns an adapter for a collection view that scrolls sideways. Its cells get the radius of their corners.
    @MainActor public func hosted() -> CollectionLayoutAdapter {
        let layout = CollectionLayoutAdapter(self, axis: .horizontal)
        layout.attach { _, size in RoundCorners(circleIn: size) }
        return layout
    }
}
