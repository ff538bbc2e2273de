import Foundation
@_spi(Host) import UIKitViews

/// The placeholders of a collection view, by their numbers in the presentation.
@MainActor final class Placeholders {
    private var all: [Int: UICollectionViewPlaceholder] = [:]
    private static var count = 0

    static func nextID() -> Int {
        count += 1
        return count
    }

    subscript(id: Int) -> UICollectionViewPlaceholder? { all[id] }

    func keep(_ placeholder: UICollectionViewPlaceholder, _ id: Int) { all[id] = placeholder }
    func forget(_ id: Int) { all[id] = nil }
    func forgetAll() { all = [:] }
}

/// The view that shows placeholders.
@MainActor protocol PlaceholderHost: AnyObject {
    /// Shows a placeholder. Its index path is clamped to the existing items.
    func insert(_ placeholder: UICollectionViewPlaceholder, _ id: Int)

    /// Replaces a placeholder with the item that the data source has at its index path after an update. Returns false
    /// if the placeholder no longer exists.
    ///
    /// - Parameter update: Inserts the item into the data source, at its index path.
    func commitPlaceholder(_ id: Int, by update: (IndexPath) -> Void) -> Bool

    /// Returns false if the placeholder no longer exists.
    func deletePlaceholder(_ id: Int) -> Bool

    /// Configures the cell of a placeholder again.
    func updateCell(ofPlaceholder id: Int)
}

/// The app's reference to a placeholder that waits for an item.
final class PlaceholderContext: DragAnimation, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    let id = Placeholders.nextID()
    private weak var host: (any PlaceholderHost)?

    init(_ item: UIDragItem, of host: any PlaceholderHost) { (dragItem, self.host) = (item, host) }

    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        host?.commitPlaceholder(id, by: dataSourceUpdates) ?? false
    }

    @discardableResult func deletePlaceholder() -> Bool { host?.deletePlaceholder(id) ?? false }

    func setNeedsCellUpdate() { host?.updateCell(ofPlaceholder: id) }
}

/// The invisible cell in a gap without an item.
final class GapCell: UICollectionViewCell {}
