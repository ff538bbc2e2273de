import CollectionLayout
import Foundation

extension CollectionLayoutAdapter: RememberingLayout {
    package func willAnimateBoundsChange() {
        before = collectionView.flatMap { collection.seen(through: ScrollWindow($0)) }.map { ($0, naming) }
    }

    package func attributesBeforeBoundsChange(for key: ElementPath) -> UICollectionViewLayoutAttributes? {
        guard let (arrangement, naming) = before, let id = naming.id(of: key), let element = arrangement.element(id)
        else { return nil }
        let attributes = payload.attributes(
            of: id, in: naming, showing: element, at: arrangement.hosted.frame(element.frame))
        payload.attach(to: attributes, of: id, size: attributes.size)
        return attributes
    }

    package func didAnimateBoundsChange() { before = nil }
}
