import CollectionLayout

extension OrthogonalScrolling {
    /// The scrolling of a section that repeats a pattern.
    ///
    /// - Parameter length: The cross extent for which the pattern was solved.
    init(_ mode: Mode, around pattern: Template.Pattern, length: Double) {
        let margins = pattern.margins
        self.init(
            mode, itemsPerGroup: pattern.itemCount, length: .fixed(length), minimumLength: pattern.minimumBreadth,
            groupMargins: GroupMargins(leading: margins.start, trailing: margins.end),
            groupBreadth: pattern.fixedGroupLength)
    }
}
