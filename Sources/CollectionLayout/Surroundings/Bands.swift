/// A header before something and a footer after it, across the whole viewport: of a section, or of a whole arrangement.
///
/// A band that is pinned stays in the viewport as long as what it belongs to does; see
/// ``Arrangement/elements(in:seenThrough:)``. It takes its place in the content all the same, and scrolling moves nothing else.
public struct Bands: Hashable, Sendable {
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

    func headerLength(_ breadth: Double) -> Double { header?.length(forBreadth: breadth) ?? 0 }

    func footerLength(_ breadth: Double) -> Double { footer?.length(forBreadth: breadth) ?? 0 }

    /// The header of what begins at `start`, and whose footer begins at `footerStart` when nothing is pinned.
    func headerFrame(
        from start: Double, to footerStart: Double, breadth: Double, pinnedTo edges: PinEdges?
    ) -> LogicalRect? {
        guard header != nil else { return nil }
        let length = headerLength(breadth)
        let main = pinsHeader ? edges?.header(at: start, length: length, endingBy: footerStart) : nil
        return LogicalRect(main: main ?? start, cross: 0, length: length, breadth: breadth)
    }

    /// The footer of what begins at `start`, and whose footer begins at `footerStart` when nothing is pinned.
    func footerFrame(
        from start: Double, to footerStart: Double, breadth: Double, pinnedTo edges: PinEdges?
    ) -> LogicalRect? {
        guard footer != nil else { return nil }
        let length = footerLength(breadth)
        let headerEnd = start + headerLength(breadth)
        let main = pinsFooter ? edges?.footer(at: footerStart, length: length, notBefore: headerEnd) : nil
        return LogicalRect(main: main ?? footerStart, cross: 0, length: length, breadth: breadth)
    }

    mutating func measureHeader(_ length: Double, atBreadth breadth: Double) {
        header = header?.measured(length, atBreadth: breadth)
    }

    mutating func measureFooter(_ length: Double, atBreadth breadth: Double) {
        footer = footer?.measured(length, atBreadth: breadth)
    }

    /// What was measured is a guess again.
    mutating func forgetMeasurements() {
        header = header?.remeasurable()
        footer = footer?.remeasurable()
    }
}
