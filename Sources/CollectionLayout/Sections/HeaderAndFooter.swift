/// A header before something and a footer after it, across the whole viewport, and what else lies at its boundary: of a section, or
/// of a whole arrangement.
///
/// A pinned header or footer stays in the viewport as long as what it belongs to does; see
/// ``Arrangement/elements(in:seenThrough:)``. It takes its place in the content all the same, and scrolling moves nothing else.
public struct HeaderAndFooter: Hashable, Sendable {
    /// How long the header is; nil for none.
    public var header: ItemSize?
    /// How long the footer is; nil for none.
    public var footer: ItemSize?
    /// Whether the header stays in the viewport as long as what it belongs to does.
    public var pinsHeader: Bool
    /// Whether the footer stays in the viewport as long as what it belongs to does.
    public var pinsFooter: Bool
    /// Elements of kind ``ElementKind/boundary``, by their number; of an arrangement ``ElementKind/globalBoundary``.
    public var boundary: [BoundaryItem]

    /// Makes a header and a footer; without arguments there is neither.
    public init(
        header: ItemSize? = nil, footer: ItemSize? = nil, pinsHeader: Bool = false, pinsFooter: Bool = false,
        boundary: [BoundaryItem] = []
    ) {
        self.header = header
        self.footer = footer
        self.pinsHeader = pinsHeader
        self.pinsFooter = pinsFooter
        self.boundary = boundary
    }

    /// How much of the main axis is taken before the contents.
    func headerLength(_ breadth: Double) -> Double { room(at: .start, header, breadth) }

    /// How much of the main axis is taken after the contents.
    func footerLength(_ breadth: Double) -> Double { room(at: .end, footer, breadth) }

    @inline(never)  // It is asked for all over the place.
    private func room(at edge: BoundaryItem.Edge, _ size: ItemSize?, _ breadth: Double) -> Double {
        var room = size?.length(forBreadth: breadth) ?? 0
        for item in boundary where item.edge == edge { room = max(room, item.length(in: breadth)) }
        return room
    }

    /// How much of the cross axis is taken beside the contents.
    @inline(never)  // Likewise.
    func sideBreadth(at edge: BoundaryItem.Edge, _ breadth: Double) -> Double {
        var room = 0.0
        for item in boundary where item.edge == edge { room = max(room, item.breadth(in: breadth)) }
        return room
    }

    /// How long the header, the footer or a boundary item is, of a section or global; nil for none, and for every other kind.
    subscript(id: ElementID) -> ItemSize? {
        @inline(never)  // Likewise.
        get {
            let kind = id.kind
            if kind.isBoundary { return boundary.indices.contains(id.item) ? boundary[id.item].length : nil }
            return kind.isHeader ? header : kind.isFooter ? footer : nil
        }
        set {
            if id.kind.isHeader {
                header = newValue
            } else if id.kind.isFooter {
                footer = newValue
            } else if let newValue, id.kind.isBoundary, boundary.indices.contains(id.item) {
                boundary[id.item].length = newValue
            }
        }
    }

    var pinsAny: Bool { pinsHeader || pinsFooter || boundary.contains { $0.canBePinned } }

    @inline(never)  // Likewise.
    func pins(_ id: ElementID) -> Bool {
        if id.kind.isBoundary { return boundary.indices.contains(id.item) && boundary[id.item].canBePinned }
        return id.kind.isHeader ? pinsHeader : id.kind.isFooter && pinsFooter
    }

    /// How much of the start and of the end of a viewport is covered by what is pinned.
    @inline(never)  // Likewise.
    func pinnedLengths(_ breadth: Double) -> (start: Double, end: Double) {
        var lengths = (
            start: pinsHeader ? header?.length(forBreadth: breadth) ?? 0 : 0,
            end: pinsFooter ? footer?.length(forBreadth: breadth) ?? 0 : 0
        )
        for item in boundary where item.canBePinned {
            if item.anchor.main < 0.5 {
                lengths.start = max(lengths.start, item.length(in: breadth))
            } else {
                lengths.end = max(lengths.end, item.length(in: breadth))
            }
        }
        return lengths
    }

    /// The header, the footer or a boundary item of what begins at `start`, and whose footer begins at `footerStart` when nothing is
    /// pinned.
    @inline(never)  // Likewise.
    func frame(
        of id: ElementID, from start: Double, to footerStart: Double, breadth: Double, pinnedTo edges: PinEdges?
    ) -> LogicalRect? {
        guard let size = self[id] else { return nil }
        let contentStart = start + headerLength(breadth)
        var frame = LogicalRect(
            main: id.kind.isHeader ? start : footerStart, cross: 0, length: size.length(forBreadth: breadth),
            breadth: breadth)
        var isAtStart = id.kind.isHeader
        if id.kind.isBoundary {
            frame = boundary[id.item].frame(from: contentStart, to: footerStart, in: breadth)
            isAtStart = boundary[id.item].anchor.main < 0.5
        }
        if let edges, pins(id) {
            frame.main =
                isAtStart
                ? edges.header(at: frame.main, length: frame.length, endingBy: footerStart)
                : edges.footer(at: frame.main, length: frame.length, notBefore: contentStart)
        }
        return frame
    }

    mutating func measure(_ measurement: MeasuredSize, atBreadth breadth: Double) {
        let id = measurement.element
        let own =
            id.kind.isBoundary && boundary.indices.contains(id.item) ? boundary[id.item].breadth(in: breadth) : breadth
        self[id] = self[id]?.measured(measurement.length, atBreadth: own)
    }

    /// Whether there is anything measured that would be a guess at another breadth.
    var hasMeasurements: Bool {
        header != header?.remeasurable() || footer != footer?.remeasurable()
            || boundary.contains { $0.length != $0.length.remeasurable() }
    }

    /// What was measured is a guess again.
    mutating func forgetMeasurements() {
        header = header?.remeasurable()
        footer = footer?.remeasurable()
        for number in boundary.indices { boundary[number].length = boundary[number].length.remeasurable() }
    }
}
