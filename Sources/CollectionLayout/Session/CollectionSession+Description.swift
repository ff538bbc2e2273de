#if !$Embedded
    extension CollectionSession: CustomStringConvertible {
        /// What a host needs to see first when something is wrong: where the viewport is, and in which content.
        public var description: String {
            "CollectionSession(offset: \(offset), shown: \(shown.count), arrangement: \(arrangement))"
        }
    }
#endif
