/// A query of a range of the main axis, and the elements found in it, in order.
///
/// All layers of the engine write their results into the same memory. Passing each frame through a closure for every
/// layer takes longer than finding it.
struct FrameSearch: ~Copyable {
    struct Found {
        let id: ElementID
        let frame: LogicalRect
        let isEstimate: Bool
        /// The z-index. Its narrow type fits into the padding, so that a result does not become larger.
        let zIndex: Int32
    }

    private let lower: Double
    private let upper: Double
    /// Whether it finds the elements that are drawn in the range, instead of those with frames in it.
    let followsEffects: Bool
    /// The distance beyond either edge of a section that scrolls across within which its items are found, in points.
    let reachBeyondShelves: Double
    /// The start of the range, relative to the origin.
    private(set) var start: Double
    /// The end of the range, relative to the origin.
    private(set) var end: Double
    /// The section of the offered elements.
    private var section = 0
    /// The origin of the offered elements' frames, in content coordinates.
    private var origin = (main: 0.0, cross: 0.0)
    private var found: LentBuffer<Found>

    private init(
        from lower: Double, to upper: Double, followingEffects: Bool, reachingBeyondShelves reach: Double,
        in found: consuming LentBuffer<Found>
    ) {
        (self.lower, self.upper) = (lower, upper)
        followsEffects = followingEffects
        reachBeyondShelves = reach
        (start, end) = (lower, upper)
        self.found = found
    }

    /// Calls `body` for each element in the range that `find` offers to the search.
    @inline(__always)  // Closures that are not inlined copy the arrangement that they capture.
    static func forEach(
        from lower: Double, to upper: Double, followingEffects: Bool = false, reachingBeyondShelves reach: Double = 0,
        offeredBy find: (inout FrameSearch) -> Void, _ body: (Found) -> Void
    ) {
        LentBuffer.withStack { found in
            var search = FrameSearch(
                from: lower, to: upper, followingEffects: followingEffects, reachingBeyondShelves: reach, in: found)
            find(&search)
            search.found.forEach(in: 0..<search.found.count) { _, found in body(found) }
        }
    }

    /// The number of elements found so far.
    var count: Int { found.count }

    /// Sets the section and the origin of the elements offered from now on.
    mutating func enter(section: Int, main: Double = 0, cross: Double = 0) {
        self.section = section
        origin = (main, cross)
        (start, end) = (lower - main, upper - main)
    }

    /// Adds an element if its frame shares more than an end with the range, or if it is drawn elsewhere than its frame.
    @inline(never)  // The variant for loops is inlined here.
    mutating func offer(
        _ kind: ElementKind, item: Int = 0, _ frame: LogicalRect, zIndex: Int = 0, isEstimate: Bool = false,
        isDrawnElsewhere: Bool = false
    ) {
        offer(kind, item: item, frame, zIndex: zIndex, isDrawnElsewhere: isDrawnElsewhere, mayBeEstimate: isEstimate)
    }

    /// Adds an element like the other `offer`. This variant is for loops that offer many elements.
    @inline(__always)  // Saves a call for each item.
    mutating func offer(
        _ kind: ElementKind, item: Int, _ frame: LogicalRect, zIndex: Int = 0, isDrawnElsewhere: Bool = false,
        mayBeEstimate: @autoclosure () -> Bool
    ) {
        guard isDrawnElsewhere || frame.main < end && start < frame.mainEnd else { return }
        found.append(
            Found(
                id: ElementID(kind, section: section, item: item),
                frame: frame.offset(main: origin.main, cross: origin.cross), isEstimate: mayBeEstimate(),
                zIndex: Int32(truncatingIfNeeded: zIndex)))
    }
}

extension SectionContent {
    /// Calls `body` for every item that shares more than an end with a range, in index order.
    @inline(never)  // It is large.
    func forEachItem(
        from lower: Double, to upper: Double, followingEffects: Bool = false, reachingBeyondShelves reach: Double = 0,
        _ body: (FrameSearch.Found) -> Void
    ) {
        FrameSearch.forEach(
            from: lower, to: upper, followingEffects: followingEffects, reachingBeyondShelves: reach, offeredBy: find,
            body)
    }
}
