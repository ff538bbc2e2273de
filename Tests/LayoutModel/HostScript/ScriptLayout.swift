import CollectionLayout

/// A layout by its name, and the lengths that it takes, in points.
package struct ScriptLayout: Codable, Hashable, Sendable {
    /// The layouts of the element for the web have the names that it gives them.
    package enum Name: String, Codable, Sendable {
        /// `LinearList`.
        case list
        /// `Waterfall` of lanes that are at least as broad as an item is to be, `.masonry(tolerance: 24)`.
        case waterfall
        /// `JustifiedRows` as long as an item is to be.
        case justified
        /// `UniformGrid` of squares. Items are not measured.
        case grid
        /// `Staggered`, `.ratio(1.25)`, a quarter down. Items are not measured.
        case staggered
        /// `SpanningGrid` of squares, dense, in which every seventh item of a section is as large as four. Items are measured in vain.
        case packed
        /// `Flow` as UIKit has it, of items that have a ``ScriptItem/flowSize``. Items are not measured.
        case flow
    }

    package let name: Name
    package let itemBreadth: Double
    package let spacing: Double
    /// Around the items of each section.
    package let inset: Double

    private var lanes: Lanes { .minimumBreadth(max(1, itemBreadth)) }

    package func section(_ content: HostScript.Section, revision: (Int) -> Int) -> CollectionSection {
        let sizes = content.items.map { ScriptItem($0, revision: revision($0)).size }
        let spans = sizes.indices.map { name == .packed && $0 % 7 == 0 ? 2 : 1 }
        var section = CollectionSection(LinearList(), items: Items(sizes, spans: spans, rowSpans: spans))
        switch name {
        case .list: section.setLayout(LinearList(spacing: spacing))
        case .waterfall:
            section.setLayout(Waterfall(lanes: lanes, spacing: spacing, placement: .masonry(tolerance: 24)))
        case .justified: section.setLayout(JustifiedRows(targetLength: itemBreadth, spacing: spacing))
        case .grid: section.setFormula(UniformGrid(lanes: lanes, spacing: spacing))
        case .staggered:
            section.setFormula(Staggered(lanes: lanes, cell: .ratio(1.25), spacing: spacing, offset: 0.25))
        case .packed:
            section.setLayout(
                SpanningGrid(lanes: lanes, rows: .fixed(.ratio(1)), spacing: spacing, packing: .dense))
        case .flow:
            let sizes = content.items.map { ScriptItem($0, revision: 0).flowSize }
            section.items = Items(sizes.map { .fixed($0.height) }, breadths: sizes.map(\.width))
            section.setLayout(
                Flow(
                    itemSpacing: spacing, lineSpacing: spacing, distribution: .uikit, alignment: .center,
                    tolerance: 0.5))
        }
        section.header = content.header > 0 ? .fixed(content.header) : nil
        section.footer = content.footer > 0 ? .fixed(content.footer) : nil
        section.headerAndFooter.pinsHeader = true
        section.insets = LogicalInsets(all: inset)
        return section
    }
}
