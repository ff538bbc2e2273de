/// An error for an edit that contradicts itself or the content. The edit has changed nothing.
public enum EditError: Error, Hashable, Sendable {
    /// An index is out of range before the change.
    case noSuchOldIndex(Int, count: Int)
    /// An index is out of range after the change.
    case noSuchNewIndex(Int, count: Int)
    /// An item or section, given by its old index, is deleted or moved more than once, or a section is reloaded twice,
    /// or reloaded and deleted.
    case duplicateSource(Int)
    /// More than one item or section is inserted at or moved to the same index after the change.
    case duplicateDestination(Int)
    /// A section does not exist before the change.
    case noSuchOldSection(Int, count: Int)
    /// An item is inserted into or moved to a section that does not exist after the change.
    case noSuchNewSection(Int)
    /// There would be too many items or sections after the change. A section has at most 2³² − 1 items.
    case tooMany(maximum: Int)
    /// Two changes cannot follow each other, because the second one begins with another number of items or sections
    /// than the first one leaves.
    case countsDiffer(Int, Int)
}

#if !$Embedded
    extension EditError: CustomStringConvertible {
        public var description: String {
            switch self {
            case .noSuchOldIndex(let index, let count):
                "cannot delete, move or reload index \(index), because the count before the change is \(count)"
            case .noSuchNewIndex(let index, let count):
                "cannot insert at or move to index \(index), because the count after the change is \(count)"
            case .duplicateSource(let index):
                "index \(index) (before the change) is deleted, moved or reloaded twice; name it once"
            case .duplicateDestination(let index):
                "index \(index) (after the change) is the destination of two insertions or moves; name it once"
            case .noSuchOldSection(let section, let count):
                "cannot change section \(section), because the number of sections before the change is \(count)"
            case .noSuchNewSection(let section):
                "cannot insert an item into section \(section) or move one there: after the change, the section does not "
                    + "exist"
            case .tooMany(let maximum):
                "the count after the change is above the maximum of \(maximum); insert fewer"
            case .countsDiffer(let left, let begun):
                "the second change is for a count of \(begun), but the first one ends with \(left)"
            }
        }
    }
#endif
