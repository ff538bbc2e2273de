import CollectionLayout
import Foundation

extension HostedCollection {
    /// Scrolls a section across.
    ///
    /// - Parameter names: who knows sections by name, so that the section is found again after its content was replaced.
    /// - Returns: everything in the section that was to be seen before, or is now.
    func scroll(section: Int, to offset: Double, in names: (any SectionNaming)?) throws(SessionError) -> Set<ElementID>
    {
        guard session != nil else { throw .noSuchSection(section, count: 0) }
        var moved = itemsSeen(inShelf: section)
        _ = try session?.shelf(section, scrolledTo: offset)
        moved.formUnion(itemsSeen(inShelf: section))
        shelves.note(section, at: offset, in: names)
        return moved
    }

    /// The sections that scroll across and lie in a rectangle.
    func shelves(in rect: CGRect) -> [(section: Int, shelf: Shelf)] {
        guard let hosted = hosted(reaching: rect) else { return [] }
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

    /// Where a section comes to rest that scrolls across; nil for a section that does not.
    func restingOffset(ofShelf section: Int, proposed: Double, velocity: Double) -> Double? {
        try? session?.restingOffset(ofShelf: section, proposed: proposed, velocity: velocity)
    }
}
