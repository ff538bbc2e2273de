import CollectionLayout
import Foundation

extension HostedCollection {
    /// Applies a batch, and arranges nothing else again. If the batch does not fit, everything is arranged again.
    ///
    /// - Parameters:
    ///   - isAnimated: Whether a transition is needed; see ``HostedTransition``.
    ///   - keepsPlace: whether the collection view is going to be scrolled so that what the policy holds stays in its place.
    /// - Returns: The new positions of all elements; nil if the batch did not fit, or was not expected.
    func update(
        _ updates: [UICollectionViewUpdateItem], from description: some CollectionDescription,
        seenThrough window: ScrollWindow, animated isAnimated: Bool, keepingPlace keepsPlace: Bool
    ) -> CollectionMap? {
        switch validity {
        case .awaitsUpdates, .expectsUpdates: break
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
        session.revise(description, through: answer.map)
        take(session)
        return answer.map
    }

    /// The animations of a collection view go on by themselves.
    private func finishTransition() { _ = try? session?.endTransition(.finish) }

    /// Notes that the collection view shows an update and scrolls to what the session wants to be seen.
    ///
    /// - Returns: the content offset for that.
    func beginUpdate(in window: ScrollWindow) -> CGPoint {
        let distance = scroll(from: window)
        let end = window.moved(by: distance).bounds.origin
        update = (end, false)
        return end
    }

    /// - Returns: The distance to scroll at the end of an update, if measuring during the animation moved the held
    ///   element.
    func endUpdate(in window: ScrollWindow) -> CGPoint {
        defer { update = nil }
        finishTransition()
        return update?.isCorrected == true ? scroll(from: window) : .zero
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
