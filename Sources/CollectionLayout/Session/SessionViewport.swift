extension CollectionSession {
    /// The window through which a person sees the content.
    public struct Viewport: Hashable, Sendable {
        /// The size of the whole window, in points.
        public var size: Size
        /// The part of each edge that is covered by bars, a keyboard, the notch, in points.
        ///
        /// Content is arranged for the rest, comes to rest there, and is pinned and scrolled to there. What is covered
        /// still counts as shown, for bars may be translucent.
        public var covered: LogicalInsets
        /// The distance beyond either end within which elements are shown too, in points, so that fast scrolling finds them
        /// there.
        public var margin: Double
        /// The distance beyond either edge of a section that scrolls across within which its items are shown too, in points.
        public var shelfMargin: Double

        /// - Parameters:
        ///   - margin: a negative one, or one that is not finite, is cut; see ``LayoutUnit/length(_:)``.
        ///   - shelfMargin: likewise.
        public init(
            _ size: Size, covered: LogicalInsets = .zero, margin: Double = 0, shelfMargin: Double = 0
        ) {
            self.size = size
            self.covered = covered
            self.margin = LayoutUnit.length(margin)
            self.shelfMargin = LayoutUnit.length(shelfMargin)
        }

        /// The size of the part that nothing covers. An invalid size stays one, to be refused.
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
    /// The length of the part of the viewport that nothing covers.
    var roomLength: Double { arrangement.orientation.length(of: arrangement.viewport) }

    /// The uncovered part of the viewport, in the physical coordinates of the content.
    public var visibleRect: Rect { arrangement.visibleRect(at: offset) }

    /// The rectangle whose elements are shown, along the axes of the layout: the viewport and its margins.
    ///
    /// A unit broader on all sides, for an element without extent may want to be measured.
    var shownStretch: LogicalRect {
        let unit = 1 / LayoutUnit.perPoint
        let (covered, margin, across) = (viewport.covered, viewport.margin + unit, viewport.shelfMargin + unit)
        return LogicalRect(
            main: offset - covered.start - margin, cross: -covered.leading - across,
            length: roomLength + covered.start + covered.end + 2 * margin,
            breadth: arrangement.breadth + covered.leading + covered.trailing + 2 * across)
    }
}
