import CollectionLayout
import Foundation

/// The way from one arrangement to another, as the start and end attributes for which a collection view asks its layout.
///
/// It animates the content offset along with the views, so that what starts is placed by the old offset and what ends by the new one.
struct HostedTransition {
    private let transition: LayoutTransition
    private let oldOrigin: CGPoint
    private let newOrigin: CGPoint
    private var startingAs: [ElementID: Int] = [:]
    private var endingAs: [ElementID: Int] = [:]

    init(_ change: HostedCollection.Change, style: TransitionStyle) {
        let (before, after) = (change.before, change.after)
        transition = LayoutTransition(
            from: before.arrangement, at: change.oldOffset, to: after.arrangement, at: change.newOffset,
            through: change.map, style: style)
        oldOrigin = before.frame(before.arrangement.visibleRect(at: change.oldOffset)).origin
        newOrigin = after.frame(after.arrangement.visibleRect(at: change.newOffset)).origin
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
