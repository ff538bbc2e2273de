import CollectionLayout

/// A layout by name, and its lengths in points.
package struct ScriptLayout: Codable, Hashable, Sendable {
    /// The name of a layout. The web element's layouts have the same names there.
    package enum Name: String, Codable, Sendable {
        /// `LinearList`.
        case list
        /// `Waterfall` with `.masonry(tolerance: 24)`. Lanes are at least as broad as `itemBreadth`.
        case waterfall
        /// `JustifiedRows` with `itemBreadth` as the target length.
        case justified
        /// `UniformGrid` of squares. Items are not measured.
        case grid
        /// `Staggered` with cells of `.ratio(1.25)` and an offset of a quarter. Items are not measured.
        case staggered
        /// A dense `SpanningGrid` of squares. Every seventh item of a section is as large as four. Measuring an item
        /// has no effect.
        case packed
        /// UIKit's `Flow`, of items with a ``ScriptItem/flowSize``. Items are not measured.
        case flow

        /// Whether all items have a size that does not depend on their content.
        package var isUniform: Bool { self == .grid || self == .staggered || self == .packed }
    }

    package let name: Name
    package let itemBreadth: Double
    package let spacing: Double
    /// The inset around the items of each section.
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
