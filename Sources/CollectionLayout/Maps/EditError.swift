/// An error for an edit that contradicts itself or the content. The edit has changed nothing.
public enum EditError: Error, Hashable, Sendable {
    /// An index is out of range before the change.
    case noSuchOldIndex(Int, count: Int)
    /// An index is out of range after the change.
    case noSuchNewIndex(Int, count: Int)
    /// An item or section, given by its old index, is deleted or moved more than once, or a section is reloaded twice,
    /// or reloaded and deleted.
    case takenTwice(Int)
    /// More than one item or section is inserted at or moved to the same index after the change.
    case filledTwice(Int)
    /// A section does not exist before the change.
    case noSuchOldSection(Int, count: Int)
    /// An item is inserted into or moved to a section that does not exist after the change, or that has its own new
    /// items.
    case noSuchNewSection(Int)
    /// There would be too many items or sections after the change. A section has at most 2³² − 1 items.
    case tooMany(atMost: Int)
    /// Two changes cannot follow each other, because the second one begins with another number of items or sections
    /// than the first one leaves.
    case countsDiffer(Int, Int)
}

#if !$Embedded
    extension EditError: CustomStringConvertible {
        public var description: String {
            switch self {
            case .noSuchOldIndex(let index, let count):
                "index \(index) is deleted, moved or reloaded, but there are only \(count) before the change"
            case .noSuchNewIndex(let index, let count):
                "something is put at index \(index), but there are only \(count) after the change"
            case .takenTwice(let index):
                "index \(index) (before the change) is deleted or moved more than once, or reloaded and deleted"
            case .filledTwice(let index): "more than one thing is put at index \(index) (after the change)"
            case .noSuchOldSection(let section, let count):
                "section \(section) is changed, but there are only \(count) before the change"
            case .noSuchNewSection(let section):
                "an item is put into section \(section), which is inserted or reloaded with its own items, "
                    + "or is not there after the change"
            case .tooMany(let most):
                "there would be more than \(most) things after the change, and no more can be counted; insert fewer"
            case .countsDiffer(let left, let begun):
                "the first change leaves \(left) things, and the second begins with \(begun)"
            }
        }
    }
#endif
