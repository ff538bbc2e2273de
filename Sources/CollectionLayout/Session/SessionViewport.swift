extension CollectionSession {
    /// The window through which a person sees the content.
    public struct Viewport: Hashable, Sendable {
        /// The size of the whole window, in points.
        public var size: Size
        /// The distances from the edges of the window that bars, a keyboard or the notch cover, in points.
        ///
        /// Layout, pinning, resting positions and scroll destinations refer to the uncovered part. Elements in the
        /// covered parts are shown, too, because bars may be translucent. The anchored element holds its position in
        /// the uncovered part, so that it moves on the screen with the edge of a bar, and at once, also in a
        /// transition.
        public var covered: LogicalInsets
        /// The distance beyond either end of the window within which elements are shown, too, in points. So their views
        /// exist before fast scrolling makes them visible.
        /// An invalid one becomes finite; see ``LayoutUnit/length(_:)``.
        public var margin: Double { didSet { margin = LayoutUnit.length(margin) } }
        /// The distance beyond either edge of a section that scrolls across within which its items are shown, too, in
        /// points. An invalid one becomes finite.
        public var shelfMargin: Double { didSet { shelfMargin = LayoutUnit.length(shelfMargin) } }

        /// Makes a viewport.
        ///
        /// - Parameters:
        ///   - size: The size of the whole window, in points.
        ///   - covered: The covered distances from the edges of the window, in points.
        ///   - margin: The distance beyond either end within which elements are shown, too, in points.
        ///   - shelfMargin: The same distance for sections that scroll across, in points.
        public init(
            _ size: Size, covered: LogicalInsets = .zero, margin: Double = 0, shelfMargin: Double = 0
        ) {
            self.size = size
            self.covered = covered
            self.margin = LayoutUnit.length(margin)
            self.shelfMargin = LayoutUnit.length(shelfMargin)
        }

        /// Returns the size of the uncovered part. An invalid size stays invalid, so that it is refused later.
        func room(_ orientation: Orientation) -> Size {
            func rest(_ extent: Double, _ covered: Double) -> Double {
                extent >= 0 ? max(0, extent - covered) : extent
            }
            return orientation.size(
                length: rest(orientation.length(of: size), covered.start + covered.end),
                breadth: rest(orientation.breadth(of: size), covered.leading + covered.trailing))
        }
    }
}

extension CollectionSession {
    /// The length of the uncovered part of the viewport, in points.
    var roomLength: Double { arrangement.orientation.length(of: arrangement.viewport) }

    /// The uncovered part of the viewport, in the physical coordinates of the content.
    public var visibleRect: Rect { arrangement.visibleRect(at: offset) }

    /// Returns the rectangle whose elements are shown, in logical coordinates: the viewport and its margins, moved by
    /// up to three eighths of the margin.
    ///
    /// It is a unit larger on all sides, so that it includes elements without extent, which may have to be measured.
    func shownRect(lead: Double) -> LogicalRect {
        let (unit, most) = (1 / LayoutUnit.perPoint, viewport.margin * 3 / 8)
        let (covered, margin, across) = (viewport.covered, viewport.margin + unit, viewport.shelfMargin + unit)
        return LogicalRect(
            main: offset - covered.start - margin + max(-most, min(lead, most)), cross: -covered.leading - across,
            length: roomLength + covered.start + covered.end + 2 * margin,
            breadth: arrangement.breadth + covered.leading + covered.trailing + 2 * across)
    }
}
