import CollectionLayout
import Foundation

/// The way from one arrangement to another, as the start and end attributes for which a collection view asks its layout.
///
/// It animates the content offset along with the views, so that what starts is placed by the old offset and what ends by the new one.
struct HostedTransition {
    /// Where the collection view is to be scrolled after it.
    let contentOffset: CGPoint
    /// By how much what has been measured meanwhile moves what is held.
    var correction = CGPoint.zero
    private let transition: LayoutTransition
    private let oldOrigin: CGPoint
    private let newOrigin: CGPoint
    private var startingAs: [ElementID: Int] = [:]
    private var endingAs: [ElementID: Int] = [:]

    /// - Parameter hold: what stays where it is on the screen; nil to stay at the offset.
    init(
        from before: HostedArrangement, to after: HostedArrangement, through map: CollectionMap,
        in window: ScrollWindow, holding hold: ScrollAnchor.Hold?, style: TransitionStyle
    ) {
        let offset = before.offset(of: window)
        let anchor = hold.flatMap { before.arrangement.anchor(at: offset, holding: $0, through: map) }
        let newOffset = after.arrangement.clampedOffset(
            anchor.flatMap { after.arrangement.offset(of: $0) } ?? offset)
        transition = LayoutTransition(
            from: before.arrangement, at: offset, to: after.arrangement, at: newOffset, through: map, style: style)
        oldOrigin = before.frame(before.arrangement.visibleRect(at: offset)).origin
        newOrigin = after.frame(after.arrangement.visibleRect(at: newOffset)).origin
        contentOffset = after.contentOffset(at: newOffset, of: window)
        for (position, element) in transition.elements.enumerated() {
            if let id = element.after { startingAs[id] = position }
            if let id = element.before { endingAs[id] = position }
        }
    }

    /// An element at one end of the way, in the coordinates of the collection view.
    struct End {
        let element: LayoutElement
        let frame: CGRect
        /// Its name after the change, if it stays.
        let stayingID: ElementID?
    }

    /// Where an element starts, by its name after the change; nil for what is not on the screen before or after.
    func start(of id: ElementID) -> End? {
        startingAs[id].map { end(of: id, transition.elements[$0], at: 0, from: oldOrigin) }
    }

    /// Where an element ends, by its name before the change; nil for what is not on the screen before or after.
    func end(of id: ElementID) -> End? {
        endingAs[id].map { end(of: id, transition.elements[$0], at: 1, from: newOrigin) }
    }

    private func end(
        of id: ElementID, _ element: LayoutTransition.Element, at progress: Double, from origin: CGPoint
    ) -> End {
        var state = transition.state(of: element, at: progress)
        // What is reloaded has two views, which cross-fade.
        if element.step == .refresh { state.alpha = 0 }
        let frame = CGRect(
            x: state.frame.x + origin.x, y: state.frame.y + origin.y, width: state.frame.width,
            height: state.frame.height)
        let shown = LayoutElement(
            id: id, frame: state.frame, zIndex: state.zIndex, alpha: state.alpha, transform: state.transform)
        return End(element: shown, frame: frame, stayingID: element.step == .persist ? element.after : nil)
    }
}
