@testable import CollectionLayout

extension Arrangement {
    /// All there is, in the order of a query, with logical frames. O(n), unlike asking for every element.
    var allFrames: [PlacedFrame] {
        var frames: [PlacedFrame] = []
        forEachFrame(from: -.infinity, to: .infinity) { id, frame, _ in
            frames.append(PlacedFrame(id: id, frame: frame))
        }
        return frames
    }

    /// The names of everything there is, in the order in which a query reports them.
    var allIDs: [ElementID] {
        sections.enumerated().flatMap { number, section in
            (section.hasBackground ? [ElementID.background(section: number)] : [])
                + (section.header != nil ? [.header(section: number)] : [])
                + (0..<section.count).map { .item($0, section: number) }
                + (section.footer != nil ? [.footer(section: number)] : [])
        }
    }

    /// How this differs from an arrangement that should be equal to it; nil if it does not.
    func difference(from expected: Arrangement) -> String? {
        guard contentSize == expected.contentSize else {
            return "content is \(contentSize), not \(expected.contentSize)"
        }
        let (mine, theirs) = (allFrames, expected.allFrames)
        guard mine.count == theirs.count else { return "\(mine.count) elements, not \(theirs.count)" }
        return zip(mine, theirs).first { $0 != $1 }.map { "\($0) instead of \($1)" }
    }
}

struct PlacedFrame: Equatable, CustomStringConvertible {
    let id: ElementID
    let frame: LogicalRect

    var description: String { "\(id.readable) at \(frame.main), \(frame.cross), \(frame.length) × \(frame.breadth)" }
}

extension ElementID {
    /// For messages of failing tests.
    var readable: String {
        let kinds = ["item", "header", "footer", "background"]
        let kind = kinds.indices.contains(Int(kind.raw)) ? kinds[Int(kind.raw)] : "kind \(kind.raw)"
        return "\(kind) \(section)/\(item)"
    }
}

extension Measurement {
    var readable: String { "\(element.readable): \(length)" }
}
