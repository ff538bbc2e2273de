/// How items look on their way through the viewport: growing toward its middle, fading, turning. What decorates an item
/// looks as if it were drawn on it.
///
/// It is applied when elements are asked for, and never moves a frame: scrolling arranges nothing. Content size, anchors
/// and neighbors go by frames.
public struct ViewportEffect: Sendable {
    /// How far beyond its frame, along the main axis and in lengths of the viewport, an item is drawn at most.
    ///
    /// What is drawn farther away may be missed when it ought to be on the screen. Decorations that stick out of their items
    /// are allowed for, unless the effect enlarges them. In sections that scroll across, items may also be drawn as far beyond
    /// their frames, across, as the broadest one is broad.
    public let reach: Double
    private let appearance: @Sendable (_ frame: LogicalRect, _ window: Window) -> Appearance
    let draw: Draw

    /// The stretch of the main axis that the viewport shows, in points.
    public struct Window: Hashable, Sendable {
        /// The position at which the viewport begins, in points.
        public let start: Double
        /// The length of the viewport, in points.
        public let length: Double

        /// What is not finite is 0, so that effects need not ask.
        public init(start: Double, length: Double) {
            self.start = start.isFinite ? start : 0
            self.length = LayoutUnit.length(length)
        }

        /// The position of the middle of the viewport, in points.
        public var center: Double { start + length / 2 }

        /// How far the middle of a frame is from that of the viewport, in lengths of the viewport: about −0.5 at its
        /// start, 0 in the middle, 0.5 at its end. 0 where there is no viewport.
        public func position(of frame: LogicalRect) -> Double {
            length > 0 ? (frame.main + frame.length / 2 - center) / length : 0
        }
    }

    /// - Parameters:
    ///   - reach: see ``reach``; cut to what lies between 0 and 16.
    ///   - appearance: of an item with a frame. A pure function: it is called whenever elements are asked for.
    public init(
        reach: Double = 0,
        _ appearance: @escaping @Sendable (_ frame: LogicalRect, _ window: Window) -> Appearance
    ) {
        self.reach = reach > 0 ? min(reach, 16) : 0
        self.appearance = appearance
        draw = Self.draw(appearance)
    }

    /// How an item with a frame looks through a window.
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
    ///   - angle: how far they turn, in radians.
    ///   - perspective: how far the eye is from the plane, in points.
    ///   - overlap: how far they move toward the middle, as a part of their length, or of the viewport's if they are longer;
    ///     from 0 to 1.
    public static func coverFlow(
        angle: Double = 1, perspective: Double = 1000, overlap: Double = 0.25
    ) -> ViewportEffect {
        let overlap = max(0, min(overlap, 1))
        // What tilting takes at most (see `Appearance.perspective`), and a little for rounding.
        return ViewportEffect(reach: 0.5 + overlap + 0x1p-20) { frame, window in
            let distance = frame.length > 0 ? (frame.main + frame.length / 2 - window.center) / frame.length : 0
            let side = max(-1, min(distance, 1))
            return Appearance(
                main: -side * overlap * min(frame.length, window.length), tilt: -side * angle, perspective: perspective,
                // So far apart that what decorates an item stays between it and the next one.
                zIndex: -Int(min(abs(distance), 1000) + 0.5) * (2 * ItemDecoration.farthestZIndex + 1))
        }
    }
}
