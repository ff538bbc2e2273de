/// Something that happened to a session, to be kept and to happen again: a recorded script of events shows a mistake to
/// whoever is to find it.
///
/// A host appends what it reports to an array. Each event can be written as ``numbers`` and read from them again. What cannot
/// be written as numbers, sections and policies, is not recorded: new descriptions have to be repeated by the program that
/// replays.
public enum SessionEvent: Hashable, Sendable {
    case scrolled(to: Double, CollectionSession.ScrollCause)
    case resized(CollectionSession.Viewport, Orientation, animated: Bool)
    case measured([MeasuredSize])
    case scroll(ScrollDestination)
    case shelf(Int, scrolledTo: Double)
    case changesTaken
    case presented
    case advanced(to: Double)
    case ended(CollectionSession.TransitionEnd)
    case edited(RecordedEdit, animated: Bool, keepingPlace: Bool = true)
    case scrollToAnchor(ScrollAnchor)
    case retained(ElementID, CollectionSession.RetainReason)
    case released(CollectionSession.RetainReason)
    case pickedUp(ElementID)
    case dragged(to: Point, animated: Bool)
    case dropped
    case dragCanceled(animated: Bool)
    /// The host has granted time for so many items.
    case settled(items: Int)
    /// The host has asked for everything up to a position.
    case settledThrough(Double)
}

extension CollectionSession {
    /// Lets a recorded event happen.
    ///
    /// - Parameter changes: what taking them yields.
    /// - Throws: what the event throws.
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
        case .dragged(let point, let animated): return drag(to: point, animated: animated)?.response ?? Response()
        case .dropped: return drop()?.response ?? Response()
        case .dragCanceled(let animated): return cancelDrag(animated: animated)?.response ?? Response()
        case .settled(let budget): return settle(items: budget)
        case .settledThrough(let position): return settle(upTo: position)
        }
    }
}
