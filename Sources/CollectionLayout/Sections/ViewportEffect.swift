/// An effect on items that pass through the viewport, such as growing, fading or rotating. Decorations are drawn as a
/// part of their item.
///
/// It is applied to the results of queries and never changes a frame, so that scrolling requires no layout. Content
/// size, anchors and neighbors depend on frames only.
public struct ViewportEffect: Sendable {
    /// The maximum distance at which an item is drawn beyond its frame along the main axis, in lengths of the viewport.
    ///
    /// A visible item that is drawn farther away may be missing from query results. Decorations that extend beyond
    /// their items are included, unless the effect enlarges them. In sections that scroll across, items may also be
    /// drawn beyond their frames by the breadth of the broadest item.
    public let reach: Double
    #if !$Embedded
        /// The name in the text of a ``SessionScript``, which cannot contain the effect itself. The effects of the
        /// library have names.
        public var name = ""
    #endif
    private let appearance: @Sendable (_ frame: LogicalRect, _ window: Window) -> Appearance
    let draw: Draw

    /// The range of the main axis that the viewport shows, in points.
    public struct Window: Hashable, Sendable {
        /// The start of the viewport, in points.
        public let start: Double
        /// The length of the viewport, in points.
        public let length: Double

        /// Makes a window. Its numbers become finite, so that effects need no tests; see ``LayoutUnit/length(_:)``.
        public init(start: Double, length: Double) {
            self.start = start.isFinite ? start : 0
            self.length = LayoutUnit.length(length)
        }

        /// The position of the middle of the viewport, in points.
        public var center: Double { start + length / 2 }

        /// Returns the distance from the middle of the viewport to the middle of a frame, in lengths of the viewport:
        /// −0.5 at its start, 0 in the middle, 0.5 at its end. It is 0 if the viewport has no length.
        public func position(of frame: LogicalRect) -> Double {
            length > 0 ? (frame.main + frame.length / 2 - center) / length : 0
        }
    }

    /// Makes an effect.
    ///
    /// - Parameters:
    ///   - reach: The maximum distance at which an item is drawn beyond its frame, in lengths of the viewport; clamped
    ///     to 0…16. See ``reach``.
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

    /// Returns an effect with which items shrink and fade as they leave the middle of the viewport.
    ///
    /// - Parameters:
    ///   - scale: The scale at a distance of one viewport's length or more, from 0 to 1.
    ///   - alpha: The opacity at a distance of one viewport's length or more, from 0 to 1.
    public static func receding(scale: Double, alpha: Double = 1) -> ViewportEffect {
        let (lostScale, lostAlpha) = (1 - max(0, min(scale, 1)), 1 - max(0, min(alpha, 1)))
        return ViewportEffect { frame, window in
            let distance = min(abs(window.position(of: frame)), 1)
            return Appearance(scale: 1 - lostScale * distance, alpha: 1 - lostAlpha * distance)
        }.named("receding", scale, alpha)
    }

    /// Returns an effect with which items turn toward the middle of the viewport, like the covers of records in a box.
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
        // Tilting adds at most 0.5 (see `Appearance.perspective`). The last summand is for rounding errors.
        return ViewportEffect(reach: 0.5 + overlap + 0x1p-20) { frame, window in
            let distance = frame.length > 0 ? (frame.main + frame.length / 2 - window.center) / frame.length : 0
            let side = max(-1, min(distance, 1))
            // It is finite even if the distance is not.
            let rank = Int((abs(distance) < 1000 ? abs(distance) : 1000) + 0.5)
            return Appearance(
                main: -side * overlap * min(frame.length, window.length), tilt: -side * angle, perspective: perspective,
                // The factor keeps an item's decorations below the next item.
                zIndex: -rank * (2 * ItemDecoration.maximumZIndex + 1))
        }.named("cover flow", angle, perspective, overlap)
    }

    /// Returns the effect with a name that contains its parameters.
    @inline(__always)  // Saves the name, which Embedded Swift does not store.
    private func named(_ name: StaticString, _ numbers: Double...) -> ViewportEffect {
        var effect = self
        #if !$Embedded
            effect.name = ([name.description] + numbers.map(\.description)).joined(separator: " ")
        #endif
        return effect
    }
}
