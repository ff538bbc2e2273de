/// The header and the footer of a section or of a whole arrangement, and other items at its boundary.
///
/// A header or footer is as broad as the viewport. If it is pinned, it stays in the viewport as long as its contents
/// are visible; see ``Arrangement/elements(in:seenThrough:)``. Its space in the content and all other elements stay in
/// place.
public struct HeaderAndFooter: Hashable, Sendable {
    /// The length of the header; nil for no header.
    public var header: ItemSize?
    /// The length of the footer; nil for no footer.
    public var footer: ItemSize?
    /// Whether the header stays in the viewport as long as its contents are visible.
    public var pinsHeader: Bool
    /// Whether the footer stays in the viewport as long as its contents are visible.
    public var pinsFooter: Bool
    #if WITHOUT_BOUNDARY_ITEMS
        /// Always empty. Hosts that have no boundary items, such as the web element, are smaller by 2,400 bytes of
        /// compressed WebAssembly without the code for them.
        public var boundary: [BoundaryItem] {
            get { [] }
            set {}
        }
    #else
        /// The boundary items. Their elements have the kind ``ElementKind/boundary`` in a section, and
        /// ``ElementKind/globalBoundary`` in an arrangement, and are named by their index in this array.
        public var boundary: [BoundaryItem]
    #endif

    /// Makes a header and a footer. Without arguments, there is neither.
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

    /// Returns the extent before the contents along the main axis, in points.
    func headerLength(_ breadth: Double) -> Double { room(at: .start, header, breadth) }

    /// Returns the extent after the contents along the main axis, in points.
    func footerLength(_ breadth: Double) -> Double { room(at: .end, footer, breadth) }

    @inline(never)  // Called from many places, like the other functions below.
    private func room(at edge: BoundaryItem.Edge, _ size: ItemSize?, _ breadth: Double) -> Double {
        var room = size?.length(forBreadth: breadth) ?? 0
        for item in boundary where item.edge == edge { room = max(room, item.length(in: breadth)) }
        return room
    }

    /// Returns the extent beside the contents along the cross axis, in points.
    @inline(never)
    func sideBreadth(at edge: BoundaryItem.Edge, _ breadth: Double) -> Double {
        var room = 0.0
        for item in boundary where item.edge == edge { room = max(room, item.breadth(in: breadth)) }
        return room
    }

    /// The length of a header, footer or boundary item, of a section or global; nil if there is none, and for other
    /// kinds.
    subscript(id: ElementID) -> ItemSize? {
        @inline(never)
        get {
            let kind = id.kind
            if kind.isGlobal, id.section != 0 { return nil }
            if kind.isBoundary { return boundary.indices.contains(id.item) ? boundary[id.item].length : nil }
            return id.item != 0 ? nil : kind.isHeader ? header : kind.isFooter ? footer : nil
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

    @inline(never)
    func isEstimate(_ id: ElementID) -> Bool {
        if id.kind.isBoundary { return boundary.indices.contains(id.item) && boundary[id.item].isEstimate }
        return self[id]?.isEstimate ?? false
    }

    var pinsAny: Bool { pinsHeader || pinsFooter || boundary.contains { $0.canBePinned } }

    @inline(never)
    func pins(_ id: ElementID) -> Bool {
        if id.kind.isBoundary { return boundary.indices.contains(id.item) && boundary[id.item].canBePinned }
        return id.kind.isHeader ? pinsHeader : id.kind.isFooter && pinsFooter
    }

    /// Returns the extents at the start and at the end of a viewport that pinned elements cover, in points.
    @inline(never)
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

    /// Returns the frame of a header, footer or boundary item of contents that begin at `start`, and whose footer
    /// begins at `footerStart` if nothing is pinned.
    @inline(never)
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

    @inline(never)
    mutating func measure(_ measurement: MeasuredSize, atBreadth breadth: Double) {
        let id = measurement.element
        if id.kind.isBoundary {
            if boundary.indices.contains(id.item) { boundary[id.item].measure(measurement, in: breadth) }
        } else {
            self[id] = self[id]?.measured(measurement.length, atBreadth: breadth)
        }
    }

    /// Returns the maximum breadth of a boundary item that sizes itself along both axes, in points; nil for other
    /// elements.
    @inline(never)
    func measurableBreadth(of id: ElementID, in breadth: Double) -> Double? {
        guard id.kind.isBoundary, boundary.indices.contains(id.item), boundary[id.item].breadth.isSelfSizing else {
            return nil
        }
        return boundary[id.item].room(in: breadth)
    }

    /// Whether any extent was measured, so that it would be an estimate at another breadth.
    var hasMeasurements: Bool {
        header?.isMeasured ?? false || footer?.isMeasured ?? false || boundary.contains { $0.isMeasured }
    }

    /// Turns measured extents back into estimates.
    mutating func forgetMeasurements() {
        header = header?.remeasurable()
        footer = footer?.remeasurable()
        for number in boundary.indices { boundary[number].forgetMeasurements() }
    }
}
