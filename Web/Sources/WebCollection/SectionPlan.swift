import CollectionLayout

extension WebCollection {
    /// A section as the page describes it.
    public struct SectionPlan {
        public var count: Int
        private let record: SectionRecord

        /// A count that is no whole number becomes −1, which is refused with the content.
        public init(_ record: SectionRecord) {
            count = Int(exactly: record.count) ?? -1
            self.record = record
        }

        var headerLength: Double { record.headerLength }

        /// Gives a section everything but its items.
        ///
        /// - Parameter style: the element's.
        func describe(_ section: inout CollectionSection, _ style: SectionStyle) {
            section.headerAndFooter = HeaderAndFooter(
                header: headerLength > 0 ? .fixed(headerLength) : nil,
                footer: record.footerLength > 0 ? .fixed(record.footerLength) : nil, pinsHeader: true)
            section.hasBackground = record.hasBackground == 1
            self.style(otherwise: style).apply(to: &section)
        }

        /// What the section wishes for itself, and else the element's style.
        func style(otherwise style: SectionStyle) -> SectionStyle { SectionStyle(record, otherwise: style) }

        /// A section as it is described, with items.
        func section(_ items: Items, _ style: SectionStyle) -> CollectionSection {
            var section = CollectionSection(LinearList(), items: items)
            describe(&section, style)
            return section
        }
    }
}
