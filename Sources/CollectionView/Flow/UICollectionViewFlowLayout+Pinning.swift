import Foundation

extension UICollectionViewFlowLayout: PinningLayout {
    func pinnedInsets(over path: IndexPath) -> UIEdgeInsets { content.pinnedInsets(over: path) }
}
