import CollectionLayout

extension ItemSize {
    /// Makes the size of an item from what a page gives for it.
    ///
    /// - Parameters:
    ///   - aspectRatio: Width divided by height. It is infinite if there is no picture.
    ///   - extra: The length beyond the picture, in points.
    ///   - isUpright: Whether the length is a height.
    ///   - isMeasured: Whether `extra` is an estimate until the item is measured.
    public init(aspectRatio: Double, extra: Double, isUpright: Bool, isMeasured: Bool) {
        // Without a picture, the length is `extra` along either axis.
        let perBreadth = isUpright ? 1 / aspectRatio : aspectRatio == .infinity ? 0 : aspectRatio
        self.init(lengthPerBreadth: perBreadth, extra: extra, isSelfSizing: isMeasured)
    }
}

extension Items {
    /// Makes items that a page gives.
    ///
    /// - Parameter count: the number of items if all sizes are equal. The page may give only one of them.
    public init(given sizes: UnsafeBufferPointer<ItemSize>, equal count: Int) {
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
            self.init(count: count, size: first)  // Takes no memory for each item.
        } else {
            self.init(count: sizes.count) { sizes[$0] }
        }
    }

    #if !COMMON_ONLY
        /// Makes items that a page gives, with spans and breadths.
        ///
        /// - Parameters:
        ///   - count: the number of items if all sizes are equal.
        ///   - extents: the spans and breadths; empty if the page gives none.
        public init(
            given sizes: UnsafeBufferPointer<ItemSize>, equal count: Int, _ extents: UnsafeBufferPointer<ExtentRecord>
        ) {
            self.init(given: sizes, equal: count)
            for (index, extent) in zip(0..<count, extents) {
                let (lanes, rows) = extent.spans
                setExtent(span: lanes, rowSpan: rows, breadth: extent.ownBreadth, of: index)
            }
        }
    #endif
}
