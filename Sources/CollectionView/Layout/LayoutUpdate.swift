import Foundation

/// The base layout's answers for the start and end of elements. UIKit documents nil, but its `super` returns usable
/// attributes, on which overrides build.
@MainActor struct LayoutUpdate {
    /// Attributes before the change, by the keys of then.
    var old: [ElementKey: UICollectionViewLayoutAttributes]
    var map: ElementMap
    /// Attributes after the change, by the keys of now.
    var new: (ElementKey) -> UICollectionViewLayoutAttributes?
    /// Whether elements without a known old position fade in. They do not in a change of the bounds, because a rotation
    /// would cross-fade everything.
    var fadesInStrangers = true

    /// Inserted elements fade in at their place, others come from their old one.
    func initial(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let oldKey = map.oldKey(of: key)
        if let oldKey, let old = old[oldKey] {
            let start = old.copied()
            start.element = key
            return start
        }
        guard let start = new(key)?.copied() else { return nil }
        if oldKey == nil || fadesInStrangers { start.alpha = 0 }
        return start
    }

    /// Deleted elements fade out at their place, others go to their new one.
    func final(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let newKey = map.newKey(of: key), let end = new(newKey)?.copied() {
            end.element = key
            return end
        }
        guard let end = old[key]?.copied() else { return nil }
        end.alpha = 0
        return end
    }
}
