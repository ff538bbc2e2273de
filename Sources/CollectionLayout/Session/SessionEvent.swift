/// An event of a session as a value, which can be stored and replayed. A recorded script of events reproduces a defect.
///
/// A host appends its events to an array. Each event can be written as ``numbers`` and read from them again. Sections
/// and policies cannot be written as numbers and are not recorded: the program that replays the script must make the
/// same descriptions itself.
public enum SessionEvent: Hashable, Sendable {
    /// The viewport moved to an offset: ``CollectionSession/scrolled(to:by:)``.
    case scrolled(to: Double, CollectionSession.ScrollCause)
    /// The size or the orientation of the viewport changed: ``CollectionSession/resized(to:orientation:animated:)``.
    case resized(CollectionSession.Viewport, Orientation, animated: Bool)
    /// The host has measured elements: ``CollectionSession/measured(_:)``.
    case measured([MeasuredSize])
    /// The host scrolls to an element: ``CollectionSession/scroll(to:)-(ScrollDestination)``.
    case scroll(ScrollDestination)
    /// A shelf is scrolled: ``CollectionSession/shelf(_:scrolledTo:)``.
    case shelf(Int, scrolledTo: Double)
    /// The host has taken the changes: ``CollectionSession/takeChanges(into:)``.
    case changesTaken
    /// The host showed the changes: ``CollectionSession/presented()``.
    case presented
    /// The running transition progressed: ``CollectionSession/advance(to:)``.
    case advanced(to: Double)
    /// The running transition ended: ``CollectionSession/endTransition(_:)``.
    case ended(CollectionSession.TransitionEnd)
    /// Items or sections are inserted, deleted, moved or changed:
    /// ``CollectionSession/apply(_:animated:keepingPlace:)``.
    case edited(RecordedEdit, animated: Bool, keepingPlace: Bool = true)
    /// The host scrolls to an anchor: ``CollectionSession/scroll(to:)-(ScrollAnchor)``.
    case scrollToAnchor(ScrollAnchor)
    /// An element is retained: ``CollectionSession/retain(_:for:)``.
    case retained(ElementID, CollectionSession.RetainReason)
    /// An element is released: ``CollectionSession/release(_:)``.
    case released(CollectionSession.RetainReason)
    /// A person has picked up an item: ``CollectionSession/pickUp(_:)``.
    case pickedUp(ElementID)
    /// A person has dragged the item: ``CollectionSession/drag(to:animated:)``.
    case dragged(to: Point, animated: Bool)
    /// A person has dropped the item: ``CollectionSession/drop()``.
    case dropped
    /// The drag was canceled: ``CollectionSession/cancelDrag(animated:)``.
    case dragCanceled(animated: Bool)
    /// The host has granted time for placing items: ``CollectionSession/settle(items:)``.
    case settled(items: Int)
    /// The host has placed everything up to a position: ``CollectionSession/settle(upTo:)``.
    case settledThrough(Double)
}

extension CollectionSession {
    /// Performs a recorded event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - changes: The changes, which are written if the event takes them.
    /// - Throws: The error of the event.
    public mutating func perform(_ event: SessionEvent, _ changes: inout Changes) throws(SessionError) -> Response {
        switch event {
        case .scrolled(let offset, let cause): return try scrolled(to: offset, by: cause)
        case .resized(let viewport, let orientation, let animated):
            return try resized(to: viewport, orientation: orientation, animated: animated)
        case .measured(let sizes): return try measured(sizes)
        case .scroll(let destination): return try scroll(to: destination)
        case .shelf(let section, let offset): return try shelf(section, scrolledTo: offset)
        case .changesTaken:
            takeChanges(into: &changes)
            return Response()
        case .presented:
            presented()
            return Response()
        case .advanced(let progress):
            try advance(to: progress)
            return Response()
        case .ended(let end): return try endTransition(end).response
        case .edited(let edit, let animated, let keepsPlace):
            return try apply(edit.edit, animated: animated, keepingPlace: keepsPlace).response
        case .scrollToAnchor(let anchor): return try scroll(to: anchor)
        case .retained(let id, let reason):
            try retain(id, for: reason)
            return Response()
        case .released(let reason):
            release(reason)
            return Response()
        case .pickedUp(let id):
            try pickUp(id)
            return Response()
        case .dragged(let point, let animated): return try drag(to: point, animated: animated)?.response ?? Response()
        case .dropped: return drop()?.response ?? Response()
        case .dragCanceled(let animated): return cancelDrag(animated: animated)?.response ?? Response()
        case .settled(let budget): return settle(items: budget)
        case .settledThrough(let position): return settle(upTo: position)
        }
    }
}
