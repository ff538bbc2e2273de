import CollectionLayout
import Foundation

/// A section: a repeated group, or any layout of the core, with insets, boundary items and decorations.
///
/// The group is repeated until every item has a frame.
@preconcurrency @MainActor public final class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    /// The content of a section.
    enum Content {
        case group(NSCollectionLayoutGroup)
        case foreign(ForeignLayout)
    }

    let content: Content
    /// The separators and backgrounds of a list; nil for other sections.
    var list: ListDecoration?
    /// The space above a header, in points.
    var topPadding: CGFloat = 0

    /// The insets around the groups, in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups, in points.
    public var interGroupSpacing: CGFloat = 0
    /// The reference from which the section's insets are measured: the edges of the collection view, its safe area, its
    /// margins, or its readable width.
    public var contentInsetsReference = UIContentInsetsReference.automatic
    /// The insets of boundary items. `automatic` stands for the section's ``contentInsets``.
    public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether boundary items have the section's ``contentInsets``.
    @available(*, deprecated, renamed: "supplementaryContentInsetsReference")
    public var supplementariesFollowContentInsets: Bool {
        get { supplementaryContentInsetsReference == .automatic }
        set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
    }
    /// The headers, footers and other views at the edges of the section.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The backgrounds of the section. Only the first one is used.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The way in which the section scrolls across the axis of the layout, and comes to rest. By default, it does not
    /// scroll.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Bouncing and deceleration of a section that scrolls across.
    public private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// A closure that is called after the layout has been solved, and after the section has scrolled across.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Creates a section that repeats a group until all items have a position.
    public convenience init(group: NSCollectionLayoutGroup) { self.init(.group(group)) }

    /// Makes a section with any layout of the core, such as a waterfall between compositional sections. This is an
    /// addition to UIKit.
    ///
    /// ```swift
    /// NSCollectionLayoutSection(Waterfall(lanes: .count(2), spacing: 8)) { item in
    ///     .ratio(photos[item].height / photos[item].width)
    /// }
    /// ```
    ///
    /// - Parameter itemSize: The length of each item. If it is an estimate, the cell is measured.
    public convenience init(_ layout: some RunLayout, itemSize: @escaping @MainActor (_ item: Int) -> ItemSize) {
        self.init(.foreign(ForeignLayout(layout, itemSize: itemSize)))
    }

    /// Makes a section with a formula layout of the core. This is an addition to UIKit.
    public convenience init(formula layout: some FormulaLayout) { self.init(.foreign(ForeignLayout(layout))) }

    private init(_ content: Content) {
        self.content = content
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        var content = content
        if case .group(let group) = content { content = .group(group.copy() as! NSCollectionLayoutGroup) }
        let copy = NSCollectionLayoutSection(content)
        (copy.list, copy.topPadding) = (list, topPadding)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map {
            $0.copy() as! NSCollectionLayoutBoundarySupplementaryItem
        }
        copy.decorationItems = decorationItems.map { $0.copy() as! NSCollectionLayoutDecorationItem }
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties =
            orthogonalScrollingProperties.copy() as! UICollectionLayoutSectionOrthogonalScrollingProperties
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }

    /// Returns whether both sections lay out their items in the same way in the same space, whatever their handlers
    /// are. Closures that determine positions are never equal.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSection else { return false }
        return MainActor.assumeIsolated { describesTheSame(as: other) }
    }

    public override var hash: Int { MainActor.assumeIsolated { interGroupSpacing.hashValue } }

    private func describesTheSame(as other: NSCollectionLayoutSection) -> Bool {
        guard case .group(let group) = content, case .group(let otherGroup) = other.content, group == otherGroup else {
            return false
        }
        return contentInsets == other.contentInsets && interGroupSpacing == other.interGroupSpacing
            && contentInsetsReference == other.contentInsetsReference
            && supplementaryContentInsetsReference == other.supplementaryContentInsetsReference
            && boundarySupplementaryItems == other.boundarySupplementaryItems
            && decorationItems == other.decorationItems
            && orthogonalScrollingBehavior == other.orthogonalScrollingBehavior && topPadding == other.topPadding
            && drawsTheSame(as: other)
    }
}

extension NSCollectionLayoutSection {
    private func drawsTheSame(as other: NSCollectionLayoutSection) -> Bool {
        guard let list, let otherList = other.list else { return list == nil && other.list == nil }
        return list.isArranged(like: otherList)
    }
}

/// A layout of the core in place of a group.
@MainActor struct ForeignLayout {
    /// Returns the core's description of a section with a number of items.
    let describe: (_ count: Int, OrthogonalScrolling?) -> CollectionSection

    init(_ layout: some RunLayout, itemSize: @escaping @MainActor (Int) -> ItemSize) {
        describe = { count, scrolling in
            CollectionSection(layout, items: Items((0..<count).map { itemSize($0) }), orthogonal: scrolling)
        }
    }

    init(_ layout: some FormulaLayout) { describe = { count, _ in CollectionSection(layout, count: count) } }
}
