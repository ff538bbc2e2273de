#if !$Embedded
    extension Items: CustomStringConvertible {
        /// Only the number, because there may be a million.
        public var description: String { "Items(count: \(count))" }
    }
#endif
