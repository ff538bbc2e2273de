/// Where everything in a collection is: sections one after the other along the main axis, each with its own layout.
///
/// A value. Copying one is free, and a copy is not touched by what happens to the original: an arrangement "before" can
/// be kept to animate from. It holds no content and no views, knows nothing of scrolling but what it is asked, and
/// nothing of pixels.
///
/// ```swift
/// let photos = Items(sizes)
/// var arrangement = try Arrangement(
///     [Section(Waterfall(spacing: 8), items: photos, header: .fixed(44))],
///     in: Size(width: 390, height: 844))
/// for element in arrangement.elements(in: visibleRect) { … }
/// ```
public struct Arrangement: Sendable {
    /// In the order of the main axis.
    public private(set) var sections: [Section]
    public let orientation: Orientation
    /// The size of the viewport for which the sections are arranged, in points.
    public private(set) var viewport: Size
    /// How far the effect of any section draws at most beyond a frame, in lengths of the viewport.
    private(set) var effectReach = 0.0
    /// One leaf a section.
    private(set) var index: IntervalTree

    /// Arranges sections. O(n) in the items of fold layouts, O(1) a section in closed form.
    ///
    /// - Throws: ``LayoutError/invalidViewport(_:)``. Sizes of items that make no sense become finite instead.
    public init(
        _ sections: [Section], in viewport: Size, orientation: Orientation = .vertical
    ) throws(LayoutError) {
        self.sections = sections
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
        guard viewport.width >= 0, viewport.height >= 0, viewport.width.isFinite, viewport.height.isFinite else {
            throw .invalidViewport(viewport)
        }
        self.viewport = viewport
        replaceSections(sections) { _ in true }
    }

    /// Takes other sections, arranges those that have to be, and puts them one after the other.
    mutating func replaceSections(_ sections: [Section], arranging isToBeArranged: (_ section: Int) -> Bool) {
        self.sections = sections
        effectReach = sections.reduce(0) { max($0, $1.effect?.reach ?? 0) }
        let length = orientation.length(of: viewport)
        for section in sections.indices where isToBeArranged(section) {
            let insets = sections[section].insets
            let room = Container(breadth: breadth - insets.leading - insets.trailing, viewportLength: length)
            self.sections[section].arrange(in: room, breadth: breadth)
        }
        stackSections()
    }

    /// The breadth of the viewport, in points.
    public var breadth: Double { orientation.breadth(of: viewport) }

    /// The length of all content along the main axis, in points. O(1).
    public var length: Double { max(0, index.bounds?.upper ?? 0) }

    /// The size of all content, in points. O(1).
    public var contentSize: Size { orientation.size(length: length, breadth: breadth) }

    /// Where a section that exists begins along the main axis, in points. O(log s).
    public func start(ofSection section: Int) -> Double { index.origin(of: section) }

    /// Where a section that exists ends along the main axis, in points. O(log s).
    public func end(ofSection section: Int) -> Double {
        start(ofSection: section) + sections[section].length(breadth)
    }

    private mutating func stackSections() {
        var start = 0.0
        index = IntervalTree(
            leaves: sections.map { section in
                let length = section.length(breadth)
                defer { start += length }
                return IntervalTree.Node(origin: start, lower: 0, upper: length)
            })
    }

    /// Changes a section, and moves the ones behind it if that made it longer or shorter.
    mutating func mutate(_ section: Int, _ change: (inout Section, _ breadth: Double) -> Void) {
        let breadth = breadth
        let before = sections[section].length(breadth)
        change(&sections[section], breadth)
        let after = sections[section].length(breadth)
        let leaf = IntervalTree.Node(origin: start(ofSection: section), lower: 0, upper: after)
        index.replace(from: section, with: [leaf], movingRestBy: after - before)
    }
}
