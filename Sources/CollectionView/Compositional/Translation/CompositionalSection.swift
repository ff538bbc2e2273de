import CollectionLayout
import Foundation

/// The description of a section, and its translation for the core.
@MainActor struct CompositionalSection {
    /// A copy of the description; nil if there is none.
    let described: NSCollectionLayoutSection?
    let count: Int
    private(set) var names = SectionNames()
    private(set) var core: CollectionSection
    private let room: SectionRoom
    private let isFirst: Bool
    /// The distances from the section's insets to the items, in points.
    private var insets = LogicalInsets.zero
    /// The extent of the section across, with its insets, in points. Unless a group is wider than the layout, it is not
    /// more than the layout's.
    private(set) var extentAcross = 0.0
    /// The extents of uniform items that have been measured.
    private(set) var uniform = UniformExtents()
    /// The room in which these extents are valid.
    private var uniformRoom = UniformExtents.Room()
    /// The contradictions in the section's description.
    private(set) var problems: [String] = []

    /// - Parameters:
    ///   - described: The description; nil for a section without items and without a description.
    ///   - isFirst: Whether it is the first section, with no spacing before it.
    init(_ described: NSCollectionLayoutSection?, count: Int, isFirst: Bool, in room: SectionRoom) {
        self.described = described?.copy() as? NSCollectionLayoutSection
        self.count = count
        self.room = room
        self.isFirst = isFirst
        core = CollectionSection(LinearList(), items: Items(count: count, size: .fixed(0)))
        core.spacing = isFirst ? 0 : room.spacing
        if let described { describe(described) }
    }

    /// Makes uniform items as large as the largest of them, and returns whether this is another size than before.
    @discardableResult mutating func makeUniform(_ extents: UniformExtents) -> Bool {
        guard extents != uniform, let described, !names.uniform.isEmpty else { return false }
        uniform = extents
        (extentAcross, insets) = (0, .zero)
        describe(described)
        return true
    }

    /// Returns the extents of uniform items that are still valid for another description of the section.
    func extents(for section: CompositionalSection) -> UniformExtents {
        described == section.described && uniformRoom == section.uniformRoom ? uniform : UniformExtents()
    }

    /// Returns whether another section has the same layout.
    func isArranged(like other: CompositionalSection) -> Bool {
        described == other.described && isFirst == other.isFirst && (count == 0) == (other.count == 0)
            && names == other.names && uniform == other.uniform
    }

    private mutating func describe(_ section: NSCollectionLayoutSection) {
        var surroundings = CollectionSection(LinearList(), items: Items(count: 0))
        surroundSection(section, &surroundings)
        let container = surroundings.container(viewportLength: room.length, breadth: room.breadth)
        switch section.content {
        case .foreign(let layout):
            core = layout.describe(count, section.orthogonalScrollingBehavior.mode.map { OrthogonalScrolling($0) })
        case .group(let group):
            describe(group, of: section, in: container)
        }
        core.insets = surroundings.insets + insets
        extentAcross += surroundings.insets.leading + surroundings.insets.trailing
        core.spacing = (isFirst ? 0 : room.spacing) + Double(section.topPadding)
        core.headerAndFooter = surroundings.headerAndFooter
        core.background = surroundings.background
        if let lines = section.list?.lines(along: room.axes, pixelsPerPoint: room.pixelsPerPoint) {
            core.decorations.append(lines)
        }
    }

    /// Describes the section without its items.
    private mutating func surroundSection(_ section: NSCollectionLayoutSection, _ core: inout CollectionSection) {
        let sides = room.sides(section.contentInsetsReference)
        var insets = section.contentInsets + sides
        // Without items there are no insets around them.
        if count == 0, section.boundarySupplementaryItems.isEmpty {
            if room.orientation.axis == .vertical {
                (insets.top, insets.bottom) = (0, 0)
            } else {
                (insets.leading, insets.trailing) = (0, 0)
            }
        }
        core.insets = room.axes.insets(insets)
        let boundaryInsets =
            section.supplementaryContentInsetsReference == .automatic
            ? section.contentInsets + sides : room.sides(section.supplementaryContentInsetsReference)
        core.boundary = section.boundarySupplementaryItems.map {
            BoundaryItem($0, insets: boundaryInsets, in: room)
        }
        names.boundary = section.boundarySupplementaryItems.map {
            SectionNames.Named(kind: $0.elementKind, zIndex: $0.zIndex)
        }
        if let background = section.decorationItems.first {
            core.background = SectionBackground(insets: room.axes.insets(background.contentInsets))
            names.background = SectionNames.Named(kind: background.elementKind, zIndex: background.zIndex)
        }
    }

