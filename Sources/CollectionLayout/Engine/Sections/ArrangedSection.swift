/// A section of an arrangement: its specification, and its items with their positions.
struct ArrangedSection: Sendable {
    /// The description of a section, except for its items.
    ///
    /// It is an object, so that a section is small: every query passes sections on, and every change of sections moves
    /// them.
    final class Specification: Sendable {
        let layout: ErasedLayout
        let orthogonal: OrthogonalScrolling?
        let accessories: SectionAccessories

        init(_ layout: ErasedLayout, _ orthogonal: OrthogonalScrolling?, _ accessories: SectionAccessories) {
            self.layout = layout
            self.orthogonal = orthogonal
            self.accessories = accessories
        }
    }

    private(set) var specification: Specification
    private var box: ContentBox
    /// The viewport breadth of the last layout, at which header and footer were measured.
    private(set) var breadth: Double

    // A horizon is the position from the start of the section up to which items are placed. Positions beyond it may be
    // estimates.

    /// Lays out a section. O(1) if its layout is a ``FormulaLayout``, otherwise O(n) in its items.
    init(_ section: CollectionSection, viewportLength: Double, breadth: Double, upTo horizon: Double) {
        var accessories = section.accessories
        accessories.headerAndFooter.forgetMeasurements()
        specification = Specification(section.layout, section.orthogonal, accessories)
        self.breadth = breadth
        box = Self.box(
            section.items, count: section.count, as: specification,
            in: accessories.container(viewportLength: viewportLength, breadth: breadth), upTo: horizon)
    }

    private static func box(
        _ items: Items?, count: Int, as specification: Specification, in container: Container, upTo horizon: Double
    ) -> ContentBox {
        let content = specification.layout.content(of: items ?? Items(count: count))
        let whole = OrthogonalContent.content(content, scrolling: specification.orthogonal)
        return ContentBox(
            whole.arranged(in: container, upTo: horizon), separateItems: content.items == nil ? items : nil)
    }

    var accessories: SectionAccessories {
        @inline(__always) get { specification.accessories }  // A call would copy the whole value.
        set { specification = Specification(specification.layout, specification.orthogonal, newValue) }
    }

    var content: any SectionContent { box.content }

    /// The number of items.
    var count: Int { content.count }

    /// The items with their measured sizes, even if the layout ignores them; nil if only their number is known.
    var items: Items? { content.items ?? box.separateItems }

    /// Lays out the section for another viewport. If the breadth changes, measured sizes become estimates.
    @inline(never)  // It is large, and called twice.
    mutating func arrange(viewportLength: Double, breadth: Double, upTo horizon: Double) {
        if breadth != self.breadth, accessories.headerAndFooter.hasMeasurements {
            accessories.headerAndFooter.forgetMeasurements()
        }
        self.breadth = breadth
        let container = accessories.container(viewportLength: viewportLength, breadth: breadth)
        box = ContentBox(
            content.arranged(in: container, upTo: horizon - contentStart), separateItems: box.separateItems)
    }

    // Not inlined, because it is large, and measuring is rare.

    /// Applies a measurement of a header, footer or boundary item. If a boundary item beside the items gets another
    /// breadth, they are placed again.
    @inline(never)
    mutating func measure(_ measurement: MeasuredSize, viewportLength: Double, upTo horizon: Double) {
        let sides = accessories.sides(breadth)
        accessories.headerAndFooter.measure(measurement, atBreadth: breadth)
        if accessories.sides(breadth) == sides { return }
        arrange(viewportLength: viewportLength, breadth: breadth, upTo: horizon)
    }

    /// Scrolls the section across to the offset of another one, if both scroll across.
    mutating func scroll(like other: ArrangedSection) {
        if let offset = OrthogonalContent.cast(other.content)?.scrolledOffset { scroll(near: offset) }
    }

    /// Scrolls the section across like another one, if both scroll across, also in a viewport of another size.
    mutating func rest(like other: ArrangedSection) {
        guard let other = OrthogonalContent.cast(other.content) else { return }
        mutateContent { OrthogonalContent.cast($0)?.rest(like: other) }
    }

    /// Returns what a person sees of a section that scrolls across; see ``OrthogonalContent/heldOffset(_:)``.
    @inline(__always)  // Without such sections, it becomes empty.
    func heldOffset(_ newIndex: (_ index: Int) -> Int?) -> OrthogonalContent.HeldOffset? {
        OrthogonalContent.cast(content)?.heldOffset(newIndex)
    }

    @inline(__always)  // Without such sections, it becomes empty.
    mutating func hold(_ held: OrthogonalContent.HeldOffset) {
        mutateContent { OrthogonalContent.cast($0)?.hold(held) }
    }

    private mutating func scroll(near offset: Double) {
        mutateContent { OrthogonalContent.cast($0)?.scroll(near: offset) }
    }

    /// Changes the content in place, or a copy of it if it is shared.
    mutating func mutateContent(_ change: (any SectionContent) -> Void) {
        ContentBox.makeUnique(&box)
        change(box.content)
    }

    // MARK: Items

    /// Returns the properties of an item for inserting it at another position.
    func newItem(like index: Int) -> NewItem {
        box.separateItems.map { NewItem(size: $0[index], extent: $0.extent(of: index)) } ?? content.newItem(like: index)
    }

    /// Deletes and inserts items, and then changes the sizes of items.
    mutating func edit(
        _ splices: [Splice], adding added: ArraySlice<NewItem>, changing changes: ArraySlice<NewItem>,
        upTo horizon: Double
    ) {
        let horizon = horizon - contentStart
        mutateContent { $0.edit(splices, adding: added, changing: changes, upTo: horizon) }
        box.separateItems?.splice(splices, adding: added)
        _ = box.separateItems?.set(changes)
    }

    // MARK: Description

    /// Changes the description of the section, and places its items again only if necessary.
    mutating func change(
        viewportLength: Double, upTo horizon: Double, _ change: (inout CollectionSection) -> Void
    ) {
        var section = CollectionSection(self, items: items, count: count)
        change(&section)
        let old = accessories.container(viewportLength: viewportLength, breadth: breadth)
        specification = Specification(section.layout, section.orthogonal, section.accessories)
        let container = accessories.container(viewportLength: viewportLength, breadth: breadth)
        if section.placesItems {
            let shelf = OrthogonalContent.cast(content)
            // Another layout may give items another breadth.
            section.items?.forgetMeasurements()
            box = Self.box(
                section.items, count: section.count, as: specification, in: container, upTo: horizon - contentStart)
            if let shelf { mutateContent { OrthogonalContent.cast($0)?.rest(like: shelf) } }
        } else if container != old {
            box = ContentBox(
                content.arranged(in: container, upTo: horizon - contentStart), separateItems: box.separateItems)
        }
    }
}
