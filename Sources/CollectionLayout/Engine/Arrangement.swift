/// The positions of all elements in a collection: sections one after another along the main axis, each with its own
/// layout.
///
/// It is a value, and copying takes constant time. So you can keep the arrangement before a change and animate from it.
/// The change then copies the 500 items around it.
///
/// It has no content, no views and no pixels. The scroll offset is only an argument of queries.
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
    /// The scroll axis and the writing direction.
    public private(set) var orientation: Orientation
    /// The size of the viewport for which the sections are laid out, in points.
    public private(set) var viewport: Size
    /// The global header before the first section and the global footer after the last one.
    public private(set) var headerAndFooter: HeaderAndFooter
    /// The position up to which changes place everything at once. Positions beyond it may be estimates until
    /// ``settle(upTo:items:)``. Only a session makes it finite, and it shows nothing beyond it.
    var horizon: Double

    /// Lays out sections.
    ///
    /// - Parameters:
    ///   - sections: The sections. Invalid sizes of their items become finite.
    ///   - viewport: The size of the viewport, in points.
    ///   - orientation: The scroll axis and the writing direction.
    ///   - headerAndFooter: The global header and footer.
    /// - Throws: ``LayoutError/invalidViewport(_:)``.
    /// - Complexity: O(1) for each section whose layout is a ``FormulaLayout``, otherwise O(*n*) in its items.
    public init(
        _ sections: [CollectionSection], in viewport: Size, orientation: Orientation = .vertical,
        headerAndFooter: HeaderAndFooter = HeaderAndFooter()
    ) throws(LayoutError) {
        try self.init(
            sections, in: viewport, orientation: orientation, headerAndFooter: headerAndFooter, upTo: .infinity)
    }

    /// Lays out sections up to a horizon.
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

    /// Lays out all sections for another viewport, and for another orientation if one is given.
    ///
    /// If the breadth changes, measured lengths become estimates, and items may change lanes. Sections that scroll across
    /// and rest at a page or a group rest there again.
    ///
    /// - Throws: ``LayoutError/invalidViewport(_:)``. Then nothing has changed.
    /// - Complexity: That of ``init(_:in:orientation:headerAndFooter:)``.
    @inline(never)  // Rotating a collection calls it twice.
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

    /// Returns a section laid out for this arrangement.
    ///
    /// - Parameters:
    ///   - section: The description of the section.
    ///   - horizon: The position from the start of the section up to which items are placed.
    func arranged(_ section: CollectionSection, upTo horizon: Double) -> ArrangedSection {
        ArrangedSection(section, viewportLength: viewportLength, breadth: breadth, upTo: horizon)
    }

    /// The breadth of the viewport, in points.
    public var breadth: Double { orientation.breadth(of: viewport) }

    var viewportLength: Double { orientation.length(of: viewport) }

    /// The length of all content along the main axis, in points.
    ///
    /// - Complexity: O(1).
    public var length: Double {
        @inline(never)  // It is used in many places, where a call is smaller.
        get { sectionsEnd + headerAndFooter.footerLength(breadth) }
    }

    /// The start of the first section along the main axis, after the global header.
    var sectionsStart: Double {
        @inline(never)  // It is used in many places, where a call is smaller.
        get { headerAndFooter.headerLength(breadth) }
    }

    /// The end of the last section along the main axis, at which the global footer begins.
    var sectionsEnd: Double { sectionsStart + sections.extent.length }

    /// The size of all content, in points.
    ///
    /// - Complexity: O(1).
    public var contentSize: Size {
        @inline(never)  // It is used in many places, where a call is smaller.
        get { orientation.size(length: length, breadth: breadth) }
    }

    /// Returns the start of a section along the main axis, in points; 0 if the section does not exist.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func start(ofSection section: Int) -> Double {
        sections.indices.contains(section) ? sectionsStart + sections.start(of: section) : 0
    }

    /// Returns the end of a section along the main axis, in points; 0 if the section does not exist.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func end(ofSection section: Int) -> Double {
        guard sections.indices.contains(section) else { return 0 }
        return sectionsStart + sections.start(of: section) + sections[section].length
    }

    /// Replaces the global header and footer, and moves the sections.
    ///
    /// - Complexity: O(1).
    public mutating func setHeaderAndFooter(_ headerAndFooter: HeaderAndFooter) {
        self.headerAndFooter = headerAndFooter
    }

    /// Applies the measured length of a global header, footer or boundary item. O(1).
    mutating func measureGlobalHeaderOrFooter(_ measurement: MeasuredSize) {
        headerAndFooter.measure(measurement, atBreadth: breadth)
    }

    /// Returns the horizon relative to the start of an existing section.
    func horizon(inSection section: Int) -> Double {
        horizon < .infinity ? horizon - start(ofSection: section) : horizon
    }

    /// Changes a section, and moves the later ones if its length changes. O(log s).
    @inline(never)  // It is large, and called from every kind of change.
    mutating func mutate(_ section: Int, _ change: (inout ArrangedSection) -> Void) {
        sections.changeSection(section, change)
    }

    /// Deletes and inserts sections.
    ///
    /// - Parameters:
    ///   - splices: The ranges of deleted and inserted sections, ascending.
    ///   - arriving: The inserted sections, in order.
    /// - Complexity: O(splices · log s + deleted and inserted sections).
    mutating func spliceSections(_ splices: [Splice], adding arriving: [ArrangedSection]) {
        var end = arriving.count
        for splice in splices.reversed() {
            let start = end - splice.new.count
            sections.replaceSubrange(splice.old, with: Array(arriving[start..<end]))
            end = start
        }
    }
}
