import CollectionLayout
import Foundation

extension HostedCollection {
    /// The arrangement and its offset before and after an update.
    struct Change {
        let before: HostedArrangement
        let oldOffset: Double
        let after: HostedArrangement
        let newOffset: Double
        let map: CollectionMap
    }

    /// Applies a batch: what it does not concern is not arranged again. What does not fit is arranged afresh.
    ///
    /// - Parameter keepsPlace: whether the collection view is going to be scrolled so that what the policy holds stays in its place.
    /// - Returns: nil where it did not fit, or was not expected.
    func update(
        _ updates: [UICollectionViewUpdateItem], from description: some CollectionDescription,
        seenThrough window: ScrollWindow, keepingPlace keepsPlace: Bool
    ) -> Change? {
        switch validity {
        case .awaitsUpdates, .expectsUpdates: break
        case .valid, .stale: return nil
        }
        catchUp(with: window)
        guard var session else { return nil }
        let (before, offset) = (HostedArrangement(arrangement: session.arrangement), session.offset)
        let edit = Edit(updates, from: description)
        guard let answer = try? session.apply(edit, keepingPlace: keepsPlace), description.fits(session.arrangement)
        else {
            arrange(description, keepingMeasurements: false)
            stay(in: window)
            return nil
        }
        session.revise(description, through: answer.map)
        take(session)
        return Change(
            before: before, oldOffset: offset, after: HostedArrangement(arrangement: session.arrangement),
            newOffset: session.offset, map: answer.map)
    }

    /// Notes that the collection view shows an update and scrolls to what the session wants to be seen.
    ///
    /// - Returns: the content offset for that.
    func beginUpdate(in window: ScrollWindow) -> CGPoint {
        guard let end = contentOffset(in: window) else { return window.bounds.origin }
        pending = CGPoint(x: end.x - window.bounds.minX, y: end.y - window.bounds.minY)
        update = (end, false)
        return end
    }

    /// - Returns: by how much to scroll at the end of an update, if measuring during the animation has moved what is held.
    func endUpdate(in window: ScrollWindow) -> CGPoint {
        defer { update = nil }
        guard update?.isCorrected == true, let end = contentOffset(in: window) else { return .zero }
        pending = CGPoint(x: end.x - window.bounds.minX, y: end.y - window.bounds.minY)
        return pending
    }

    /// Moves items that are dragged, with their sizes. Nil where that is not possible.
    ///
    /// - Parameter isLast: whether the data source has them at their new places too, or back at the old ones.
    func moveItems(
        from old: [IndexPath], to new: [IndexPath], isLast: Bool, as description: (any CollectionDescription)? = nil
    ) -> CollectionMap? {
        let edit = Edit(movingItemsFrom: old, to: new)
        guard let answer = try? session?.apply(edit, keepingPlace: false) else { return nil }
        if let description { session?.revise(description, through: answer.map) }
        dragging = isLast ? nil : dragging.map { try? $0.followed(by: answer.map) } ?? answer.map
        return answer.map
    }
}
