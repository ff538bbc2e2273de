import CollectionLayout

extension WebCollection {
    /// A section that the page describes.
    public struct SectionPlan {
        public var count: Int
        private let record: SectionRecord
        #if !COMMON_ONLY
            /// The section's own template; nil for the element's.
            public var template: WebTemplate?
            /// The cells of the section's own mosaic; empty for a named pattern.
            public var cells: [CellRecord] = []
        #endif

        /// Creates a plan. A count that is not an integer becomes −1, which `setContent` rejects.
        public init(_ record: SectionRecord) {
            count = record.count.integer(otherwise: -1)
            self.record = record
        }

        /// Sets everything of a section but its items.
        ///
        /// - Parameter style: the element's style.
        func describe(_ section: inout CollectionSection, _ style: SectionStyle) {
            section.headerAndFooter = HeaderAndFooter(
                header: record.headerLength, footer: record.footerLength, pinsHeader: record.pinsHeader != 0,
                pinsFooter: record.pinsFooter == 1)
            section.hasBackground = record.hasBackground == 1
            self.style(otherwise: style).apply(to: &section)
        }

        /// Returns the section's layout.
        ///
        /// - Parameter style: the element's style.
        func choice(otherwise style: SectionStyle) -> LayoutChoice {
            LayoutChoice.all[record.chosenLayout ?? style.layout]
        }

        /// Returns the element's style with the section's own options.
        func style(otherwise style: SectionStyle) -> SectionStyle {
            #if COMMON_ONLY
                return SectionStyle(record, otherwise: style)
            #else
                var own = SectionStyle(record, otherwise: style)
                if let template { own.options.template = template }
                if !cells.isEmpty { own.options.pattern = MosaicPattern(cells, columns: record.columns) }
                return own
            #endif
        }

        /// Returns the described section with items.
        func section(_ items: Items, _ style: SectionStyle) -> CollectionSection {
            var section = CollectionSection(LinearList(), items: items)
            describe(&section, style)
            return section
        }
    }
}

extension HeaderAndFooter {
    /// Creates a header and a footer of fixed lengths, in CSS pixels. One of length 0 does not exist.
    @inline(never)  // It is called for sections and for the whole content.
    init(header: Double, footer: Double, pinsHeader: Bool, pinsFooter: Bool = false) {
        self.init(
            header: header > 0 ? .fixed(header) : nil, footer: footer > 0 ? .fixed(footer) : nil,
            pinsHeader: pinsHeader, pinsFooter: pinsFooter)
    }
}

#if !COMMON_ONLY
    extension MosaicPattern {
        fileprivate init(_ cells: [CellRecord], columns: Double) {
            self.init(
                columns: columns.integer(otherwise: 1),
                cells: cells.map {
                    Cell(
                        column: $0.column.integer(otherwise: 0), row: $0.row.integer(otherwise: 0),
                        columnSpan: $0.columnSpan.integer(otherwise: 1), rowSpan: $0.rowSpan.integer(otherwise: 1))
                })
        }
    }
#endif
