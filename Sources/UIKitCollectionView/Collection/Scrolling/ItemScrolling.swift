import Foundation

/// The scrolling to items, including items that have not been laid out or measured yet.
@MainActor final class ItemScrolling {
    private unowned let scrollView: UIScrollView
    private let cycle: LayoutCycle
    private var pending: ItemScroll?
    /// The request that is about to scroll, and takes the place of the pending one.
    private var next: ItemScroll?

    init(in scrollView: UIScrollView, cycle: LayoutCycle) { (self.scrollView, self.cycle) = (scrollView, cycle) }

    func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        guard let scroll = ItemScroll(to: path, at: position) else { return }
        guard path.count == 2 else {
            return CollectionViewDiagnostics.mistake(
                "Attempted to scroll the collection view to an item that does not exist: \(path.shortDescription)")
        }
        guard cycle.state.currentCounts.contains(path) else {
            return CollectionViewDiagnostics.mistake(
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
                    + "\(cycle.state.currentCounts.itemCount(inSection: path.section)) items in section \(path.section)."
            )
        }
        // Without a size, no item can be aligned. The first layout pass with a size scrolls to it.
        guard scrollView.bounds.width > 0, scrollView.bounds.height > 0 else {
            pending = scroll
            return
        }
        cycle.prepareIfNeeded()
        (cycle.boundary.layout as? any RevealingLayout)?.reveal(path, at: position, animated: animated)
        guard let frame = frame(at: path) else { return end() }
        next = scroll
        scrollView.setContentOffset(scroll.target(of: frame, in: scrollView, cycle.boundary), animated: animated)
        next = nil
    }

    /// Ends the request, because something else scrolls: another request, the app, or a person.
    func end() { (pending, next) = (next, nil) }

    private func frame(at path: IndexPath) -> CGRect? {
        cycle.attributes(for: .cell(path))?.frame
    }

    /// Corrects the offset after a layout pass, unless the scroll animation is still running. A touch ends the request.
    func didLayOut() {
        guard var scroll = pending, !scrollView.isScrollAnimating, cycle.state.isValid else {
            return
        }
        guard !scrollView.isTracking, !scrollView.isDecelerating,
            scrollView.bounds.width > 0, scrollView.bounds.height > 0,
            cycle.state.currentCounts.contains(scroll.path),
            let frame = frame(at: scroll.path)
        else {
            if scrollView.bounds.width > 0 { pending = nil }
            return
        }
        let (offset, goesOn) = scroll.correct(frame, in: scrollView, cycle.boundary)
        pending = goesOn ? scroll : nil
        if let offset { scrollView.move(to: offset, because: .content) }
    }

    /// Moves the request to the new index path of its item.
    func follow(_ newPath: (IndexPath) -> IndexPath?) {
        pending = pending.flatMap { scroll in newPath(scroll.path).flatMap { ItemScroll(to: $0, at: scroll.position) } }
    }
}
