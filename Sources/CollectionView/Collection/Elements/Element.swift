import Foundation

/// An element from the layout's answers, with the view that shows it, if any.
@MainActor final class Element {
    let key: ElementKey
    /// The attributes in the collection view's coordinates, which may be mirrored.
    var attributes: UICollectionViewLayoutAttributes {
        didSet { (frame, isHidden) = (attributes.frame, attributes.isHidden) }
    }
    // Kept at hand for the frames of a scroll, which look at every element near.
    private(set) var frame: CGRect
    private var isHidden: Bool
    private(set) var hasView = false
    var view: UICollectionReusableView? {
        didSet { hasView = view != nil }
    }
    /// Whether a cell waits for it off the screen.
    var isPrepared = false
    /// Between `willDisplay` and `didEndDisplaying`.
    var isDisplayed = false
    /// Whether it stays on the screen in the present pass.
    var isWanted = false
    var wish = SizeWish()
    /// The layout generation in which these attributes were last confirmed.
    var generation = -1
    /// The last layout pass that visited this element.
    var stamp = 0

    init(_ attributes: UICollectionViewLayoutAttributes) {
        key = attributes.element
        self.attributes = attributes
        (frame, isHidden) = (attributes.frame, attributes.isHidden)
    }

    /// Whether it is to have a view for a rectangle: touching is not enough. False for frames that are not numbers.
    ///
    /// A frame without breadth is where it begins, also on the rectangle's own beginning: its view may want to be larger.
    func isVisible(in rect: CGRect) -> Bool {
        frame.minX < rect.maxX && (rect.minX < frame.maxX || rect.minX == frame.minX)
            && frame.minY < rect.maxY && (rect.minY < frame.maxY || rect.minY == frame.minY)
            && !isHidden
    }

    /// Shows the attributes, at once or animated as the caller has it.
    func showAttributes() { view?.adopt(attributes) }
}
