// Queries and changes of sections.
extension Arrangement {
    /// The number of sections.
    public var sectionCount: Int { sections.count }

    /// Returns the number of items in a section; 0 if the section does not exist.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    @inline(never)  // See `description(ofSection:)`.
    public func itemCount(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].count : 0
    }

    /// Returns the current size of an item, a header, a footer or a boundary item, with its measured length.
    ///
    /// It is nil if the element does not exist or has another kind, and for items whose layout is a formula, because a
    /// formula does not use sizes.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func size(of id: ElementID) -> ItemSize? {
        guard id.kind == .item else { return headerAndFooter(of: id)?[id] }
        return items(of: id)?[id.item]
    }

    /// Returns the preferred breadth of an item, in points; nil if the layout determines the breadth, or if
    /// ``size(of:)`` is nil.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func preferredBreadth(of id: ElementID) -> Double? { items(of: id)?.breadth(of: id.item) }

    /// Returns the items of an item's section; nil if the item does not exist, or if its layout does not use sizes.
    private func items(of id: ElementID) -> Items? {
        guard id.kind == .item, sections.indices.contains(id.section) else { return nil }
        let section = sections[id.section]
        return id.item < section.count ? section.content.items : nil
    }

    /// Returns the header and the footer of a section, with their measured lengths; nil if the section does not exist.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func headerAndFooter(ofSection section: Int) -> HeaderAndFooter? {
        guard sections.indices.contains(section) else { return nil }
        return sections[section].accessories.headerAndFooter
    }

    /// Returns the insets of a section; ``LogicalInsets/zero`` if the section does not exist.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func insets(ofSection section: Int) -> LogicalInsets {
        sections.indices.contains(section) ? sections[section].accessories.insets : .zero
    }

    /// Returns the header and the footer to which an element may belong.
    func headerAndFooter(of id: ElementID) -> HeaderAndFooter? {
        id.kind.isGlobal ? headerAndFooter : headerAndFooter(ofSection: id.section)
    }

    /// Whether the drawing of any element depends on the scroll offset, because the element can be pinned or its
    /// section has an effect.
    ///
    /// - Complexity: O(1).
    public var followsViewport: Bool {
        headerAndFooter.pinsAny || sections.extent.pins || sections.extent.effectReach != nil
    }

    /// Returns whether the drawing of an element depends on the scroll offset.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func followsViewport(_ id: ElementID) -> Bool {
        guard id.isOfItem else { return headerAndFooter(of: id)?.pins(id) ?? false }
        return sections.indices.contains(id.section)
            && sections[id.section].accessories.effect != nil
    }

    /// Changes the description of a section in place.
    ///
    /// Other sections only move. The items are placed again only if the layout, the items or the space beside them
    /// change. Measured sizes become estimates if the layout, the items or the breadth change.
    ///
    /// ```swift
    /// try arrangement.changeSection(2) { section in
    ///     section.setLayout(Waterfall(lanes: .count(3)))
    ///     section.header = nil
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - change: Changes the description. To change the number of items, use an ``Edit`` instead, which returns a map
    ///     of their new positions.
    /// - Throws: ``LayoutError/noSuchSection(_:count:)``.
    /// - Complexity: O(log *s*) for *s* sections, and O(*n*) in the items of the section if they are placed again.
    public mutating func changeSection(
        _ section: Int, _ change: (inout CollectionSection) -> Void
    ) throws(LayoutError) {
        guard sections.indices.contains(section) else { throw .noSuchSection(section, count: sections.count) }
        let viewportLength = viewportLength
        let horizon = horizon(inSection: section)
        mutate(section) { $0.change(viewportLength: viewportLength, upTo: horizon, change) }
    }

    /// Returns the description of a section with measured sizes; nil if the section does not exist.
    ///
    /// If you keep it, the next change of the items copies those around it, because they are shared.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    @inline(never)  // Embedded Swift would copy it into modules that cannot see the section's content.
    public func description(ofSection section: Int) -> CollectionSection? {
        guard sections.indices.contains(section) else { return nil }
        let section = sections[section]
        return CollectionSection(section, items: section.items, count: section.count)
    }
}
