import Foundation

extension CollectionLayoutAdapter: PinningLayout {
    func pinnedInsets(over path: IndexPath) -> UIEdgeInsets { collection.pinnedInsets(over: path) }
}
