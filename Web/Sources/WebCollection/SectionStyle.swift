import CollectionLayout

/// The layout of a section, with its options.
struct SectionStyle: Equatable {
    var layout = 0
    var options = LayoutOptions(itemBreadth: 1, spacing: 0)
    var inset = 0.0
    #if !COMMON_ONLY
        var look = SectionLook()
        /// Whether the page gives the spans of items.
        private var hasSpans = false
    #endif

    init() {}

    init(layout: Int, options: LayoutOptions, inset: Double) {
        (self.layout, self.options, self.inset) = (layout, options, inset)
    }

    /// The element's style with a section's own options. An unknown layout is ignored.
    init(_ record: SectionRecord, otherwise other: SectionStyle) {
        layout = record.chosenLayout ?? other.layout
        options = LayoutOptions(record, otherwise: other.options)
        inset = record.inset.given ?? other.inset
        #if !COMMON_ONLY
            look = SectionLook(record)
            hasSpans = record.hasSpans == 1
        #endif
    }

    var choice: LayoutChoice { LayoutChoice.all[layout] }

    #if !COMMON_ONLY
        /// The resting positions of scrolling along the page.
        var snapping: CollectionSession.Snapping { choice.snaps ? options.rest.snapping : .none }
    #endif

    /// Returns the spans of an inserted item.
    ///
    /// - Parameters:
    ///   - item: the item's index in the section.
    ///   - given: the number of the same item among those that the page gives.
    func spans(of item: Int, given: Int, in items: Items) -> (lanes: Int, rows: Int) {
        #if !COMMON_ONLY
            if hasSpans { return (items.span(of: given), items.rowSpan(of: given)) }
        #endif
        return choice.spans?(item) ?? (1, 1)
    }

    @inline(never)  // It is large, and called in two places.
    func apply(to section: inout CollectionSection) {
        #if COMMON_ONLY
            section.items?.setSpans(choice.spans)
        #else
            if !hasSpans { section.items?.setSpans(choice.spans) }
        #endif
        choice.arrange(&section, options)
        section.insets = LogicalInsets(all: inset)
        #if !COMMON_ONLY
            look.apply(to: &section)
        #endif
    }
}

extension SectionRecord {
    /// The section's own layout; nil if it uses the element's.
    var chosenLayout: Int? {
        let number = layout.integer(otherwise: -1)
        return LayoutChoice.all.indices.contains(number) ? number : nil
    }
}
