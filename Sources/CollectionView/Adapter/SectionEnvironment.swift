import CollectionLayout
import Foundation

/// The properties of a collection view for which a section is described.
@MainActor public struct SectionEnvironment {
    /// The number of the section's items in the data source.
    public let itemCount: Int
    /// The size of the collection view without its covered edges, in points.
    public let size: CGSize
    /// The scroll direction and the writing direction.
    public let orientation: Orientation
    /// The collection view's traits.
    public let traitCollection: UITraitCollection

    /// The space across the main axis, in points: the width if scrolling is vertical.
    public var breadth: CGFloat { orientation.axis == .vertical ? size.width : size.height }
}
