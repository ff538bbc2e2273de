import Foundation

/// A view that is disappearing in an animated change, and the element that had it.
@MainActor struct DisappearingView {
    let view: UICollectionReusableView
    let element: Element
    let wasDisplayed: Bool
    /// The element's key after the change; nil if it was deleted or reloaded.
    let newKey: ElementPath?
    private(set) var end: UICollectionViewLayoutAttributes
    /// The last known attributes of the element after the change; nil if there are none.
    private var place: UICollectionViewLayoutAttributes?

    init(
        _ view: UICollectionReusableView, of element: Element, newKey: ElementPath?,
        end: UICollectionViewLayoutAttributes, place: UICollectionViewLayoutAttributes?
    ) {
        (self.view, self.element, self.newKey, wasDisplayed) = (view, element, newKey, element.isDisplayed)
        (self.end, self.place) = (end, place)
    }

    /// Moves the end as far as measuring has moved the element. The layout may have chosen another end than the element's
    /// place, so it is not replaced by that.
    mutating func follow(_ attributes: (ElementPath) -> UICollectionViewLayoutAttributes?) {
        guard let place, let newKey, let now = attributes(newKey), now.look != place.look else { return }
        let moved = end.copied()
        moved.center.x += now.center.x - place.center.x
        moved.center.y += now.center.y - place.center.y
        moved.size.width += now.size.width - place.size.width
        moved.size.height += now.size.height - place.size.height
        (end, self.place) = (moved, now)
    }
}
