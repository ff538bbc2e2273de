import Foundation

/// The base layout's initial and final attributes during an animated change.
///
/// UIKit's documentation says that they are nil. But its `super` returns usable attributes, and overrides build on
/// them.
@MainActor struct LayoutUpdate {
    /// The attributes before the change, by key before the change.
    var old: [ElementPath: UICollectionViewLayoutAttributes]
    /// Returns the former attributes of an element that is not in ``old``; nil if they are unknown.
    var former: (ElementPath) -> UICollectionViewLayoutAttributes?
    var map: ElementMap
    /// Returns the attributes after the change for a key after the change.
    var new: (ElementPath) -> UICollectionViewLayoutAttributes?
    /// Whether elements fade in if they existed before the change but their old attributes are unknown. False for a
    /// change of the bounds, because a rotation would cross-fade everything.
    var fadesInUnknownElements = true

    /// Returns the initial attributes of an element: its old attributes if they are known, else its new ones. An
    /// inserted element fades in.
    func initial(of key: ElementPath) -> UICollectionViewLayoutAttributes? {
        let oldKey = map.oldKey(of: key)
        if let oldKey, let old = old[oldKey] ?? former(oldKey) {
            let start = old.copied()
            start.element = key
            return start
        }
        guard let start = new(key)?.copied() else { return nil }
        if oldKey == nil || fadesInUnknownElements { start.alpha = 0 }
        return start
    }

    /// Returns the final attributes of an element: its new attributes if it remains, else its old ones. A deleted
    /// element fades out.
    func final(of key: ElementPath) -> UICollectionViewLayoutAttributes? {
        if let newKey = map.newKey(of: key), let end = new(newKey)?.copied() {
            end.element = key
            return end
        }
        guard let end = old[key]?.copied() else { return nil }
        end.alpha = 0
        return end
    }
}
