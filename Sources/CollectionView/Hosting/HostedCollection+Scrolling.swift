import CollectionLayout
import Foundation

extension HostedCollection {
    /// Reports to the session the offset of a window that was not scrolled by a person.
    func stay(in window: ScrollWindow) {
        guard let offset = offset(of: window) else { return }
        _ = try? session?.scrolled(to: offset, by: .host)
    }

    /// Returns the scroll offset of a window. If it differs from the session's offset only by rounding, the session's
    /// offset is returned: a difference would count as a scroll, and the session would choose another anchor.
    /// Right-to-left content causes such differences, because a content offset is measured from its other end.
    private func offset(of window: ScrollWindow) -> Double? {
        guard let hosted, let session else { return nil }
        let offset = hosted.offset(of: window)
        return abs(offset - session.offset) < 1e-6 ? session.offset : offset
    }

    /// Shows new content at the offset of the old content, or shows its end if it is too short for that.
    ///
    /// The collection view would scroll back to the end by itself, but too late: the elements at the old offset would
    /// count as presented, and one of them would be anchored when the items at the end are measured.
    ///
    /// - Parameters:
    ///   - old: The offset of the old content; nil if there was none.
    ///   - mayScroll: Whether the collection view may be scrolled to the end of content that has become too short.
    /// - Returns: The distance to scroll; nil if the collection view keeps its content offset.
    func resume(at old: Double?, seenThrough window: ScrollWindow, scrolling mayScroll: Bool) -> CGPoint? {
        // Content that runs from right to left begins at its right end. A scroll view would begin at the left one.
        let startsAtRight = session?.arrangement.orientation.startsAtRight ?? false
        guard startsAtRight || mayScroll,
            let response = try? session?.resume(at: old ?? 0, whileMoving: window.isMoving),
            startsAtRight || response.correction != 0
        else { return nil }
        return scroll(from: window)
    }

    /// Returns whether the collection view has been told to scroll to a window.
    private func expects(_ window: ScrollWindow) -> Bool {
        if let target = update?.target, target.isNear(window.bounds.origin) { return true }
        return pending != .zero && contentOffset(in: window)?.isNear(window.bounds.origin) == true
    }

    /// Tells the session the collection view's offset, unless a requested scroll has not happened yet.
    func catchUp(with window: ScrollWindow) {
        insets = window.insets
        guard let session, let end = contentOffset(in: window), let offset = offset(of: window) else { return }
        if expects(window) {
            guard end.isNear(window.bounds.origin) else { return }
            pending = .zero
            _ = try? self.session?.scrolled(to: offset, by: .correction)
        } else if pending == .zero || !end.isNear(window.moved(by: pending).bounds.origin) {
            pending = .zero
            if offset != session.offset { _ = try? self.session?.scrolled(to: offset, by: .person) }
        }
    }

    /// Records that the elements in the window have been on the screen.
    func present(through window: ScrollWindow) {
        // Nobody has scrolled if only the insets have changed since.
        catchUp(with: window.with(insets: insets ?? window.insets))
        session?.presented()
    }

    func fits(_ size: CollectionLayout.Size) -> Bool { session?.arrangement.viewport == size }

    /// Records that the window scrolls. Returns whether elements may have to move, because they are pinned or have an
    /// effect.
    func follows(_ window: ScrollWindow, to next: ScrollWindow) -> Bool {
        if !expects(next) { present(through: window) }
        catchUp(with: next)
        return followsWindow && next.bounds != window.bounds
    }

    /// Returns the elements that are pinned or have an effect and are drawn elsewhere in another window. O(log n + k).
    func followers(from window: ScrollWindow, to next: ScrollWindow) -> Set<ElementID> {
        var followers: Set<ElementID> = []
        guard let hosted else { return [] }
        for window in [window, next] {
            // A collection view shows elements below its covered edges, too.
            hosted.forEachElement(in: window.bounds, seenThrough: hosted.rect(window.visible)) { element in
                if hosted.arrangement.followsViewport(element.id) { followers.insert(element.id) }
            }
        }
        return followers
    }

    /// Arranges everything for another size.
    ///
    /// - Returns: The distance to scroll, so that the held element stays in place.
    func resize(
        _ description: some CollectionDescription, seenThrough window: ScrollWindow, then next: ScrollWindow
    ) -> CGPoint {
        present(through: window)
        let oldSize = window.bounds.size == next.bounds.size ? contentSize(beforeInsetsOf: next) : nil
        let offset = session?.offset
        let keepsContent = session.map { description.fits($0.arrangement) } ?? false
        let keepsMeasurements = !validity.forgetsMeasurements
        arrange(description, keepingMeasurements: keepsMeasurements)
        insets = next.insets
        if keepsContent, keepsMeasurements { return scroll(from: next, unlessSizeIs: oldSize) }
        // After a reload that has not been shown yet, other content is at the same offset.
        if let distance = resume(at: offset, seenThrough: next, scrolling: true) { return distance }
        stay(in: next)
        return .zero
    }

    /// Returns the size of the content before a window had its insets; nil if they are not new.
    func contentSize(beforeInsetsOf window: ScrollWindow) -> CollectionLayout.Size? {
        guard let session, let insets, insets != window.insets else { return nil }
        // A collection view does not follow the inset at the start of such content by itself.
        let isAtRight = session.arrangement.orientation.startsAtRight && session.offset <= 0
        return isAtRight ? nil : session.arrangement.contentSize
    }

    /// Returns the distance that the collection view has to scroll after everything was arranged.
    ///
    /// - Parameter oldSize: The size of the content before new insets; nil if the insets are not new. If the size is
    ///   still the same, elements stay where they are on the screen, as when a keyboard appears. A collection view that
    ///   rests at the start of the content follows its insets by itself.
    func scroll(from window: ScrollWindow, unlessSizeIs oldSize: CollectionLayout.Size?) -> CGPoint {
        guard let oldSize, oldSize == session?.arrangement.contentSize else { return scroll(from: window) }
        stay(in: window)
        pending = .zero
        return .zero
    }

    /// Returns the distance that the collection view has to scroll from a window.
    func scroll(from window: ScrollWindow) -> CGPoint {
        guard let end = contentOffset(in: window) else { return .zero }
        pending = CGPoint(x: end.x - window.bounds.minX, y: end.y - window.bounds.minY)
        return pending
    }

    /// Returns the content offset at which scrolling along the main axis comes to rest; nil for a policy without
    /// snapping.
    func restingOffset(in window: ScrollWindow, proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
        guard policy.snapping != .none, let session, let hosted else { return nil }
        var end = window
        end.bounds.origin = proposed
        let orientation = hosted.arrangement.orientation
        let speed =
            orientation.axis == .vertical ? velocity.y : orientation.startsAtRight ? -velocity.x : velocity.x
        let rest = session.restingOffset(proposed: hosted.offset(of: end), velocity: Double(speed))
        return hosted.contentOffset(at: rest, of: end)
    }

    /// Returns the content offset that the session asks for.
    func contentOffset(in window: ScrollWindow) -> CGPoint? {
        session.map { HostedArrangement(arrangement: $0.arrangement).contentOffset(at: $0.offset, of: window) }
    }
}

extension CGPoint {
    /// Returns whether points are nearer than one point, because collection views round to pixels.
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1 && abs(y - other.y) < 1 }
}
