/// A contradiction in an edit. The edit has changed nothing if one is thrown.
public enum EditError: Error, Hashable, Sendable {
    /// An index before the change is not below the number of things there were.
    case noSuchOldIndex(Int, count: Int)
    /// An index after the change is not below the number of things there will be.
    case noSuchNewIndex(Int, count: Int)
    /// Something is deleted or moved twice, or both; or a section is reloaded twice, or deleted too.
    case takenTwice(Int)
    /// Two things are to stand in the same place.
    case filledTwice(Int)
    /// There is no such section before the change.
    case noSuchOldSection(Int, count: Int)
    /// An item is put into a section that does not exist after the change, or that brings its own items.
    case noSuchNewSection(Int)
    /// There would be more things after the change than can be counted: in a section 2³² − 1.
    case tooMany(atMost: Int)
    /// Two changes are to follow each other, but the second begins with another number of things than the first leaves.
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
