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

    /// The names of everything there is, in the order in which a query reports them.
    package var allIDs: [ElementID] {
        sections.enumerated().flatMap { number, section in
            (section.hasBackground ? [ElementID.background(section: number)] : [])
                + (section.header != nil ? [.header(section: number)] : [])
                + (0..<section.count).map { .item($0, section: number) }
                + (section.footer != nil ? [.footer(section: number)] : [])
        }
    }

    /// Another arrangement of sections with the present sizes, and nothing else, in common with this one.
    package func madeAfresh() throws(LayoutError) -> Arrangement {
        try Arrangement(sections, in: viewport, orientation: orientation)
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
        let kinds = ["item", "header", "footer", "background"]
        let kind = kinds.indices.contains(Int(kind.raw)) ? kinds[Int(kind.raw)] : "kind \(kind.raw)"
        return "\(kind) \(section)/\(item)"
    }
}

extension Measurement {
    package var readable: String { "\(element.readable): \(length)" }
}
