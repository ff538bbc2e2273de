// New descriptions of the same elements, which keep measured sizes.
extension Arrangement {
    /// Replaces the description of a section. The measured length of an item becomes its estimate if it still sizes
    /// itself and its proportional part is the same.
    mutating func describe(_ index: Int, as described: CollectionSection) throws(LayoutError) {
        try changeSection(index) { section in
            let known = section.items
            section = described
            if let known { section.items?.takeMeasurements(from: known) }
        }
    }

    /// Returns the measured sizes that are still valid in another arrangement of the same elements: those of elements
    /// that size themselves there, too, and have the same breadth.
    ///
    /// - Parameters:
    ///   - sections: The sections whose elements are included, besides the global header and footer.
    ///   - next: The other arrangement.
    /// - Complexity: O(items of the sections).
    func measurements(ofSections sections: [Int], thatHoldIn next: Arrangement) -> [MeasuredSize] {
        guard next.orientation.axis == orientation.axis else { return [] }
        var measurements: [MeasuredSize] = []
        func add(_ id: ElementID) {
            guard let size = size(of: id), size.isMeasured, next.size(of: id)?.isSelfSizing == true,
                let breadth = measuringBreadth(of: id), next.measuringBreadth(of: id) == breadth
            else { return }
            // Items with a preferred breadth may prefer another one in another viewport.
            guard preferredBreadth(of: id) == nil || next.breadth == self.breadth else { return }
            measurements.append(MeasuredSize(id, length: size.length(forBreadth: breadth)))
        }
        add(ElementID(.globalHeader, section: 0))
        add(ElementID(.globalFooter, section: 0))
        for item in headerAndFooter.boundary.indices { add(ElementID(.globalBoundary, section: 0, item: item)) }
        for section in sections {
            add(.header(section: section))
            add(.footer(section: section))
            for item in headerAndFooter(ofSection: section)?.boundary.indices ?? 0..<0 {
                add(ElementID(.boundary, section: section, item: item))
            }
            for item in self.sections[section].content.items?.measuredItems ?? [] { add(.item(item, section: section)) }
        }
        return measurements
    }

    /// Returns the breadth at which an element is measured, in points; nil if it does not exist. For an item that is
    /// sized across, as on most shelves, this is its extent along the main axis.
    ///
    /// - Complexity: O(log *n*).
    public func measuringBreadth(of id: ElementID) -> Double? {
        guard let frame = logicalFrame(of: id) else { return nil }
        return isSizedAcross(id) ? frame.length : frame.breadth
    }

    /// Returns the length and the breadth in the measurement of an element with a physical size. For an item that is
    /// sized across, they are exchanged.
    func measuredExtents(of id: ElementID, _ size: Size) -> (length: Double, breadth: Double) {
        let (length, breadth) = (orientation.length(of: size), orientation.breadth(of: size))
        return isSizedAcross(id) ? (breadth, length) : (length, breadth)
    }

    /// Returns whether an existing element is an item whose size gives its extent across the main axis, as on most shelves.
    func isSizedAcross(_ id: ElementID) -> Bool {
        #if WITHOUT_ORTHOGONAL_SECTIONS
            false
        #else
            id.kind == .item && sections[id.section].content.isSizedAcross
        #endif
    }
}

extension Items {
    /// The indices of the measured items. O(n), or O(1) if all items have the same size, because then none was
    /// measured.
    fileprivate var measuredItems: [Int] { pages.isEmpty ? [] : (0..<count).filter { self[$0].isMeasured } }

    fileprivate mutating func takeMeasurements(from known: Items) {
        for index in known.measuredItems where index < count {
            let (size, described) = (known[index], self[index])
            guard described.isSelfSizing, described.lengthPerBreadth == size.lengthPerBreadth else { continue }
            set(size, at: index)
            if breadth(of: index) != nil, let breadth = known.breadth(of: index) {
                set(extent(of: index).with(breadth: breadth), at: index)
            }
        }
    }
}
