import CollectionLayout

extension Items {
    /// Creates the items whose sizes a page has written into memory.
    public init(given sizes: UnsafeBufferPointer<ItemSize>) {
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
            self.init(count: sizes.count, size: first.sanitized)  // Takes no memory for each item.
        } else {
            self.init(count: sizes.count) { sizes[$0].sanitized }
        }
    }

    #if !COMMON_ONLY
        /// Creates the items whose sizes, spans and breadths a page has written into memory.
        ///
        /// - Parameter extents: the spans and breadths; empty if the page gives none.
        public init(given sizes: UnsafeBufferPointer<ItemSize>, _ extents: UnsafeBufferPointer<ExtentRecord>) {
            self.init(given: sizes)
            for (index, extent) in zip(0..<count, extents) {
                let (lanes, rows) = extent.spans
                setExtent(span: lanes, rowSpan: rows, breadth: extent.ownBreadth, of: index)
            }
        }
    #endif
}
