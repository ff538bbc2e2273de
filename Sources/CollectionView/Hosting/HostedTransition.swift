import CollectionLayout
import Foundation

/// A transition of a session, as the initial and final states that a collection view requests from its layout.
///
/// A collection view animates the content offset together with the views. So initial frames are relative to the old
/// offset, and final frames to the new one.
struct HostedTransition {
    /// An element at the start or the end of the transition, in the coordinates of the collection view.
    struct End {
        let element: LayoutElement
        let frame: CGRect
        /// The name after the change of an element that remains; otherwise nil.
        let stayingID: ElementID?
    }

    private var starts: [ElementID: End] = [:]
    private var ends: [ElementID: End] = [:]

    /// Records the states of all elements in a session's running transition.
    ///
    /// - Parameters:
    ///   - old: The start of the uncovered part of the collection view's bounds before the change.
    ///   - new: The start of the uncovered part after the change.
    init(of session: CollectionSession, from old: CGPoint, to new: CGPoint) {
        let corner = session.visibleRect
        session.forEachMotion { motion, oldID, newID in
            let stayingID = motion.step == .persist ? newID : nil
            func end(_ id: ElementID, _ state: TransitionState, _ origin: CGPoint) -> End {
                let frame = CGRect(
                    x: state.frame.x - corner.x + Double(origin.x), y: state.frame.y - corner.y + Double(origin.y),
                    width: state.frame.width, height: state.frame.height)
                // A reloaded element has two views, which cross-fade.
                let alpha = motion.step == .refresh ? 0 : state.alpha
                let element = LayoutElement(
                    id: id, frame: state.frame, zIndex: state.zIndex, alpha: alpha, transform: state.transform)
                return End(element: element, frame: frame, stayingID: stayingID)
            }
            if let newID { starts[newID] = end(newID, motion.start, old) }
            if let oldID { ends[oldID] = end(oldID, motion.end, new) }
        }
    }

    /// Returns the start of an element by its name after the change; nil for an element that is invisible before and
    /// after.
    func start(of id: ElementID) -> End? { starts[id] }

    /// Returns the end of an element by its name before the change; nil for an element that is invisible before and
    /// after.
    func end(of id: ElementID) -> End? { ends[id] }
}
