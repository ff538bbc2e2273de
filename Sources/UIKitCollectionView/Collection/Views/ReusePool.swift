import Foundation

/// The views that wait for another element.
@MainActor struct ReusePool {
    struct Key: Hashable {
        var category: UICollectionView.ElementCategory
        /// The kind of supplementary or decoration views; empty for cells.
        var kind: String
        /// The reuse identifier; empty for decorations, which have one class per kind.
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

    /// Removes and returns the view that was put last, whose memory is likely to be in a cache.
    mutating func take(_ key: Key) -> UICollectionReusableView? { views[key]?.popLast() }

    /// Discards all views of a key, because its registration has changed.
    mutating func discard(_ key: Key) { views[key] = nil }
}
