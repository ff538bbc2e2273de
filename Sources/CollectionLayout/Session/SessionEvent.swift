/// Something that happened to a session, to be kept and to happen again: a recorded script of events shows a mistake to whoever is to
/// find it.
///
/// A host appends what it reports to an array. Each event can be written as ``numbers`` and read from them again. What
/// cannot be written as numbers, sections and styles, is not recorded: edits of sections and other descriptions have to be repeated
/// by the program that replays.
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
    case insertedItem(ItemSize, at: Int, section: Int, animated: Bool)
    case deletedItem(Int, section: Int, animated: Bool)
    case movedItem(Int, section: Int, to: Int, toSection: Int, animated: Bool)
}

extension CollectionSession {
    /// Lets a recorded event happen.
    ///
    /// - Parameter changes: what taking them yields.
    /// - Throws: what the event throws.
    public mutating func perform(_ event: SessionEvent, _ changes: inout Changes) throws(SessionError) -> Response {
        var edit = Edit()
        let isAnimated: Bool
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
        case .insertedItem(let size, let item, let section, let animated):
            edit.insertItem(size, at: item, section: section)
            isAnimated = animated
        case .deletedItem(let item, let section, let animated):
            edit.deleteItem(item, section: section)
            isAnimated = animated
        case .movedItem(let item, let section, let newItem, let newSection, let animated):
            edit.moveItem(item, section: section, to: newItem, section: newSection)
            isAnimated = animated
        }
        return try apply(edit, animated: isAnimated).response
    }
}
