/// A stretch of the main axis, and what was found to meet it, in the order in which it was found.
///
/// All that answers a query writes into the same memory: to hand each frame up by a closure a layer takes longer than to find
/// it.
struct FrameSearch: ~Copyable {
    struct Found {
        let id: ElementID
        let frame: LogicalRect
        let isEstimate: Bool
    }

    private let lower: Double
    private let upper: Double
    /// Whether it is for what is drawn in the stretch, and not for what lies there.
    let followsEffects: Bool
    /// The stretch, as seen from the origin.
    private(set) var start: Double
    private(set) var end: Double
    /// What is offered lies in this section, relative to a point.
    private var section = 0
    private var origin = (main: 0.0, cross: 0.0)
    private var found: LentBuffer<Found>

    /// As many finds as fit on the stack (see `withUnsafeTemporaryAllocation`): mostly all.
    private static let fewFinds = 1024 / MemoryLayout<Found>.stride

    private init(
        from lower: Double, to upper: Double, followingEffects: Bool, in room: UnsafeMutableBufferPointer<Found>
    ) {
        (self.lower, self.upper) = (lower, upper)
        followsEffects = followingEffects
        (start, end) = (lower, upper)
        found = LentBuffer(room)
    }

    /// Calls `body` for everything that `find` offers to the search of a stretch.
    @inline(__always)  // Closures that are called and not inlined copy the arrangement that they capture.
    static func forEach(
        from lower: Double, to upper: Double, followingEffects: Bool = false,
        offeredBy find: (inout FrameSearch) -> Void, _ body: (Found) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: Found.self, capacity: fewFinds) { room in
            var search = FrameSearch(from: lower, to: upper, followingEffects: followingEffects, in: room)
            find(&search)
            for index in 0..<search.found.count { body(search.found.storage[index]) }
        }
    }

    /// How many elements have been found so far.
    var count: Int { found.count }

    /// From now on, what is offered lies in a section, relative to a point.
    mutating func enter(section: Int, main: Double = 0, cross: Double = 0) {
        self.section = section
        origin = (main, cross)
        (start, end) = (lower - main, upper - main)
    }

    /// Takes an element if its frame shares more than an end with the stretch, or if it is drawn elsewhere.
    @inline(never)  // The one for loops is inlined here.
    mutating func offer(
        _ kind: ElementKind, item: Int = 0, _ frame: LogicalRect, isEstimate: Bool = false,
        isDrawnElsewhere: Bool = false
    ) {
        offer(kind, item: item, frame, isDrawnElsewhere: isDrawnElsewhere, mayBeEstimate: isEstimate)
    }

    /// The same, for loops that offer many.
    @inline(__always)
    mutating func offer(
        _ kind: ElementKind, item: Int, _ frame: LogicalRect, isDrawnElsewhere: Bool = false,
        mayBeEstimate: @autoclosure () -> Bool
    ) {
        guard isDrawnElsewhere || frame.main < end && start < frame.mainEnd else { return }
        found.append(
            Found(
                id: ElementID(kind, section: section, item: item),
                frame: frame.offset(main: origin.main, cross: origin.cross), isEstimate: mayBeEstimate()))
    }
}

extension SectionContent {
    /// Calls `body` for every item that meets a stretch, in index order.
    @inline(never)  // With its memory it is large.
    func forEachItem(from lower: Double, to upper: Double, _ body: (FrameSearch.Found) -> Void) {
        FrameSearch.forEach(from: lower, to: upper, offeredBy: find, body)
    }
}