    private mutating func describe(
        _ group: NSCollectionLayoutGroup, of section: NSCollectionLayoutSection, in container: Container
    ) {
        let mode = section.orthogonalScrollingBehavior.mode
        let axes = mode == nil ? room.axes : room.axes.transposed
        let spacing = Double(section.interGroupSpacing)
        if mode == nil,
            let flow = WrappedItems(
                group, spacing: spacing, along: axes, in: container, pixelsPerPoint: room.pixelsPerPoint)
        {
            core = CollectionSection(flow.layout, items: Items(count: count, size: flow.size, breadth: flow.breadth))
            names.measures = [(length: flow.measuresLength, breadth: true)]
            if count > 0 { insets = flow.insets }
            return
        }
        let inner =
            mode == nil ? container : Container(breadth: room.length, viewportLength: container.breadth)
        // The template is solved here once, so that the closures of custom groups are called once, unless there are
        // uniform items.
        func solve(_ translation: inout TemplateTranslation) -> (template: Template, pattern: Template.Pattern) {
            let template = Template(translation.node(group), spacing: spacing, pixelsPerPoint: room.pixelsPerPoint)
                .prepared(for: inner)
            return (template, template.pattern(in: inner))
        }
        var translation = TemplateTranslation(along: axes, room.traitCollection)
        var (template, pattern) = solve(&translation)
        problems = pattern.problems.map(\.description)
        take(pattern, translation.attached)
        let measures = (0..<pattern.itemCount).contains { pattern.isEstimated($0) }
        // Uniform items are still measured when their extents are known.
        let open = template
        func items() -> Items { open.items(count: count, in: inner, sizingAll: true) }
        if translation.hasUniformItems {
            var fixed = TemplateTranslation(along: axes, room.traitCollection, uniform: uniform)
            let solved = solve(&fixed)
            // If a group had another number of items with these extents, the template only makes items equal within
            // each group.
            if solved.pattern.itemCount == pattern.itemCount {
                names.uniform = (0..<pattern.itemCount).map {
                    let (own, others) = (pattern.measuredAxes(of: $0), solved.pattern.measuredAxes(of: $0))
                    return (own.length && !others.length, own.breadth && !others.breadth)
                }
                uniformRoom = UniformExtents.Room(
                    breadth: pattern.minimumBreadth, group: open.items(count: pattern.itemCount, in: inner))
                if uniform != UniformExtents() { (template, pattern) = solved }
            }
        }
        if let mode {
            core = CollectionSection(
                template, items: items(),
                orthogonal: OrthogonalScrolling(mode, around: pattern, length: room.length))
            // A shelf ends with its items. So the spacing after a group whose size they determine becomes an inset.
            if count > 0 { insets = LogicalInsets(end: pattern.trailingSpacing) }
        } else if measures {
            core = CollectionSection(template, items: items())
        } else {
            core = CollectionSection(template, count: count)
        }
        if mode == nil, count > 0 { extentAcross = pattern.minimumBreadth }
        core.decorations = pattern.decorations.map { mode == nil ? $0.decoration : $0.decoration.transposed }
    }

    private mutating func take(
        _ pattern: Template.Pattern, _ attached: [NSCollectionLayoutSupplementaryItem]
    ) {
        names.itemsPerGroup = pattern.itemCount
        if pattern.zIndices.contains(where: { $0 != 0 }) { names.zIndices = pattern.zIndices }
        names.measures = (0..<pattern.itemCount).map { pattern.measuredAxes(of: $0) }
        names.attached = pattern.decorations.map {
            let item = attached[$0.tag]
            return SectionNames.Attached(kind: item.elementKind, zIndex: item.zIndex, positions: $0.positions)
        }
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate static func + (one: Self, other: Self) -> Self {
        NSDirectionalEdgeInsets(
            top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
            trailing: one.trailing + other.trailing)
    }
}

extension LogicalInsets {
    fileprivate static func + (one: Self, other: Self) -> Self {
        LogicalInsets(
            start: one.start + other.start, end: one.end + other.end, leading: one.leading + other.leading,
            trailing: one.trailing + other.trailing)
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    /// The mode of the core; nil for a section that does not scroll across.
    fileprivate var mode: OrthogonalScrolling.Mode? {
        switch self {
        case .none: nil
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .groupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }
}
