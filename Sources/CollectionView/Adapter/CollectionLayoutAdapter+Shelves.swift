import CollectionLayout
import Foundation

extension CollectionLayoutAdapter {
    /// Scrolls a section across, together with its scroll view. The next layout pass moves the cells. It animates
    /// them if it runs in an animation block.
    ///
    /// - Parameter offset: The offset in points from the leading edge; see `Arrangement.innerOffsetRange(ofSection:)`.
    /// - Throws: `SessionError`.
    public func scrollSection(_ section: Int, to offset: CGFloat) throws(SessionError) {
        let moved = try collection.scroll(
            section: section, to: Double(offset), in: collectionView?.dataSource as? any SectionNaming)
        let context = AdapterInvalidationContext()
        context.keepsArrangement = true
        context.name(moved, in: naming)
        context.invalidateDecorationElements(
            ofKind: ElementName.shelfKind, at: [IndexPath(item: 0, section: section)])
        invalidateLayout(with: context)
        sectionDidScroll(section)
    }

    /// Scrolls a section across to an item of it.
    ///
    /// - Parameter position: The position at which the item is aligned. Only the part for the axis along which the
    ///   section scrolls has an effect. Without it, the section scrolls by the least distance that shows the item.
    /// - Throws: `SessionError.layout`, also if there is no such item.
    public func scrollSection(
        toItemAt path: IndexPath, at position: UICollectionView.ScrollPosition = []
    ) throws(SessionError) {
        guard let offset = innerOffset(showing: path, at: position) else {
            throw .layout(.doesNotScroll(section: path.first ?? 0))
        }
        try scrollSection(path.section, to: CGFloat(offset))
    }

    /// Returns the offset of a section at which an item of it is at a position; nil if the section does not scroll across.
    func innerOffset(showing path: IndexPath, at position: UICollectionView.ScrollPosition) -> Double? {
        guard let id = ElementID(itemAt: path), let arrangement else { return nil }
        return arrangement.innerOffset(
            revealing: id, alignedAt: position.fraction(across: arrangement.orientation))
    }

    func shelves(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        collection.shelves(in: rect).map { attributes(of: $0.shelf, inSection: $0.section) }
    }

    func shelf(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path.item == 0, let hosted = collection.hosted else { return nil }
        return Shelf(inSection: path.section, of: hosted).map { attributes(of: $0, inSection: path.section) }
    }

    private func attributes(of shelf: Shelf, inSection section: Int) -> UICollectionViewLayoutAttributes {
        let attributes = ShelfAttributes(
            forDecorationViewOfKind: ElementName.shelfKind, with: IndexPath(item: 0, section: section))
        attributes.frame = shelf.frame
        // The scroll view lies below the cells and right above the section's background.
        attributes.zIndex = ElementKind.background.zIndex + 1
        attributes.shelf = shelf
        attributes.scrollProperties = scrollProperties(ofShelfInSection: section)
        attributes.scroller = self
        return attributes
    }
}

extension CollectionLayoutAdapter: ShelfScrolling {
    func shelf(inSection section: Int, didScrollTo offset: Double) {
        // A view may outlive its section. Then there is nothing to scroll.
        try? scrollSection(section, to: CGFloat(offset))
    }

    func shelf(inSection section: Int, willEndDraggingTo proposed: Double, velocity: Double) -> Double? {
        collection.restingOffset(ofShelf: section, proposed: proposed, velocity: velocity)
    }
}

extension UICollectionView.ScrollPosition {
    /// Returns the point at which an item is aligned with a section that scrolls across: 0 stands for the leading
    /// edges, 1 for the trailing ones; nil if there is no position along this axis.
    fileprivate func fraction(across orientation: Orientation) -> Double? {
        let positions: [Self] =
            switch orientation {
            case Orientation(.vertical, .rightToLeft): [.right, .centeredHorizontally, .left]
            case _ where orientation.axis == .vertical: [.left, .centeredHorizontally, .right]
            default: [.top, .centeredVertically, .bottom]
            }
        return positions.firstIndex(where: contains).map { Double($0) / 2 }
    }
}
