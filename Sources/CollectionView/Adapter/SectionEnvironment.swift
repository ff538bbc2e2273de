import CollectionLayout
import Foundation

/// For what a section is to be arranged.
@MainActor public struct SectionEnvironment {
    /// How many items the data source has in the section.
    public let itemCount: Int
    /// Of the collection view without what covers its edges, in points.
    public let size: CGSize
    /// The scroll direction and the writing direction.
    public let orientation: Orientation
    /// The collection view's traits.
    public let traitCollection: UITraitCollection

    /// What there is to share out across the main axis, in points: the width where scrolling is vertical.
    public var breadth: CGFloat { orientation.axis == .vertical ? size.width : size.height }
}
