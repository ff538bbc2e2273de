/// An effect on items on their way through the viewport: they grow toward its middle, fade, rotate. Decorations look as
/// if they were drawn on their item.
///
/// It is applied to the results of queries, and never changes a frame: scrolling arranges nothing. Content size,
/// anchors and neighbors depend on frames.
public struct ViewportEffect: Sendable {
    /// The greatest distance at which an item is drawn beyond its frame along the main axis, in lengths of the
    /// viewport.
    ///
    /// A visible item that is drawn farther away may be missing from query results. Decorations that extend beyond
    /// their items are included, unless the effect enlarges them. In sections that scroll across, items may also be
    /// drawn beyond their frames by the greatest breadth of an item.
    public let reach: Double
    private let appearance: @Sendable (_ frame: LogicalRect, _ window: Window) -> Appearance
    let draw: Draw

    /// The stretch of the main axis that the viewport shows, in points.
    public struct Window: Hashable, Sendable {
        /// The start of the viewport, in points.
        public let start: Double
        /// The length of the viewport, in points.
        public let length: Double

        /// Makes a window. Numbers that are not finite become 0, so that effects need no tests.
        public init(start: Double, length: Double) {
            self.start = start.isFinite ? start : 0
            self.length = LayoutUnit.length(length)
        }

        /// The position of the middle of the viewport, in points.
        public var center: Double { start + length / 2 }

        /// Returns the distance between the middles of a frame and the viewport, in lengths of the viewport: about −0.5
        /// at its start, 0 in the middle, 0.5 at its end. It is 0 if there is no viewport.
        public func position(of frame: LogicalRect) -> Double {
            length > 0 ? (frame.main + frame.length / 2 - center) / length : 0
        }
    }

    /// - Parameters:
    ///   - reach: See ``reach``; clamped to 0...16.
    ///   - appearance: Returns the appearance of an item with a frame. It must be a pure function, because it is called
    ///     for every query.
    public init(
        reach: Double = 0,
        _ appearance: @escaping @Sendable (_ frame: LogicalRect, _ window: Window) -> Appearance
    ) {
        self.reach = reach > 0 ? min(reach, 16) : 0
        self.appearance = appearance
        draw = Self.draw(appearance)
    }

    /// Returns the appearance of an item with a frame in a window.
    public func appearance(of frame: LogicalRect, in window: Window) -> Appearance { appearance(frame, window) }

    /// Items shrink and fade on their way out of the middle of the viewport; one viewport's length away they are as
    /// small and as faint as they get.
    ///
    /// - Parameters:
    ///   - scale: far away, from 0 to 1.
    ///   - alpha: far away, from 0 to 1.
    public static func receding(scale: Double, alpha: Double = 1) -> ViewportEffect {
        let (lostScale, lostAlpha) = (1 - max(0, min(scale, 1)), 1 - max(0, min(alpha, 1)))
        return ViewportEffect { frame, window in
            let distance = min(abs(window.position(of: frame)), 1)
            return Appearance(scale: 1 - lostScale * distance, alpha: 1 - lostAlpha * distance)
        }
    }

    /// Items beside the one in the middle turn to face it, like the covers of records in a box.
    ///
    /// - Parameters:
    ///   - angle: The angle by which items are rotated, in radians.
    ///   - perspective: The distance from the eye to the plane, in points.
    ///   - overlap: The distance by which items move toward the middle, as a fraction of their length, or of the
    ///     viewport's if they are longer; from 0 to 1.
    public static func coverFlow(
        angle: Double = 1, perspective: Double = 1000, overlap: Double = 0.25
    ) -> ViewportEffect {
        let overlap = max(0, min(overlap, 1))
        // The most that tilting adds (see `Appearance.perspective`), and a little for rounding.
        return ViewportEffect(reach: 0.5 + overlap + 0x1p-20) { frame, window in
            let distance = frame.length > 0 ? (frame.main + frame.length / 2 - window.center) / frame.length : 0
            let side = max(-1, min(distance, 1))
            return Appearance(
                main: -side * overlap * min(frame.length, window.length), tilt: -side * angle, perspective: perspective,
                // The distance leaves space for an item's decorations below the next item.
                zIndex: -Int(min(abs(distance), 1000) + 0.5) * (2 * ItemDecoration.farthestZIndex + 1))
        }
    }
}
