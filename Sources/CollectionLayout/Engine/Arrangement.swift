/// Where everything in a collection is: sections one after the other along the main axis, each with its own layout.
///
/// A value. Copying one takes no time, and a copy is not touched by what happens to the original: an arrangement "before" can
/// be kept to animate from. The first change of a section that both share copies the section's memory.
///
/// It holds no content and no views, knows nothing of scrolling but what it is asked, and nothing of pixels.
///
/// ```swift
/// let photos = Items(sizes)
/// var arrangement = try Arrangement(
///     [CollectionSection(Waterfall(spacing: 8), items: photos, header: .fixed(44))],
///     in: Size(width: 390, height: 844))
/// for element in arrangement.elements(in: visibleRect) { … }
/// ```
public struct Arrangement: Sendable {
    /// In the order of the main axis.
    public private(set) var sections: [CollectionSection]
    public let orientation: Orientation
    /// The size of the viewport for which the sections are arranged, in points.
    public private(set) var viewport: Size
    /// How far the effect of any section draws at most beyond a frame, in lengths of the viewport; nil without effects.
    private(set) var effectReach: Double?
    /// The global header before the first section and the global footer after the last one.
    public private(set) var headerAndFooter: HeaderAndFooter
    /// One leaf a section.
    private(set) var index: IntervalTree

    /// Arranges sections. O(n) in the items of fold layouts, O(1) a section in closed form.
    ///
    /// - Throws: ``LayoutError/invalidViewport(_:)``. Sizes of items that make no sense become finite instead.
    public init(
        _ sections: [CollectionSection], in viewport: Size, orientation: Orientation = .vertical,
        headerAndFooter: HeaderAndFooter = HeaderAndFooter()
    ) throws(LayoutError) {
        self.sections = sections
        self.headerAndFooter = headerAndFooter
        self.orientation = orientation
        self.viewport = viewport
        self.index = IntervalTree()
        try resize(to: viewport)
    }

    /// Arranges everything for another viewport. Costs what arranging costs.
    ///
    /// Where the breadth changes, measured lengths become estimates and items are free to change lanes.
    ///
    /// - Throws: ``LayoutError/invalidViewport(_:)``, and the arrangement stays as it was.
    public mutating func resize(to viewport: Size) throws(LayoutError) {
        guard viewport.width >= 0, viewport.height >= 0, max(viewport.width, viewport.height) < .infinity else {
            throw .invalidViewport(viewport)
        }
        if orientation.breadth(of: viewport) != breadth { headerAndFooter.forgetMeasurements() }
        self.viewport = viewport
        replaceSections(sections, arranging: Array(sections.indices))
    }

    /// Takes other sections, arranges those that have to be, and puts them one after the other.
    mutating func replaceSections(_ sections: [CollectionSection], arranging stale: [Int]) {
        self.sections = sections
        effectReach = nil
        for section in sections.indices {
            guard let reach = sections[section].effect?.reach else { continue }
            effectReach = max(effectReach ?? 0, reach)
        }
        let length = orientation.length(of: viewport)
        for section in stale {
            let insets = sections[section].insets
            let room = Container(
                breadth: breadth - insets.leading - insets.trailing, viewportLength: length,
                leadingMargin: insets.leading, trailingMargin: insets.trailing)
            self.sections[section].arrange(in: room, breadth: breadth)
        }
        stackSections()
    }

    /// The breadth of the viewport, in points.
    public var breadth: Double { orientation.breadth(of: viewport) }

    /// The length of all content along the main axis, in points. O(log s).
    @inline(never)  // It copies the last section.
    public var length: Double { sectionsEnd + headerAndFooter.footerLength(breadth) }

    /// Where the last section ends along the main axis, and the global footer begins. O(log s).
    var sectionsEnd: Double {
        sections.isEmpty ? headerAndFooter.headerLength(breadth) : end(ofSection: sections.count - 1)
    }

    /// The size of all content, in points. O(log s).
    public var contentSize: Size { orientation.size(length: length, breadth: breadth) }

    /// The position along the main axis at which a section begins, in points; 0 if there is no such section. O(log s).
    public func start(ofSection section: Int) -> Double {
        sections.indices.contains(section) ? index.origin(of: section) : 0
    }

    /// The position along the main axis at which a section ends, in points; 0 if there is no such section. O(log s).
    public func end(ofSection section: Int) -> Double {
        sections.indices.contains(section) ? index.origin(of: section) + length(ofSection: section) : 0
    }

    /// Gives the arrangement another global header and footer, and moves the sections. O(sections).
    public mutating func setHeaderAndFooter(_ headerAndFooter: HeaderAndFooter) {
        self.headerAndFooter = headerAndFooter
        stackSections()
    }

    /// Takes the measured length of the global header or footer. O(sections) if that is news.
    mutating func measureGlobalHeaderOrFooter(_ measurement: MeasuredSize) {
        let before = headerAndFooter[measurement.element.kind]
        headerAndFooter.measure(measurement, atBreadth: breadth)
        if headerAndFooter[measurement.element.kind] != before { stackSections() }
    }

    private mutating func stackSections() {
        var start = headerAndFooter.headerLength(breadth)
        var leaves: [IntervalTree.Node] = []
        for section in sections.indices {
            leaves.append(leaf(of: section, at: start))
            start += length(ofSection: section)
        }
        index = IntervalTree(leaves: leaves)
    }

    @inline(never)  // Every use of a section copies it.
    private func length(ofSection section: Int) -> Double { sections[section].length }

    @inline(never)  // Likewise.
    private func leaf(of section: Int, at start: Double) -> IntervalTree.Node {
        let bounds = sections[section].bounds
        return IntervalTree.Node(origin: start, lower: bounds.lower, upper: bounds.upper)
    }

    /// Changes a section, and moves the ones behind it if that made it longer or shorter.
    @inline(never)  // It is large, and would be copied into every kind of change.
    mutating func mutate(_ section: Int, _ change: (inout CollectionSection, _ breadth: Double) -> Void) {
        let breadth = breadth
        let before = length(ofSection: section)
        change(&sections[section], breadth)
        let after = length(ofSection: section)
        let leaf = leaf(of: section, at: start(ofSection: section))
        index.replace(from: section, with: [leaf], movingRestBy: after - before)
    }
}
