import Foundation

extension CollectionLayoutAdapter: PinningLayout {
    package func pinnedInsets(over path: IndexPath) -> UIEdgeInsets { collection.pinnedInsets(over: path) }
}
