// What may be asked of sections, and how they are changed.
extension Arrangement {
    /// The number of sections.
    public var sectionCount: Int { sections.count }

    /// The number of items in a section; 0 if there is no such section. O(log s).
    @inline(never)  // See `description(ofSection:)`.
    public func itemCount(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].count : 0
    }

    /// The present size of an item, a header or a footer, with what has been measured of it.
    ///
    /// Nil where there is no such element, for elements of other kinds, and for items whose layout is a formula: it heeds no
    /// sizes.
    ///
    /// - Complexity: O(log s).
    public func size(of id: ElementID) -> ItemSize? {
        guard id.kind == .item else { return headerAndFooter(of: id)?[id] }
        return items(of: id)?[id.item]
    }

    /// How broad an item wishes to be, in points; nil where it leaves that to the layout, and where ``size(of:)`` is nil.
    /// O(log s).
    public func wishedBreadth(of id: ElementID) -> Double? { items(of: id)?.breadth(of: id.item) }

    /// The items among which an item is whose size the layout heeds.
    private func items(of id: ElementID) -> Items? {
        guard id.kind == .item, sections.indices.contains(id.section) else { return nil }
        let section = sections[id.section]
        return id.item < section.count ? section.content.items : nil
    }

    /// The header and the footer of a section, with what has been measured of them; nil if there is no such section.
    /// O(log s).
    public func headerAndFooter(ofSection section: Int) -> HeaderAndFooter? {
        guard sections.indices.contains(section) else { return nil }
        return sections[section].surroundings.headerAndFooter
    }

    /// The insets of a section; none if there is no such section. O(log s).
    public func insets(ofSection section: Int) -> LogicalInsets {
        sections.indices.contains(section) ? sections[section].surroundings.insets : .zero
    }

    /// The header and the footer of which an element may be one.
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
    /// - Parameter change: changes the description that it is given. Who gives the section another number of items there has
    ///   to tell nobody where items went; see ``Edit``.
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

    /// The description of a section, with what has been measured of it; nil if there is no such section. O(log s).
    ///
    /// Whoever keeps it makes the next change of its items a little dearer, because they are shared.
    @inline(never)  // Embedded Swift would copy it into modules to which the section's content is unknown.
    public func description(ofSection section: Int) -> CollectionSection? {
        guard sections.indices.contains(section) else { return nil }
        let section = sections[section]
        return CollectionSection(section, items: section.items, count: section.count)
    }
}
