import Foundation

extension UICollectionViewFlowLayout: PinningLayout {
    package func pinnedInsets(over path: IndexPath) -> UIEdgeInsets { content.pinnedInsets(over: path) }
}
