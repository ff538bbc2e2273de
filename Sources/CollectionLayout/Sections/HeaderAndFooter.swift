/// A header before something and a footer after it, across the whole viewport: of a section, or of a whole arrangement.
///
/// A pinned header or footer stays in the viewport as long as what it belongs to does; see
/// ``Arrangement/elements(in:seenThrough:)``. It takes its place in the content all the same, and scrolling moves nothing else.
public struct HeaderAndFooter: Hashable, Sendable {
    /// How long the header is; nil for none.
    public var header: ItemSize?
    /// How long the footer is; nil for none.
    public var footer: ItemSize?
    public var pinsHeader: Bool
    public var pinsFooter: Bool

    public init(
        header: ItemSize? = nil, footer: ItemSize? = nil, pinsHeader: Bool = false, pinsFooter: Bool = false
    ) {
        self.header = header
        self.footer = footer
        self.pinsHeader = pinsHeader
        self.pinsFooter = pinsFooter
    }

    func headerLength(_ breadth: Double) -> Double { length(of: .header, breadth) }

    func footerLength(_ breadth: Double) -> Double { length(of: .footer, breadth) }

    @inline(never)  // It is asked for all over the place.
    private func length(of kind: ElementKind, _ breadth: Double) -> Double {
        self[kind]?.length(forBreadth: breadth) ?? 0
    }

    /// How long the header or the footer is, of a section or global; nil for none, and for every other kind.
    subscript(kind: ElementKind) -> ItemSize? {
        get { kind.isHeader ? header : kind.isFooter ? footer : nil }
        set { if kind.isHeader { header = newValue } else if kind.isFooter { footer = newValue } }
    }

    func pins(_ kind: ElementKind) -> Bool { kind.isHeader ? pinsHeader : kind.isFooter && pinsFooter }

    /// The header or the footer of what begins at `start`, and whose footer begins at `footerStart` when nothing is pinned.
    @inline(never)  // Likewise.
    func frame(
        of kind: ElementKind, from start: Double, to footerStart: Double, breadth: Double, pinnedTo edges: PinEdges?
    ) -> LogicalRect? {
        guard self[kind] != nil else { return nil }
        let length = length(of: kind, breadth)
        var main = kind.isHeader ? start : footerStart
        if let edges, pins(kind) {
            main =
                kind.isHeader
                ? edges.header(at: main, length: length, endingBy: footerStart)
                : edges.footer(at: main, length: length, notBefore: start + headerLength(breadth))
        }
        return LogicalRect(main: main, cross: 0, length: length, breadth: breadth)
    }

    mutating func measure(_ measurement: MeasuredSize, atBreadth breadth: Double) {
        let kind = measurement.element.kind
        self[kind] = self[kind]?.measured(measurement.length, atBreadth: breadth)
    }

    /// What was measured is a guess again.
    mutating func forgetMeasurements() {
        header = header?.remeasurable()
        footer = footer?.remeasurable()
    }
}
