import UIKit

/// A flow layout with a colored backdrop behind each section, from one edge of the content to the other.
final class BackdropFlowLayout: UICollectionViewFlowLayout {
    static let backdropKind = "backdrop"

    private var spans = SectionSpans()
    private var insertedSections: [Int] = []

    override init() {
        super.init()
        register(BackdropView.self, forDecorationViewOfKind: Self.backdropKind)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        register(BackdropView.self, forDecorationViewOfKind: Self.backdropKind)
    }

    override func prepare() {
        super.prepare()
        let content = CGRect(origin: .zero, size: collectionViewContentSize)
        spans = SectionSpans(of: self, elements: super.layoutAttributesForElements(in: content) ?? [])
    }

    // MARK: Attributes

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == Self.backdropKind, spans.ends.indices.contains(indexPath.section), let collectionView
        else { return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
        let attributes = BackdropAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = ScrollAxis(scrollDirection).slab(
            spans.span(of: indexPath.section), across: collectionViewContentSize)
        attributes.zIndex = -1
        let delegate = collectionView.delegate as? BackdropFlowLayoutDelegate
        attributes.color = delegate?.collectionView(collectionView, backdropColorForSectionAt: indexPath.section)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let range = ScrollAxis(scrollDirection).range(of: rect)
        let backdrops = spans.sections(meeting: range).compactMap {
            layoutAttributesForDecorationView(ofKind: Self.backdropKind, at: IndexPath(item: 0, section: $0))
        }
        return (super.layoutAttributesForElements(in: rect) ?? []) + backdrops.filter { !$0.frame.isEmpty }
    }

    // MARK: Updates

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for update in updateItems {
            // The path of a whole section has no item.
            if update.updateAction == .insert, let path = update.indexPathAfterUpdate, path.item == NSNotFound {
                insertedSections.append(path.section)
            }
        }
    }

    /// The backdrop of an inserted section opens from its start, like a blind.
    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == Self.backdropKind, insertedSections.contains(decorationIndexPath.section),
            let closed = layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
        else {
            return super.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: elementKind, at: decorationIndexPath)
        }
        let axis = ScrollAxis(scrollDirection)
        let start = axis.range(of: closed.frame).lowerBound
        closed.frame = axis.slab(start...start, across: collectionViewContentSize)
        return closed
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        insertedSections = []
    }
}

@MainActor protocol BackdropFlowLayoutDelegate: UICollectionViewDelegateFlowLayout {
    /// Returns the color behind a section; nil for no backdrop.
    func collectionView(_ collectionView: UICollectionView, backdropColorForSectionAt section: Int) -> UIColor?
}
