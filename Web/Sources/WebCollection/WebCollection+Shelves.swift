#if !COMMON_ONLY
    import CollectionLayout

    // Sections that scroll across. Their offsets count from the start of the section's content and are never negative,
    // as in browsers.

    extension WebCollection {
        /// Returns a section's viewport and scroll offset, or nil for a section that does not scroll across.
        public func shelf(_ section: Int) -> ShelfRecord? {
            guard let arrangement = session?.arrangement, let range = arrangement.innerOffsetRange(ofSection: section),
                let offset = arrangement.innerOffset(ofSection: section),
                let frame = arrangement.logicalShelfFrame(ofSection: section)
            else { return nil }
            var record = ShelfRecord()
            let orientation = arrangement.orientation
            let box = orientation.physical(frame, in: orientation.size(length: 0, breadth: arrangement.breadth))
            (record.x, record.y, record.width, record.height) = (box.x, box.y, box.width, box.height)
            (record.offset, record.lastOffset) = (offset - range.lowerBound, range.upperBound - range.lowerBound)
            return record
        }

        /// Reports that a person has scrolled a section across.
        public mutating func scrollShelf(_ section: Int, to offset: Double) throws(Failure) {
            let start = session?.arrangement.innerOffsetRange(ofSection: section)?.lowerBound ?? 0
            try perform { session throws(SessionError) in
                try session.shelf(section, scrolledTo: offset + start)
            }
        }

        /// Returns the offset where a section comes to rest after a person has let go of it.
        ///
        /// - Parameter velocity: positive toward the end; only its sign matters.
        public func restingOffset(ofShelf section: Int, velocity: Double) -> Double? {
            guard let arrangement = session?.arrangement,
                let start = arrangement.innerOffsetRange(ofSection: section)?.lowerBound,
                let offset = arrangement.innerOffset(ofSection: section)
            else { return nil }
            return arrangement.restingOffset(
                ofSection: section, from: offset, proposed: offset, velocity: velocity
            ).map { $0 - start }
        }

        /// Returns the offset where scrolling along the page comes to rest.
        ///
        /// - Parameter velocity: positive toward the end; only its sign matters.
        public func restingOffset(velocity: Double) -> Double {
            session?.restingOffset(proposed: offset, velocity: velocity) ?? offset
        }
    }

    extension ElementRecord {
        /// Converts the frame to the coordinates of the section's content, if the section scrolls across.
        mutating func putOnShelf(_ frame: LogicalRect, _ section: Int, of session: CollectionSession?) {
            guard let arrangement = session?.arrangement,
                let box = arrangement.logicalShelfFrame(ofSection: section),
                let start = arrangement.innerOffsetRange(ofSection: section)?.lowerBound,
                let offset = arrangement.innerOffset(ofSection: section)
            else { return }
            let orientation = arrangement.orientation
            let here = orientation.physical(frame, in: orientation.size(length: 0, breadth: arrangement.breadth))
            let there = orientation.physical(
                frame.offset(main: -box.main, cross: offset - start), in: Size(width: 0, height: 0))
            x += there.x - here.x
            y += there.y - here.y
            shelf = Double(section)
        }

        /// Takes the transform and alpha that an effect gives the element.
        mutating func put(_ element: LayoutElement) {
            let transform = element.transform
            guard transform != .identity || element.alpha != 1 else { return }
            (isTransformed, alpha) = (1, element.alpha)
            (scale, rotation) = (transform.scale, transform.rotation)
            (rotationX, rotationY, perspective) = (transform.rotationX, transform.rotationY, transform.perspective)
            (translationX, translationY) = (transform.translation.x, transform.translation.y)
            (originX, originY) = (transform.origin.x, transform.origin.y)
        }
    }
#endif
