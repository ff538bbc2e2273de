import CollectionLayout

extension WebCollection {
    /// A section that the page describes.
    public struct SectionPlan {
        public var count: Int
        private let record: SectionRecord

        /// Creates a plan. A count that is not an integer becomes −1, which `setContent` rejects.
        public init(_ record: SectionRecord) {
            count = Int(exactly: record.count) ?? -1
            self.record = record
        }

        var headerLength: Double { record.headerLength }

        /// Sets everything of a section but its items.
        ///
        /// - Parameter style: the element's style.
        func describe(_ section: inout CollectionSection, _ style: SectionStyle) {
            section.headerAndFooter = HeaderAndFooter(
                header: headerLength > 0 ? .fixed(headerLength) : nil,
                footer: record.footerLength > 0 ? .fixed(record.footerLength) : nil, pinsHeader: true)
            section.hasBackground = record.hasBackground == 1
            self.style(otherwise: style).apply(to: &section)
        }

        /// Returns the element's style with the section's own options.
        func style(otherwise style: SectionStyle) -> SectionStyle { SectionStyle(record, otherwise: style) }

        /// Returns the described section with items.
        func section(_ items: Items, _ style: SectionStyle) -> CollectionSection {
            var section = CollectionSection(LinearList(), items: items)
            describe(&section, style)
            return section
        }
    }
}
