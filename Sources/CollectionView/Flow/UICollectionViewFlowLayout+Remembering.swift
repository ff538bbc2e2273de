import Foundation

/// Subclasses may move elements, so their former attributes are not known.
extension UICollectionViewFlowLayout: RememberingLayout {
    package func willAnimateBoundsChange() {
        guard let collectionView, type(of: self) == UICollectionViewFlowLayout.self else { return }
        content.remember(through: ScrollWindow(collectionView))
    }

    package func attributesBeforeBoundsChange(for key: ElementPath) -> UICollectionViewLayoutAttributes? {
        StandardNaming().id(of: key).flatMap(content.remembered).map { attributes(of: $0.element, in: $0.geometry) }
    }

    package func didAnimateBoundsChange() { content.forgetRemembered() }
}
