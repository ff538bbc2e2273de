import CollectionLayout
import Foundation

extension CollectionLayoutAdapter: RememberingLayout {
    package func willAnimateBoundsChange() {
        guard let collectionView, let hosted = collection.hosted else { return }
        before = (hosted, ScrollWindow(collectionView))
    }

    package func attributesBeforeBoundsChange(for key: ElementPath) -> UICollectionViewLayoutAttributes? {
        guard let (hosted, window) = before else { return nil }
        guard let id = naming.id(of: key),
            let element = hosted.arrangement.element(
                id, seenThrough: collection.followsWindow ? hosted.rect(window.visible) : nil)
        else { return nil }
        let attributes = payload.attributes(of: id, in: naming, showing: element, at: hosted.frame(element.frame))
        payload.attach(to: attributes, of: id, size: attributes.size)
        return attributes
    }

    package func didAnimateBoundsChange() { before = nil }
}
