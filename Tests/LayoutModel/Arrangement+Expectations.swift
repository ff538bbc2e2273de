import CollectionLayout

extension Arrangement {
    /// All there is, in the order of a query, with logical frames. O(n), unlike asking for every element.
    package var allFrames: [PlacedFrame] {
        var frames: [PlacedFrame] = []
        forEachFrame(from: -.infinity, to: .infinity) { id, frame, _ in
            frames.append(PlacedFrame(id: id, frame: frame))
        }
        return frames
    }

    /// The descriptions of the sections, with what has been measured.
    package var descriptions: [CollectionSection] { (0..<sectionCount).map { description(ofSection: $0)! } }

    /// The names of everything that a query may find, in the order in which it reports them.
    package var allIDs: [ElementID] {
        // Not every item need have every decoration.
        possibleIDs.filter { (!$0.kind.isItemDecoration || logicalFrame(of: $0) != nil) && mayBeFound($0) }
    }

    /// False for items that have no extent because nothing gives them one, and for what decorates them.
    private func mayBeFound(_ id: ElementID) -> Bool {
        guard id.kind == .item || id.kind.isItemDecoration else { return true }
        let section = description(ofSection: id.section)!
        guard let item = logicalFrame(of: .item(id.item, section: id.section)) else { return false }
        if size(of: .item(id.item, section: id.section)) == nil { return item.length > 0 }
        let room = LayoutUnit.length(breadth - section.insets.leading - section.insets.trailing)
        return room > 0 || item.length > 0 || item.breadth > 0
    }

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

    /// Everything there is, asked for one by one: what lies in a rectangle is what a query must find. O(n) blocks.
    package func allElements(seenThrough viewport: Rect? = nil) -> [LayoutElement] {
        possibleIDs.filter(mayBeFound).compactMap { element($0, seenThrough: viewport) }
    }

    /// Another arrangement of sections with the present sizes, and nothing else, in common with this one.
    package func madeAfresh() throws(LayoutError) -> Arrangement {
        var fresh = self
        try fresh.resize(to: viewport)
        return fresh
    }

    /// How this differs from an arrangement that should be equal to it; nil if it does not.
    package func difference(from expected: Arrangement) -> String? {
        guard contentSize == expected.contentSize else {
            return "content is \(contentSize), not \(expected.contentSize)"
        }
        let (mine, theirs) = (allFrames, expected.allFrames)
        guard mine.count == theirs.count else { return "\(mine.count) elements, not \(theirs.count)" }
        return zip(mine, theirs).first { $0 != $1 }.map { "\($0) instead of \($1)" }
    }
}

package struct PlacedFrame: Equatable, CustomStringConvertible {
    package let id: ElementID
    package let frame: LogicalRect

    package var description: String {
        "\(id.readable) at \(frame.main), \(frame.cross), \(frame.length) × \(frame.breadth)"
    }
}

extension ElementID {
    /// For messages of failing checks.
    package var readable: String {
        let kinds = ["item", "header", "footer", "background", "global header", "global footer"]
        let kind = kinds.indices.contains(Int(kind.raw)) ? kinds[Int(kind.raw)] : "kind \(kind.raw)"
        return "\(kind) \(section)/\(item)"
    }
}

extension MeasuredSize {
    package var readable: String { "\(element.readable): \(length)" }
}
