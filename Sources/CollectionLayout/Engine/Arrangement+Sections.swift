// Queries and changes of sections.
extension Arrangement {
    /// The number of sections.
    public var sectionCount: Int { sections.count }

    /// The number of items in a section; 0 if there is no such section. O(log s).
    @inline(never)  // See `description(ofSection:)`.
    public func itemCount(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].count : 0
    }

    /// Returns the present size of an item, a header or a footer, with its measured length.
    ///
    /// Nil where there is no such element, for elements of other kinds, and for items whose layout is a formula: it heeds no
    /// sizes.
    ///
    /// - Complexity: O(log s).
    public func size(of id: ElementID) -> ItemSize? {
        guard id.kind == .item else { return headerAndFooter(of: id)?[id] }
        return items(of: id)?[id.item]
    }

    /// Returns the preferred breadth of an item, in points; nil if it leaves the breadth to the layout, and if
    /// ``size(of:)`` is nil. O(log s).
    public func wishedBreadth(of id: ElementID) -> Double? { items(of: id)?.breadth(of: id.item) }

    /// The items among which an item is whose size the layout heeds.
    private func items(of id: ElementID) -> Items? {
        guard id.kind == .item, sections.indices.contains(id.section) else { return nil }
        let section = sections[id.section]
        return id.item < section.count ? section.content.items : nil
    }

    /// Returns the header and the footer of a section, with their measured lengths; nil if the section does not exist.
    /// O(log s).
    public func headerAndFooter(ofSection section: Int) -> HeaderAndFooter? {
        guard sections.indices.contains(section) else { return nil }
        return sections[section].surroundings.headerAndFooter
    }

    /// Returns the insets of a section; none if the section does not exist. O(log s).
    public func insets(ofSection section: Int) -> LogicalInsets {
        sections.indices.contains(section) ? sections[section].surroundings.insets : .zero
    }

    /// Returns the header and the footer to which an element may belong.
    func headerAndFooter(of id: ElementID) -> HeaderAndFooter? {
        id.kind.isGlobal ? headerAndFooter : headerAndFooter(ofSection: id.section)
    }

    /// Whether where anything is drawn depends on what the viewport shows, because it is pinned or because its section has
    /// an effect. O(1).
    public var followsViewport: Bool {
        headerAndFooter.pinsAny || sections.extent.pins || sections.extent.effectReach != nil
    }

    /// Whether where an element is drawn depends on what the viewport shows. O(log s).
    public func followsViewport(_ id: ElementID) -> Bool {
        guard id.isOfItem else { return headerAndFooter(of: id)?.pins(id) ?? false }
        return sections.indices.contains(id.section)
            && sections[id.section].surroundings.effect != nil
    }

    /// Changes the description of a section, and arranges again what that concerns: nothing but this section, and its items
    /// only if they have another layout or other insets beside them.
    ///
    /// The items stay. What has been measured of them becomes an estimate if they are arranged at another breadth, or by
    /// another layout.
    ///
    /// ```swift
    /// try arrangement.changeSection(2) { section in
    ///     section.setLayout(Waterfall(lanes: .count(3)))
    ///     section.header = nil
    /// }
    /// ```
    ///
    /// - Parameter change: Changes the section's description. If it changes the number of items, the new positions of
    ///   items remain unknown; see ``Edit``.
    /// - Throws: ``LayoutError/noSuchSection(_:count:)``.
    /// - Complexity: O(log s), and O(n) in the items of the section if those are placed again.
    public mutating func changeSection(
        _ section: Int, _ change: (inout CollectionSection) -> Void
    ) throws(LayoutError) {
        guard sections.indices.contains(section) else { throw .noSuchSection(section, count: sections.count) }
        let viewportLength = viewportLength
        let horizon = horizon(inSection: section)
        mutate(section) { $0.change(viewportLength: viewportLength, upTo: horizon, change) }
    }

    /// Returns the description of a section with measured sizes; nil if the section does not exist. O(log s).
    ///
    /// Keeping it makes the next change of its items copy some of them, because they are shared.
    @inline(never)  // Embedded Swift would copy it into modules to which the section's content is unknown.
    public func description(ofSection section: Int) -> CollectionSection? {
        guard sections.indices.contains(section) else { return nil }
        let section = sections[section]
        return CollectionSection(section, items: section.items, count: section.count)
    }
}
