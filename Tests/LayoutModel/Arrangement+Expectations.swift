import CollectionLayout

extension Arrangement {
    /// All elements with their logical frames, in query order.
    ///
    /// - Complexity: O(*n*), unlike asking for each element.
    package var allFrames: [PlacedFrame] {
        var frames: [PlacedFrame] = []
        forEachFrame(from: -.infinity, to: .infinity) { id, frame, _ in
            frames.append(PlacedFrame(id: id, frame: frame))
        }
        return frames
    }

    /// The descriptions of the sections, with the sizes that have been measured.
    package var descriptions: [CollectionSection] { (0..<sectionCount).map { description(ofSection: $0)! } }

    /// The elements that a query of everything must find, in query order.
    package var allIDs: [ElementID] {
        // Not every item has every decoration.
        possibleIDs.filter { (!$0.kind.isItemDecoration || logicalFrame(of: $0) != nil) && mayBeFound($0) }
    }

    /// Whether a query can find an element. It finds an item without extent, and what decorates the item, only if the
    /// item has a size of its own and its section has room for it.
    private func mayBeFound(_ id: ElementID) -> Bool {
        guard id.kind == .item || id.kind.isItemDecoration else { return true }
        let section = description(ofSection: id.section)!
        guard let item = logicalFrame(of: .item(id.item, section: id.section)) else { return false }
        if size(of: .item(id.item, section: id.section)) == nil { return item.length > 0 }
        let room = LayoutUnit.length(breadth - section.insets.leading - section.insets.trailing)
        return room > 0 || item.length > 0 || item.breadth > 0
    }

    /// The elements that the descriptions of the sections allow, in query order.
    package var possibleIDs: [ElementID] {
        var ids: [ElementID] = headerAndFooter.header != nil ? [.globalHeader] : []
        for (number, section) in descriptions.enumerated() {
            ids += section.hasBackground ? [ElementID.background(section: number)] : []
            ids += section.header != nil ? [.header(section: number)] : []
            for item in 0..<section.count {
                ids.append(.item(item, section: number))
                ids += section.decorations.map { ElementID($0.kind, section: number, item: item) }
            }
            ids += section.footer != nil ? [.footer(section: number)] : []
        }
        return headerAndFooter.footer != nil ? ids + [.globalFooter] : ids
    }

    /// All elements, each asked for on its own. Those that meet a rectangle are the ones that a query of it must find.
    ///
    /// - Complexity: O(*n*) blocks are arranged.
    package func allElements(seenThrough viewport: Rect? = nil) -> [LayoutElement] {
        possibleIDs.filter(mayBeFound).compactMap { element($0, seenThrough: viewport) }
    }

    /// Returns a copy whose sections are arranged again from their present sizes.
    package func madeAfresh() throws(LayoutError) -> Arrangement {
        var fresh = self
        try fresh.resize(to: viewport)
        return fresh
    }

    /// Returns the first difference from an arrangement that should be equal, in words; nil if there is none.
    package func difference(from expected: Arrangement) -> String? {
        guard contentSize == expected.contentSize else {
            return "content is \(contentSize), not \(expected.contentSize)"
        }
        let (mine, theirs) = (allFrames, expected.allFrames)
        guard mine.count == theirs.count else { return "\(mine.count) elements, not \(theirs.count)" }
        return zip(mine, theirs).first { $0 != $1 }.map { "\($0) instead of \($1)" }
    }
}

/// An element with its logical frame, for comparisons.
package struct PlacedFrame: Equatable, CustomStringConvertible {
    package let id: ElementID
    package let frame: LogicalRect

    package var description: String {
        "\(id) at \(frame.main), \(frame.cross), \(frame.length) × \(frame.breadth)"
    }
}
