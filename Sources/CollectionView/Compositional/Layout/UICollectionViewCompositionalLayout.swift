import CollectionLayout
import Foundation

/// A layout of sections of nested groups, each with its own layout, as most collection views have had since iOS 13.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///     subitems: [item])
/// let section = NSCollectionLayoutSection(group: group)
/// collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
/// ```
///
/// Groups become templates of the core, and an adapter does the rest: cells that size themselves do not move the
/// visible content, sections that scroll across keep their offsets when the data changes, and only changes are arranged
/// again. Positions are rounded to whole pixels.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: CollectionLayoutAdapter {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var copied: UICollectionViewCompositionalLayoutConfiguration
    private(set) var sections: [CompositionalSection] = []
    private var room: SectionRoom?
    private var warned: Set<String> = []
    var adjustments = VisibleAdjustments()

    // MARK: Description

    // None of the initializers is a convenience initializer, because subclasses call each of them.

    /// Makes a layout in which all sections have the same description.
    public init(section: NSCollectionLayoutSection) {
        provider = Self.provider(of: section)
        copied = UICollectionViewCompositionalLayoutConfiguration()
        super.init(axis: copied.axis)
        setUp()
    }

    /// Makes a layout in which all sections have the same description.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = Self.provider(of: section)
        copied = configuration.copy() as! UICollectionViewCompositionalLayoutConfiguration
        super.init(axis: copied.axis)
        setUp()
    }

    /// Makes a layout with a description for each section; see ``init(sectionProvider:configuration:)``.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        copied = UICollectionViewCompositionalLayoutConfiguration()
        super.init(axis: copied.axis)
        setUp()
    }

    /// Makes a layout with a description for each section.
    ///
    /// - Parameter sectionProvider: Returns the description of a section. It is called for every section whenever the
    ///   layout is solved: for another size, for other traits, after updates, and after `invalidateLayout()`. It must
    ///   not call the collection view.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        copied = configuration.copy() as! UICollectionViewCompositionalLayoutConfiguration
        super.init(axis: copied.axis)
        setUp()
    }

    private static func provider(
        of section: NSCollectionLayoutSection
    ) -> UICollectionViewCompositionalLayoutSectionProvider {
        let section = section.copy() as! NSCollectionLayoutSection
        return { _, _ in section }
    }

    private func setUp() {
        // As on iOS, a batch of updates keeps the content offset.
        heldPosition = nil
        register(ListDecorationView.self, forDecorationViewOfKind: ElementName.separatorKind)
        register(ListDecorationView.self, forDecorationViewOfKind: ListDecoration.backgroundKind)
    }

    /// Returns nil, because closures cannot be decoded.
    public required init?(coder: NSCoder) { nil }

    /// A copy of the layout's configuration. Setting it solves the layout again; changing the copy has no effect.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { copied.copy() as! UICollectionViewCompositionalLayoutConfiguration }
        set {
            copied = newValue.copy() as! UICollectionViewCompositionalLayoutConfiguration
            axis = copied.axis
            invalidateLayout()
        }
    }

    private(set) var names = CompositionalNaming(sections: [], global: [])

    override var naming: any ElementNaming { names }

    private func room(of collectionView: UICollectionView) -> SectionRoom {
        SectionRoom(of: collectionView, orientation(of: collectionView), copied)
    }

    override func source(
        of collectionView: UICollectionView, in window: ScrollWindow
    ) -> any CollectionDescription {
        var room = room(of: collectionView)
        room.size = window.size
        let sides = room.sides(.automatic)
        let boundary = copied.boundarySupplementaryItems.map { BoundaryItem($0, insets: sides, in: room) }
        return CompositionalDescription(
            of: collectionView, in: room, headerAndFooter: HeaderAndFooter(boundary: boundary), after: sections,
            sameIndices: collection.validity.keepsSections, by: provider,
            report: { [unowned self] sections in
                self.sections = sections
                self.room = room
                names = CompositionalNaming(
                    sections: sections.map(\.names),
                    global: copied.boundarySupplementaryItems.map {
                        SectionNames.Named(kind: $0.elementKind, zIndex: $0.zIndex)
                    })
                adjustments.isStale = true
                if collection.validity.forgetsMeasurements { adjustments.removeAll() }
                for section in sections { section.problems.forEach(warnOnce) }
                if hasSwipeActions { collectionView.takeSwipes() }
            })
    }

    /// Warns once instead of in every pass.
    private func warnOnce(_ problem: String) {
        guard warned.count < 100, warned.insert(problem).inserted else { return }
        CollectionViewDiagnostics.warning("a compositional layout cannot be solved as it is described: \(problem)")
    }

    // MARK: Layout

    override func arrange() {
        if let collectionView, let room {
            var present = self.room(of: collectionView)
            present.size = room.size
            // The arrangement handles another size, and holds the item in the middle.
            if present != room, collection.validity.isValid { collection.invalidate(.description) }
        }
        super.arrange()
        adjustVisibleItems()
    }

    override func didUpdate(through map: CollectionMap?, from oldNaming: any ElementNaming) {
        adjustments.rename { key in
            guard let id = oldNaming.id(of: key), let newID = map?.newID(of: id) else { return nil }
            return UICollectionViewLayoutAttributes(of: newID, in: naming).element
        }
        adjustVisibleItems()
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        // The handlers are called in the next `prepare()`, after all views of this round have been measured.
        adjustments.isStale = true
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    /// The size of the sections. It is as wide as the widest group if that is wider than the collection view.
    ///
    /// Content that runs from right to left is not wider than the collection view, because a scroll view begins at the
    /// left edge of its content.
    open override var collectionViewContentSize: CGSize {
        var size = super.collectionViewContentSize
        guard let orientation = room?.orientation, orientation != Orientation(.vertical, .rightToLeft) else {
            return size
        }
        let extent = CGFloat(sections.map(\.extentAcross).max() ?? 0)
        if orientation.axis == .vertical {
            size.width = max(size.width, extent)
        } else {
            size.height = max(size.height, extent)
        }
        return size
    }

    override func measurement(_ preferred: UICollectionViewLayoutAttributes) -> MeasuredSize? {
        guard let id = preferred.id(in: naming), var measurement = super.measurement(preferred) else { return nil }
        guard id.kind == .item, sections.indices.contains(id.section),
            let measures = sections[id.section].names.measures(ofItem: id.item)
        else { return measurement }
        // The measurement is kept even if the group determines the cell's size: an edit may move the cell to a position
        // where the cell determines it.
        guard measures.length || measures.breadth, let frame = arrangement?.logicalFrame(of: id) else {
            return measurement
        }
        let isOnShelf = arrangement?.innerOffset(ofSection: id.section) != nil
        // A cell determines only the estimated axes.
        if !measures.length { measurement.length = isOnShelf ? frame.breadth : frame.length }
        if !measures.breadth { measurement.breadth = nil }
        return measurement
    }

    override func sections(after measurement: MeasuredSize) -> [(index: Int, section: CollectionSection)] {
        let id = measurement.element
        guard id.kind == .item, sections.indices.contains(id.section) else { return [] }
        let uniform = sections[id.section].names.uniform
        guard !uniform.isEmpty else { return [] }
        var extents = sections[id.section].uniform
        extents.include(measurement, along: uniform[id.item % uniform.count])
        guard sections[id.section].makeUniform(extents) else { return [] }
        return [(id.section, sections[id.section].core)]
    }

    override func attributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        guard let attributes = bareAttributes(element) else { return nil }
        adjustments.apply(to: attributes)
        return attributes
    }

    /// Returns the layout's attributes of an element, without changes by handlers.
    func bareAttributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        guard let attributes = listAttributes(element) ?? super.attributes(element) else { return nil }
        if element.transform == .identity { attributes.frame = rounded(attributes.frame) }
        attributes.zIndex = names.zIndex(of: element)
        attributes.list = listRow(element.id)
        attributes.fixedAxes = fixedAxes(of: element.id)
        return attributes
    }

    /// Returns the environment of a section.
    func environment(of section: NSCollectionLayoutSection) -> (any NSCollectionLayoutEnvironment)? {
        room?.environment(section.contentInsetsReference)
    }

    override func sectionDidScroll(_ section: Int) { adjustVisibleItems(of: section) }

    override func scrollProperties(ofShelfInSection section: Int) -> ShelfScrollProperties {
        guard sections.indices.contains(section) else { return ShelfScrollProperties() }
        return sections[section].described?.orthogonalScrollingProperties.scrollProperties ?? ShelfScrollProperties()
    }

    /// Rounds positions to the nearest pixels, and sizes that differ from whole pixels by less than a unit of the
    /// core's grid.
    private func rounded(_ frame: CGRect) -> CGRect {
        let scale = CGFloat(room?.pixelsPerPoint ?? 1)
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        func size(_ value: CGFloat) -> CGFloat { abs(pixel(value) - value) <= 1 / 64 ? pixel(value) : value }
        return CGRect(
            x: pixel(frame.minX), y: pixel(frame.minY), width: size(frame.width), height: size(frame.height))
    }
}

extension UICollectionViewCompositionalLayoutConfiguration {
    fileprivate var axis: Orientation.Axis { scrollDirection == .vertical ? .vertical : .horizontal }
}

extension SectionNames {
    /// Returns whether a cell determines its length, and whether it determines its breadth; nil if it determines both.
    func measures(ofItem item: Int) -> (length: Bool, breadth: Bool)? {
        measures.isEmpty ? nil : measures[item % measures.count]
    }
}
