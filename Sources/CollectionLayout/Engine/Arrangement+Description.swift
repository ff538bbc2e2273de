#if !$Embedded
    extension Arrangement: CustomStringConvertible {
        /// The number of sections and the sizes, but no frames, because there may be a million.
        public var description: String {
            "Arrangement(sections: \(sectionCount), viewport: \(viewport), contentSize: \(contentSize))"
        }
    }
#endif
