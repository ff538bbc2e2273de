import CollectionLayout
import Foundation

extension HostedCollection {
    /// Scrolls a section across.
    ///
    /// - Parameter names: The names of sections, by which the section's offset is restored after its content was
    ///   replaced.
    /// - Returns: The items of the section and their decorations that were visible before, or are visible now.
    func scroll(section: Int, to offset: Double, in names: (any SectionNaming)?) throws(SessionError) -> Set<ElementID>
    {
        guard session != nil else { throw .noSuchSection(section, count: 0) }
        var moved = itemsSeen(inShelf: section)
        _ = try session?.shelf(section, scrolledTo: offset)
        moved.formUnion(itemsSeen(inShelf: section))
        let beginning = session?.arrangement.innerOffsetRange(ofSection: section)?.lowerBound
        shelves.note(section, at: offset == beginning ? nil : offset, in: names)
        return moved
    }

    /// Returns the sections that scroll across and lie in a rectangle.
    func shelves(in rect: CGRect) -> [(section: Int, shelf: Shelf)] {
        guard let hosted else { return [] }
        var shelves: [(section: Int, shelf: Shelf)] = []
        hosted.arrangement.forEachShelf(in: hosted.rect(rect)) { section in
            if let shelf = Shelf(inSection: section, of: hosted) { shelves.append((section, shelf)) }
        }
        return shelves
    }

    /// Returns all items of a section that the layout returns for any rectangle, and their decorations. If there are
    /// any, items beside these are included: they may have left while their decorations are still on the screen.
    private func itemsSeen(inShelf section: Int) -> Set<ElementID> {
        guard let hosted, let shelf = Shelf(inSection: section, of: hosted) else { return [] }
        let seen = hosted.items(of: shelf, inSection: section, spreading: 0)
        guard seen.contains(where: { $0.kind != .item }) else { return seen }
        let spread = shelf.axis == .horizontal ? shelf.frame.height : shelf.frame.width
        return hosted.items(of: shelf, inSection: section, spreading: spread)
    }

    /// Returns the offset at which a section that scrolls across comes to rest; nil for other sections.
    func restingOffset(ofShelf section: Int, proposed: Double, velocity: Double) -> Double? {
        try? session?.restingOffset(ofShelf: section, proposed: proposed, velocity: velocity)
    }
}

extension HostedArrangement {
    /// Returns the items of a section that scrolls across, and their decorations, as far as they are seen, and within
    /// a distance from there.
    fileprivate func items(of shelf: Shelf, inSection section: Int, spreading spread: CGFloat) -> Set<ElementID> {
        var wider = self
        wider.shelfMargin += Double(spread)
        let reach = CGFloat(wider.shelfMargin)
        var items: Set<ElementID> = []
        wider.forEachElement(in: shelf.frame.insetBy(dx: -reach, dy: -reach), seenThrough: nil) { element in
            let isOfItem = element.id.kind == .item || element.id.kind.isItemDecoration
            if element.id.section == section, isOfItem { items.insert(element.id) }
        }
        return items
    }
}
