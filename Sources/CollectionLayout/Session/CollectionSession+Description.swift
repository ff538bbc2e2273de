#if !$Embedded
    extension CollectionSession: CustomStringConvertible {
        /// The scroll offset, the number of shown elements, and the arrangement.
        public var description: String {
            "CollectionSession(offset: \(offset), shown: \(shown.count), arrangement: \(arrangement))"
        }
    }
#endif
