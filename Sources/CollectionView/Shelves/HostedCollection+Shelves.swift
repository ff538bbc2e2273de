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
        shelves.note(section, at: offset, in: names)
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

    private func itemsSeen(inShelf section: Int) -> Set<ElementID> {
        guard let hosted, let shelf = Shelf(inSection: section, of: hosted) else { return [] }
        var seen: Set<ElementID> = []
        hosted.forEachElement(in: shelf.frame, seenThrough: nil) { element in
            let isOfItem = element.id.kind == .item || element.id.kind.isItemDecoration
            if element.id.section == section, isOfItem { seen.insert(element.id) }
        }
        return seen
    }

    /// Returns the offset at which a section that scrolls across comes to rest; nil for other sections.
    func restingOffset(ofShelf section: Int, proposed: Double, velocity: Double) -> Double? {
        try? session?.restingOffset(ofShelf: section, proposed: proposed, velocity: velocity)
    }
}
