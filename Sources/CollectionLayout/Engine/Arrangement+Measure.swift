extension Arrangement {
    /// Applies the measured sizes of items, headers, footers and boundary items, including global ones.
    ///
    /// A length that is equal on the grid of ``LayoutUnit`` changes nothing. Otherwise the layout resumes at the item's
    /// block, and stops as soon as the remaining items merely shift. If an element is measured twice, the last
    /// measurement counts.
    ///
    /// - Throws: ``LayoutError/noSuchElement(_:)``, ``LayoutError/invalidLength(_:_:)``,
    ///   ``LayoutError/invalidBreadth(_:_:)``. Then nothing has changed.
    /// - Complexity: O(items placed again + log *n*) for each section.
    public mutating func measure(_ measurements: [MeasuredSize]) throws(LayoutError) {
        try check(measurements)
        take(measurements)
    }

    func check(_ measurements: [MeasuredSize]) throws(LayoutError) {
        for measurement in measurements {
            guard measurement.element.kind.isMeasurable, logicalFrame(of: measurement.element) != nil else {
                throw .noSuchElement(measurement.element)
            }
            guard measurement.length >= 0, measurement.length < .infinity else {
                throw .invalidLength(measurement.length, measurement.element)
            }
            if let breadth = measurement.breadth, !(breadth >= 0 && breadth < .infinity) {
                throw .invalidBreadth(breadth, measurement.element)
            }
        }
    }

    /// Applies measurements that have been checked.
    mutating func take(_ measurements: [MeasuredSize]) {
        // Sorting is stable, so the last one of several entries with the same key is the last measurement.
        let sorted = [Entry].sorted(measurements.count) { measurements[$0].element.measuringKey }
        var items: [MeasuredSize] = []
        for (number, entry) in sorted.enumerated() {
            if number + 1 < sorted.count, sorted[number + 1].key == entry.key { continue }
            let measurement = measurements[entry.position]
            let id = measurement.element
            if id.kind == .item {
                items.append(measurement)
            } else if id.kind.isGlobal {
                measureGlobalHeaderOrFooter(measurement)
            } else {
                let horizon = horizon(inSection: id.section)
                mutate(id.section) { [viewportLength] section in
                    section.measure(measurement, viewportLength: viewportLength, upTo: horizon)
                }
            }
        }
        var start = 0
        while start < items.count {
            let section = items[start].element.section
            var end = start
            while end < items.count, items[end].element.section == section { end += 1 }
            let horizon = horizon(inSection: section)
            mutate(section) { [batch = items[start..<end]] section in
                let horizon = horizon - section.contentStart
                section.mutateContent { $0.measure(batch, upTo: horizon) }
            }
            start = end
        }
    }

    /// Lets the items in a range of the main axis keep their lanes until the breadth changes. Use it for the range that
    /// has been visible.
    ///
    /// - Parameters:
    ///   - lower: The start of the range, in points.
    ///   - upper: The end of the range, in points.
    /// - Complexity: O(log *n* + *k*) for *k* items in the range.
    public mutating func keepLanes(from lower: Double, to upper: Double) {
        var met: [Int] = []
        sections.forEachSection(from: lower, to: upper, startingAt: sectionsStart) { _, number, _ in met.append(number)
        }
        for number in met {
            let start = start(ofSection: number)
            mutate(number) { section in
                let contentStart = start + section.contentStart
                section.mutateContent { $0.keepLanes(from: lower - contentStart, to: upper - contentStart) }
            }
        }
    }
}

extension ElementID {
    /// A number that identifies a measurable element. The numbers of items are ascending in their order.
    fileprivate var measuringKey: Int64 { kind.isGlobal ? -Int64(kind.raw) - Int64(item) << 8 : Int64(bitPattern: raw) }
}
