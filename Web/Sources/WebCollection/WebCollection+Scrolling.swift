import CollectionLayout

// Items are named by their numbers, through all sections.

extension WebCollection {
    /// The browser has scrolled.
    public mutating func scrolled(to offset: Double, by cause: CollectionSession.ScrollCause) throws(Failure) {
        try perform { session throws(SessionError) in try session.scrolled(to: offset, by: cause) }
        // Browsers show where a person scrolls to before they tell of it, so that this is what the person looks at.
        if cause == .person || cause == .scrollbar { session?.presented() }
    }

    /// Starts on the way to an item, clear of its section's header.
    public mutating func scroll(
        toItem number: Int, _ alignment: ScrollDestination.Alignment
    ) throws(Failure) {
        let id = try existing(number)
        try perform { session throws(SessionError) in
            try session.scroll(to: ScrollDestination(id, alignment: alignment))
        }
    }

    /// Starts on the way to where an item begins so far from the start of the viewport, header or not.
    public mutating func scroll(toItem number: Int, at distance: Double) throws(Failure) {
        let id = try existing(number)
        try perform { session throws(SessionError) in
            try session.scroll(to: ScrollAnchor(element: id, distance: distance))
        }
    }

    /// Starts on the way to the start or the end of the content, which stays in view although measuring moves it.
    public mutating func scroll(to edge: ScrollAnchor.Edge) throws(Failure) {
        try perform { session throws(SessionError) in
            try session.scroll(to: ScrollAnchor(element: nil, edge: edge, from: edge))
        }
    }

    /// The item that stays in its place whatever happens, and which line of it is how far from which line of the viewport; nil at the
    /// start of the content. The item is nil for the whole of the content.
    public var place: SavedPlace<Int>? {
        session?.savedPlace { $0.kind == .item ? number(of: $0) : nil }
    }

    /// Starts on the way to a place that was saved, by an item's number of now; nil for the whole of the content.
    public mutating func restore(_ place: SavedPlace<Int>) throws(Failure) {
        var anchor = place.anchor
        if let item = place.item { anchor.element = try existing(item) }
        let goal = anchor
        try perform { session throws(SessionError) in try session.scroll(to: goal) }
    }

    /// Goes on placing what nobody sees yet, as many items as are granted.
    public mutating func settle(items: Int) throws(Failure) {
        try perform { session throws(SessionError) in session.settle(items: items) }
    }

    /// Keeps an item among those that are shown although it is out of view; one for each reason. None if there is no such item.
    public mutating func retain(item number: Int, for reason: CollectionSession.RetainReason) {
        session?.release(reason)
        guard let id = id(ofItem: number) else { return }
        try? session?.retain(id, for: reason)
    }

    /// Takes measured extras (what an item is longer than its picture): an answer to all that was asked, even if it is empty. Items
    /// whose length is known are left out.
    public mutating func measure(extras: [(item: Int, extra: Double)]) throws(Failure) {
        isAsking = false
        var sizes: [MeasuredSize] = []
        for (item, extra) in extras {
            let id = try existing(item)
            guard extra >= 0, extra.isFinite else { throw .invalidLength }
            guard let size = session?.arrangement.size(of: id), size.isSelfSizing,
                let frame = session?.arrangement.logicalFrame(of: id)
            else { continue }
            let breadth = isOnShelf(id) ? frame.length : frame.breadth
            let picture = ItemSize.ratio(size.lengthPerBreadth).length(forBreadth: breadth)
            sizes.append(MeasuredSize(id, length: picture + extra))
        }
        try perform { session throws(SessionError) in try session.measured(sizes) }
    }

    /// The running transition has come so far; eased already.
    public mutating func advance(to progress: Double) { try? session?.advance(to: progress) }

    /// The running transition has arrived.
    public mutating func finishTransition() throws(Failure) {
        try perform { session throws(SessionError) in try session.endTransition(.finish).response }
    }

    /// The item to which the focus moves; nil at the edge.
    public func neighbor(of number: Int, toward heading: Arrangement.Heading) -> Int? {
        guard let id = id(ofItem: number) else { return nil }
        return session?.arrangement.neighbor(of: id, toward: heading).map { self.number(of: $0) }
    }

    private func existing(_ number: Int) throws(Failure) -> ElementID {
        guard let id = id(ofItem: number) else { throw .noSuchItem }
        return id
    }
}
