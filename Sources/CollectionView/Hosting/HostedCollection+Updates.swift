import CollectionLayout
import Foundation

extension HostedCollection {
    /// Applies a batch, and arranges nothing else again. If the batch does not fit, everything is arranged again.
    ///
    /// - Parameters:
    ///   - isAnimated: Whether a transition is needed; see ``HostedTransition``.
    ///   - keepsPlace: Whether the collection view will be scrolled so that the held element stays in place.
    /// - Returns: The new positions of all elements; nil if the batch did not fit, or was not expected.
    func update(
        _ updates: [UICollectionViewUpdateItem], from description: some CollectionDescription,
        seenThrough window: ScrollWindow, animated isAnimated: Bool, keepingPlace keepsPlace: Bool
    ) -> CollectionMap? {
        let describesAgain: Bool
        switch validity {
        case .awaitsUpdates(let again), .expectsUpdates(let again): describesAgain = again
        case .valid, .stale: return nil
        }
        present(through: window)
        finishTransition()
        guard var session else { return nil }
        let edit = Edit(updates, from: description)
        guard let answer = try? session.apply(edit, animated: isAnimated, keepingPlace: keepsPlace),
            description.fits(session.arrangement)
        else {
            arrange(description, keepingMeasurements: false)
            stay(in: window)
            return nil
        }
        let moves = ItemChanges.moves(betweenSectionsIn: updates, through: answer.map)
        session.revise(description, through: answer.map, moving: moves)
        if describesAgain { _ = session.completeChange { describe(&$0, as: description, keepingPlace: false) } }
        shelves.refresh(from: session.arrangement, in: description.names)
        take(session)
        return answer.map
    }

    /// Ends the session's transition. The collection view continues its animations without it.
    private func finishTransition() { _ = session?.finishTransition() }

    /// Begins an update, during which the collection view scrolls to the session's offset.
    ///
    /// - Returns: The content offset at the end of the update.
    func beginUpdate(in window: ScrollWindow) -> CGPoint {
        let distance = scroll(from: window)
        let end = window.moved(by: distance).bounds.origin
        update = (end, false)
        return end
    }

    /// Ends an update.
    ///
    /// - Returns: The distance to scroll, if measuring during the animation moved the held element.
    func endUpdate(in window: ScrollWindow) -> CGPoint {
        defer { update = nil }
        finishTransition()
        return update?.isCorrected == true ? scroll(from: window) : .zero
    }

    /// Moves dragged items together with their sizes.
    ///
    /// - Parameter isLast: Whether the drag ends, so that the data source has the items at the same index paths.
    /// - Returns: The new positions of all elements; nil if the items cannot be moved.
    func moveItems(
        from old: [IndexPath], to new: [IndexPath], isLast: Bool, as description: (any CollectionDescription)? = nil
    ) -> CollectionMap? {
        guard old != new else {
            if isLast { drag = nil }
            return session.map { .identity(sectionCount: $0.arrangement.sectionCount) }
        }
        let edit = Edit(movingItemsFrom: old, to: new)
        guard let answer = try? session?.apply(edit, keepingPlace: false) else { return nil }
        if let description { session?.revise(description, through: answer.map) }
        if isLast {
            drag = nil
        } else if drag == nil {
            drag = HostedDrag(from: old, to: new, through: answer.map)
        } else {
            drag?.move(to: new, through: answer.map)
        }
        return answer.map
    }
}
