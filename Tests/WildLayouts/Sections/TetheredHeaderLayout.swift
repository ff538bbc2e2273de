import UIKit

/// A flow layout whose section headers stay at the start of the visible area, each on a tether as long as its section.
///
/// UIKit has pinned headers by itself since iOS 9. Layouts that want to decide how still do it in this way.
class TetheredHeaderLayout: UICollectionViewFlowLayout {
    private static let headerKind = UICollectionView.elementKindSectionHeader
    private var tethers: [Int: Tether] = [:]
    private var spans = SectionSpans()
    private var axis: ScrollAxis { ScrollAxis(scrollDirection) }

    override class var invalidationContextClass: AnyClass { TetherInvalidationContext.self }

    override func prepare() {
        super.prepare()
        guard tethers.isEmpty else { return }
        let everything = super.layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))
        spans = SectionSpans(of: self, elements: everything ?? [])
        for header in everything ?? [] where header.representedElementKind == Self.headerKind {
            let section = header.indexPath.section
            tethers[section] = Tether(
                header: axis.range(of: header.frame), sectionEnd: spans.span(of: section).upperBound)
        }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if (context as? TetherInvalidationContext)?.onlyPullsTethers != true { tethers = [:] }
        super.invalidateLayout(with: context)
    }

    // MARK: Scrolling

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: newBounds) || !tethers.isEmpty
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let context = context as? TetherInvalidationContext,
            collectionView?.bounds.size == newBounds.size
        else { return context }
        context.onlyPullsTethers = true
        // A header never leaves its section, so that only headers of visible sections need to move.
        let visible = spans.sections(meeting: axis.range(of: newBounds)).filter { tethers[$0] != nil }
        context.invalidateSupplementaryElements(
            ofKind: Self.headerKind, at: visible.map { IndexPath(item: 0, section: $0) })
        return context
    }

    // MARK: Attributes

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        guard elementKind == Self.headerKind, let attributes, let collectionView,
            let tether = tethers[indexPath.section],
            let pulled = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let start = tether.start(pulledTo: axis.range(of: visible).lowerBound)
        pulled.frame = axis.moved(attributes.frame, to: start)
        pulled.zIndex = 10
        return pulled
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let rest = (super.layoutAttributesForElements(in: rect) ?? []).filter {
            $0.representedElementKind != Self.headerKind
        }
        let headers = spans.sections(meeting: axis.range(of: rect)).compactMap {
            layoutAttributesForSupplementaryView(ofKind: Self.headerKind, at: IndexPath(item: 0, section: $0))
        }
        return rest + headers.filter { $0.frame.intersects(rect) }
    }
}

/// The limits of a header's movement: it may go as far as its section reaches.
struct Tether {
    /// The header's natural position, along the scroll direction.
    let header: ClosedRange<CGFloat>
    let sectionEnd: CGFloat

    /// Returns the start of the header when it is pulled to a position.
    func start(pulledTo position: CGFloat) -> CGFloat {
        let slack = max(0, sectionEnd - header.upperBound)
        return header.lowerBound + min(max(0, position - header.lowerBound), slack)
    }
}

/// Distinguishes a scroll, which moves no section, from all other changes.
final class TetherInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
    var onlyPullsTethers = false
}
