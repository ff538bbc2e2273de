extension Template {
    /// A contradiction in a template, with the way in which it was resolved.
    ///
    /// UIKit raises in most of these cases and shows nothing in the others. Here the layout goes on, with every item in
    /// some place; a host may throw the problem, or log it.
    public struct Problem: Error, Hashable, Sendable {
        /// The kinds of problems.
        public enum Reason: Hashable, Sendable {
            /// A number that is negative, infinite or not a number; it counts as 0 or as ``LayoutUnit/longest``.
            case invalidNumber(Double)
            /// A group without subitems; it stays empty. If nothing has any, the outermost group is a single item.
            case emptyGroup
            /// A repetition of fewer than one subitem; there is one.
            case countBelowOne(Int)
            /// The first subitem of a group is larger than the room along its axis; it is there nevertheless, alone.
            case subitemDoesNotFit(extent: Double, room: Double)
            /// The spacing between a group's subitems leaves no space for those that share it. They have no extent.
            case spacingTakesRoom(spacing: Double, room: Double)
            /// More subitems than a group may have (4,096), or a template (65,536); the others are left out.
            case tooManySubitems
            /// A group within more than 64 others; it is an item.
            case tooDeep
        }

        /// The way to the box: the position of a subitem in each list, from the outermost group inward.
        public let path: [Int]
        /// The thing that cannot be meant.
        public let reason: Reason
    }
}

#if !$Embedded
    extension Template.Problem: CustomStringConvertible {
        public var description: String {
            let box = path.isEmpty ? "the outermost group" : "the subitem at \(path)"
            return switch reason {
            case .invalidNumber(let number):
                "\(box) has a size or spacing of \(number); it must be finite and not negative"
            case .emptyGroup:
                "\(box) is a group without subitems; give it at least one"
            case .countBelowOne(let count):
                "\(box) is to have \(count) subitems; it must be at least 1"
            case .subitemDoesNotFit(let extent, let room):
                "\(box) has room for \(room) points, and its first subitem takes \(extent); make it smaller"
            case .spacingTakesRoom(let spacing, let room):
                "\(box) has room for \(room) points, and the spacing between its subitems takes \(spacing); make it smaller"
            case .tooManySubitems:
                "\(box) repeats its subitems too often; a group holds 4096 of them, a template 65536"
            case .tooDeep:
                "\(box) lies within more than 64 groups; it is laid out as an item"
            }
        }
    }
#endif
