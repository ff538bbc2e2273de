import Foundation

/// Views that wait for another element.
@MainActor struct ReusePool {
    struct Key: Hashable {
        var category: UICollectionView.ElementCategory
        /// Empty for cells.
        var kind: String
        /// Empty for decorations, which have a class per kind.
        var identifier: String

        static func cell(_ identifier: String) -> Key { Key(category: .cell, kind: "", identifier: identifier) }

        static func supplementary(_ kind: String, _ identifier: String) -> Key {
            Key(category: .supplementaryView, kind: kind, identifier: identifier)
        }

        static func decoration(_ kind: String) -> Key {
            Key(category: .decorationView, kind: kind, identifier: "")
        }
    }

    private var views: [Key: [UICollectionReusableView]] = [:]
    /// The most views kept for one key, which is about two screens full.
    var capacity = 32

    mutating func put(_ view: UICollectionReusableView, _ key: Key) {
        guard views[key, default: []].count < capacity else { return }
        views[key, default: []].append(view)
    }

    /// The view that was put last, which is likely to be warm in memory.
    mutating func take(_ key: Key) -> UICollectionReusableView? { views[key]?.popLast() }

    /// After a registration has changed.
    mutating func discard(_ key: Key) { views[key] = nil }
}
