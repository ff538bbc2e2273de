import Foundation

/// A supplementary item at an edge or a corner of a section, or of the whole layout: a header, a footer, or a title at
/// the side.
///
/// Items at the same edge overlap.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner of the section, or of the whole layout, at which the item lies.
    public private(set) var alignment = NSRectAlignment.none
    /// The offset from the edge, in points. It does not move other elements.
    public private(set) var offset = CGPoint.zero
    /// Whether the item enlarges the section. Otherwise it lies over the contents.
    public var extendsBoundary = true
    /// Whether the item stays visible while any part of its section is visible.
    public var pinToVisibleBounds = false

    /// - Parameter alignment: The edge or the corner. Along an axis without an edge, the item is centered.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates an item at an edge or corner of its section, moved by an offset in points.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset))
        self.alignment = alignment
        offset = absoluteOffset
    }

    override func take(from other: NSCollectionLayoutItem) {
        super.take(from: other)
        guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        (alignment, offset) = (other.alignment, other.offset)
        (extendsBoundary, pinToVisibleBounds) = (other.extendsBoundary, other.pinToVisibleBounds)
    }

    override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
        guard super.describesTheSame(as: other), let other = other as? NSCollectionLayoutBoundarySupplementaryItem
        else { return false }
        return alignment == other.alignment && offset == other.offset && extendsBoundary == other.extendsBoundary
            && pinToVisibleBounds == other.pinToVisibleBounds
    }
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
