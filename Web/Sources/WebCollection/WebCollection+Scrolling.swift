import CollectionLayout

// Items are numbered through all sections.

extension WebCollection {
    /// Reports that the browser has scrolled.
    public mutating func scrolled(to offset: Double, by cause: CollectionSession.ScrollCause) throws(Failure) {
        try perform { session throws(SessionError) in try session.scrolled(to: offset, by: cause) }
        // Browsers show the new position before they report it, so the person already sees it.
        if cause == .person || cause == .scrollbar { session?.presented() }
        // Half of the margin, a third of the viewport, remains for elements that scroll into view. With a quarter of
        // the viewport, a single late frame of a fast scroll shows elements before they are measured. A frame that
        // draws costs four times one that does not, whatever enters, because its code has left the processor's caches
        // since the last one.
        if cause == .person { slack = (session?.viewport.margin ?? 0) / 2 }
    }

    /// Begins to scroll an item into view, clear of its section's header.
    public mutating func scroll(
        toItem number: Int, _ alignment: ScrollDestination.Alignment
    ) throws(Failure) {
        let id = try existing(number)
        try perform { session throws(SessionError) in
            try session.scroll(to: ScrollDestination(id, alignment: alignment))
        }
    }

    /// Begins to scroll until an item starts at a distance from the viewport's start, with or without a header there.
    public mutating func scroll(toItem number: Int, at distance: Double) throws(Failure) {
        try scroll(to: ScrollAnchor(element: existing(number), distance: distance))
    }

    /// Begins to scroll to the start or end of the content. That edge stays in view although measuring moves it.
    public mutating func scroll(to edge: ScrollAnchor.Edge) throws(Failure) {
        try scroll(to: ScrollAnchor(element: nil, edge: edge, from: edge))
    }

    /// The item whose position is held, with the distance of one of its lines from a line of the viewport; nil at the
    /// start of the content. The item is nil for the whole content.
    public var place: SavedPlace<Int>? {
        session?.savedPlace { $0.kind == .item ? number(of: $0) : nil }
    }

    /// Begins to scroll to a saved place. Its item has the item's current number, or nil for the whole content.
    public mutating func restore(_ place: SavedPlace<Int>) throws(Failure) {
        var anchor = place.anchor
        if let item = place.item { anchor.element = try existing(item) }
        try scroll(to: anchor)
    }

    @inline(never)  // It is called in several places.
    private mutating func scroll(to anchor: ScrollAnchor) throws(Failure) {
        try perform { session throws(SessionError) in try session.scroll(to: anchor) }
    }

    /// Places up to about `items` more items that are out of view.
    public mutating func settle(items: Int) throws(Failure) {
        try perform { session throws(SessionError) in session.settle(items: items) }
    }

    /// Keeps an item shown although it is out of view, one item for each reason. A number without an item releases the
    /// reason.
    public mutating func retain(item number: Int, for reason: CollectionSession.RetainReason) {
        session?.release(reason)
        guard let id = id(ofItem: number) else { return }
        try? session?.retain(id, for: reason)
    }

    /// Takes the measured extra lengths of items: their lengths beyond their pictures. This answers all that was asked,
    /// even if it is empty. Items that are not self-sizing are ignored.
    public mutating func measure(extras: [(item: Int, extra: Double)]) throws(Failure) {
        isAsking = false
        var sizes: [MeasuredSize] = []
        for (item, extra) in extras {
            let id = try existing(item)
            guard extra >= 0, extra.isFinite else { throw .invalidLength }
            guard let size = session?.arrangement.size(of: id), size.isSelfSizing,
                let breadth = session?.arrangement.measuringBreadth(of: id)
            else { continue }
            let picture = ItemSize.ratio(size.lengthPerBreadth).length(forBreadth: breadth)
            sizes.append(MeasuredSize(id, length: picture + extra))
        }
        try perform { session throws(SessionError) in try session.measured(sizes) }
    }

    /// Sets the progress of the running transition, with easing.
    public mutating func advance(to progress: Double) { try? session?.advance(to: progress) }

    /// Ends the running transition.
    public mutating func finishTransition() throws(Failure) {
        try perform { session throws(SessionError) in session.finishTransition() }
    }

    /// Returns the item that the focus moves to, or nil at the edge.
    public func neighbor(of number: Int, toward heading: Arrangement.Heading) -> Int? {
        guard let id = id(ofItem: number) else { return nil }
        return session?.arrangement.neighbor(of: id, toward: heading).map { self.number(of: $0) }
    }

    private func existing(_ number: Int) throws(Failure) -> ElementID {
        guard let id = id(ofItem: number) else { throw .noSuchItem }
        return id
    }
}
