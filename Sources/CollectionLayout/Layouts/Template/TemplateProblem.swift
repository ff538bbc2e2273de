extension Template {
    /// A contradiction in a template, with the way in which it was resolved.
    ///
    /// UIKit raises an exception in most of these cases and shows nothing in the others. This layout still gives every
    /// item a frame, and the host may throw or log the problem.
    public struct Problem: Error, Hashable, Sendable {
        /// The kinds of problems.
        public enum Reason: Hashable, Sendable {
            /// A number that is negative, infinite or not a number. It counts as 0 or as ``LayoutUnit/longest``.
            case invalidNumber(Double)
            /// A group without subitems. It stays empty; if the template has no items at all, the outermost group
            /// becomes a single item.
            case emptyGroup
            /// A repetition of fewer than one subitem. The group has one.
            case countBelowOne(Int)
            /// The first subitem of a group is larger than the room along the group's axis. It is the only subitem.
            case subitemDoesNotFit(extent: Double, room: Double)
            /// The spacing between a group's subitems leaves no room for those that share it. They have no extent.
            case spacingTakesRoom(spacing: Double, room: Double)
            /// More subitems than a group (4,096) or a template (65,536) may have. The remaining ones are left out.
            case tooManySubitems
            /// A group nested in more than 64 others. It becomes an item.
            case tooDeep
        }

        /// The path to the box: its index among the subitems at each level, from the outermost group inward.
        public let path: [Int]
        /// The kind of contradiction.
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
