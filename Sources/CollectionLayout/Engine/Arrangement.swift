/// The positions of everything in a collection: sections one after the other along the main axis, each with its own
/// layout.
///
/// A value. Copying one takes no time, and a copy is not touched by what happens to the original: an arrangement "before" can
/// be kept to animate from. A change copies the five hundred items around it that both share.
///
/// It holds no content and no views. It does not know the scroll offset, except as an argument of queries, and does not
/// know pixels.
///
/// ```swift
/// let photos = Items(sizes)
/// var arrangement = try Arrangement(
///     [CollectionSection(Waterfall(spacing: 8), items: photos, header: .fixed(44))],
///     in: Size(width: 390, height: 844))
/// for element in arrangement.elements(in: visibleRect) { … }
/// ```
public struct Arrangement: Sendable {
    private(set) var sections: SectionTree
    /// The axis that scrolls, and the direction of reading.
    public private(set) var orientation: Orientation
    /// The size of the viewport for which the sections are arranged, in points.
    public private(set) var viewport: Size
    /// The global header before the first section and the global footer after the last one.
    public private(set) var headerAndFooter: HeaderAndFooter
    /// The position up to which changes place everything at once. Positions beyond it may be estimates until
    /// ``settle(upTo:items:)``. Only a session makes it finite, and shows nothing beyond it.
    var horizon: Double

    /// Arranges sections. O(n) in the items of fold layouts, O(1) a section in closed form.
    ///
    /// - Throws: ``LayoutError/invalidViewport(_:)``. Sizes of items that make no sense become finite instead.
    public init(
        _ sections: [CollectionSection], in viewport: Size, orientation: Orientation = .vertical,
        headerAndFooter: HeaderAndFooter = HeaderAndFooter()
    ) throws(LayoutError) {
        try self.init(
            sections, in: viewport, orientation: orientation, headerAndFooter: headerAndFooter, upTo: .infinity)
    }

    /// Arranges sections up to a horizon.
    init(
        _ sections: [CollectionSection], in viewport: Size, orientation: Orientation,
        headerAndFooter: HeaderAndFooter, upTo horizon: Double
    ) throws(LayoutError) {
        try Self.check(viewport)
        self.horizon = horizon
        self.headerAndFooter = headerAndFooter
        self.orientation = orientation
        self.viewport = viewport
        self.sections = SectionTree([])
        var start = sectionsStart
        self.sections = SectionTree(
            Array(count: sections.count) { index in
                let section = arranged(sections[index], upTo: horizon - start)
                start += section.length
                return section
            })
    }

    /// Arranges everything for another viewport, and for another orientation if one is given. Costs what arranging costs.
    ///
    /// If the breadth changes, measured lengths become estimates, and items may change lanes.
    ///
    /// - Throws: ``LayoutError/invalidViewport(_:)``, and the arrangement stays as it was.
    @inline(never)  // To turn a collection, it is called twice.
    public mutating func resize(to viewport: Size, orientation: Orientation? = nil) throws(LayoutError) {
        try Self.check(viewport)
        let breadth = breadth
        self.orientation = orientation ?? self.orientation
        self.viewport = viewport
        if self.breadth != breadth { headerAndFooter.forgetMeasurements() }
        let (length, newBreadth) = (viewportLength, self.breadth)
        var rest = horizon - sectionsStart
        sections.changeAll { section in
            section.arrange(viewportLength: length, breadth: newBreadth, upTo: rest)
            rest -= section.length
        }
    }

    static func check(_ viewport: Size) throws(LayoutError) {
        guard viewport.width >= 0, viewport.height >= 0, max(viewport.width, viewport.height) < .infinity else {
            throw .invalidViewport(viewport)
        }
    }

    /// A section as it is arranged here.
    ///
    /// - Parameter horizon: the position from the start of the section up to which items are placed.
    func arranged(_ section: CollectionSection, upTo horizon: Double) -> ArrangedSection {
        ArrangedSection(section, viewportLength: viewportLength, breadth: breadth, upTo: horizon)
    }

    /// The breadth of the viewport, in points.
    public var breadth: Double { orientation.breadth(of: viewport) }

    var viewportLength: Double { orientation.length(of: viewport) }

    /// The length of all content along the main axis, in points. O(1).
    public var length: Double {
        @inline(never)  // Asked for all over the core: a call is smaller.
        get { sectionsEnd + headerAndFooter.footerLength(breadth) }
    }

    /// The start of the first section along the main axis, behind the global header.
    var sectionsStart: Double {
        @inline(never)  // Likewise.
        get { headerAndFooter.headerLength(breadth) }
    }

    /// The end of the last section along the main axis, at which the global footer begins.
    var sectionsEnd: Double { sectionsStart + sections.extent.length }

    /// The size of all content, in points. O(1).
    public var contentSize: Size {
        @inline(never)  // Likewise.
        get { orientation.size(length: length, breadth: breadth) }
    }

    /// Returns the start of a section along the main axis, in points; 0 if the section does not exist. O(log s).
    public func start(ofSection section: Int) -> Double {
        sections.indices.contains(section) ? sectionsStart + sections.start(of: section) : 0
    }

    /// Returns the end of a section along the main axis, in points; 0 if the section does not exist. O(log s).
    public func end(ofSection section: Int) -> Double {
        guard sections.indices.contains(section) else { return 0 }
        return sectionsStart + sections.start(of: section) + sections[section].length
    }

    /// Gives the arrangement another global header and footer, and moves the sections. O(1).
    public mutating func setHeaderAndFooter(_ headerAndFooter: HeaderAndFooter) {
        self.headerAndFooter = headerAndFooter
    }

    /// Takes the measured length of the global header or footer. O(1).
    mutating func measureGlobalHeaderOrFooter(_ measurement: MeasuredSize) {
        headerAndFooter.measure(measurement, atBreadth: breadth)
    }

    /// The horizon, from the start of a section that exists on.
    func horizon(inSection section: Int) -> Double {
        horizon < .infinity ? horizon - start(ofSection: section) : horizon
    }

    /// Changes a section, and moves the ones behind it if that made it longer or shorter. O(log s).
    @inline(never)  // It is large, and would be copied into every kind of change.
    mutating func mutate(_ section: Int, _ change: (inout ArrangedSection) -> Void) {
        sections.changeSection(section, change)
    }

    /// Takes sections out and puts others in. O(splices · log s + sections put in or taken out).
    ///
    /// - Parameter arriving: the sections that are put in, in order.
    mutating func spliceSections(_ splices: [Splice], adding arriving: [ArrangedSection]) {
        var end = arriving.count
        for splice in splices.reversed() {
            let start = end - splice.new.count
            sections.replaceSubrange(splice.old, with: Array(arriving[start..<end]))
            end = start
        }
    }
}
