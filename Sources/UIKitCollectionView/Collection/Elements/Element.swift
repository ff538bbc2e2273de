import Foundation
import UIKitViews

/// An element of the layout, with its view if it has one.
@MainActor final class Element {
    let key: ElementPath
    /// The attributes in the collection view's coordinates, which may be mirrored.
    var attributes: UICollectionViewLayoutAttributes {
        didSet { (frame, isHidden) = (attributes.frame, attributes.isHidden) }
    }
    // Copies of the attributes' values, because every frame of a scroll reads them for all elements nearby.
    private(set) var frame: CGRect
    private var isHidden: Bool
    private(set) var hasView = false
    var view: UICollectionReusableView? {
        didSet { hasView = view != nil }
    }
    /// Whether the view is a cell that contains the first responder.
    var isEditedCell: Bool { key.category == .cell && view?.containsFirstResponder == true }
    /// Whether a cell waits for the element off the screen.
    var isPrepared = false
    /// Whether the delegate has received `willDisplay`, and not yet `didEndDisplaying`.
    var isDisplayed = false
    /// Whether the element stays on the screen in the current layout pass.
    var isWanted = false
    var preferredSizes = PreferredSizes()
    /// The layout generation in which these attributes were last confirmed.
    var generation = -1
    /// The last layout pass that visited this element.
    var stamp = 0

    init(_ attributes: UICollectionViewLayoutAttributes) {
        key = attributes.element
        self.attributes = attributes
        (frame, isHidden) = (attributes.frame, attributes.isHidden)
    }

    /// Returns whether the element overlaps a rectangle, and is not hidden. Elements that only share an edge with it
    /// do not overlap, nor do frames with NaN.
    ///
    /// An element without width or height also overlaps on the left or upper edge, because its view may prefer a
    /// larger size.
    func isVisible(in rect: CGRect) -> Bool {
        frame.minX < rect.maxX && (rect.minX < frame.maxX || rect.minX == frame.minX)
            && frame.minY < rect.maxY && (rect.minY < frame.maxY || rect.minY == frame.minY)
            && !isHidden
    }

    /// Applies the attributes to the view, with animation if the caller runs in an animation block.
    func showAttributes() { view?.adopt(attributes) }
}
