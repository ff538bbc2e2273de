#if !$Embedded
    extension CollectionSection: CustomStringConvertible {
        /// The number of items. The layout is not named, because a section does not keep its type.
        public var description: String { "CollectionSection(count: \(count))" }
    }
#endif
