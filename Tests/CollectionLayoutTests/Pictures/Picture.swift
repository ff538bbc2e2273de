import CollectionLayout
import Foundation

/// A picture of the documentation.
struct Picture: Sendable, CustomStringConvertible {
    let name: String
    let draw: @Sendable () throws -> String

    var description: String { name }

    static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Sources/CollectionLayout/CollectionLayout.docc/Resources").standardized

    private static let viewport = Size(width: 360, height: 300)

    /// A picture of a single viewport.
    private static func still(
        _ name: String, at offset: Double = 0, orientation: Orientation = .vertical, viewport: Size = viewport,
        _ sections: @escaping @Sendable () -> [CollectionSection]
    ) -> Picture {
        Picture(name: name) {
            var drawing = Drawing(width: viewport.width + 2, height: viewport.height + 2)
            drawing.add(try Arrangement(sections(), in: viewport, orientation: orientation), at: offset)
            return drawing.svg
        }
    }

    /// Photographs of different proportions.
    private static let photos = Items((0..<60).map { .ratio(0.6 + Double($0 * 37 % 11) / 11) })

    /// Words of different lengths.
    private static let words = Items(
        [ItemSize](repeating: .fixed(30), count: 40), breadths: (0..<40).map { 36 + Double($0 * 53 % 90) })

    static let all = [
        still("list") {
            var section = CollectionSection(
                LinearList(), items: Items((0..<20).map { .fixed(38 + Double($0 * 7 % 3) * 14) }), header: .fixed(32))
            section.headerAndFooter.pinsHeader = true
            section.decorations = [
                .separator(insets: LogicalInsets(leading: 12)),
                .badge(length: 16, breadth: 16, at: .startTrailing, offset: (6, -8)),
            ]
            return [section]
        },
        still("waterfall") {
            [CollectionSection(Waterfall(lanes: .count(4), spacing: 8), items: photos, insets: LogicalInsets(all: 8))]
        },
        still("waterfall-right-to-left", orientation: Orientation(.vertical, .rightToLeft)) {
            [CollectionSection(Waterfall(lanes: .count(4), spacing: 8), items: photos, insets: LogicalInsets(all: 8))]
        },
        still("waterfall-horizontal", orientation: .horizontal) {
            [CollectionSection(Waterfall(lanes: .count(3), spacing: 8), items: photos, insets: LogicalInsets(all: 8))]
        },
        still("justified-rows") {
            [
                CollectionSection(
                    JustifiedRows(targetLength: 80, spacing: 8), items: photos, insets: LogicalInsets(all: 8))
            ]
        },
        still("uniform-grid") {
            [CollectionSection(UniformGrid(lanes: .count(4), spacing: 8), count: 40, insets: LogicalInsets(all: 8))]
        },
        still("staggered") {
            [CollectionSection(Staggered(lanes: .count(4), spacing: 8), count: 40, insets: LogicalInsets(all: 8))]
        },
        still("grid") {
            let spans = (0..<40).map { $0 % 5 == 0 ? 2 : 1 }
            let items = Items([ItemSize](repeating: .fixed(60), count: 40), spans: spans, rowSpans: spans)
            let grid = SpanningGrid(lanes: .count(4), rows: .fixed(.fixed(64)), spacing: 8, packing: .dense)
            return [CollectionSection(grid, items: items, insets: LogicalInsets(all: 8))]
        },
        still("mosaic") {
            [CollectionSection(Mosaic(.alternatingFeature, spacing: 8), count: 40, insets: LogicalInsets(all: 8))]
        },
        still("flow") {
            let flow = Flow(itemSpacing: 8, lineSpacing: 8, distribution: .justified)
            return [CollectionSection(flow, items: words, insets: LogicalInsets(all: 8))]
        },
        still("carousel", at: 440, orientation: .horizontal, viewport: Size(width: 360, height: 160)) {
            var section = CollectionSection(
                Carousel(itemLength: .fixed(110), spacing: 0), count: 20,
                insets: LogicalInsets(leading: 20, trailing: 20))
            section.effect = .coverFlow()
            return [section]
        },
        still("template") {
            let group = Template.Node.row(
                length: .absolute(150),
                [
                    .item(breadth: .fractionalBreadth(2 / 3)),
                    .column(
                        breadth: .fractionalBreadth(1 / 3), [.item(length: .fractionalLength(1 / 2))],
                        spacing: .fixed(8)),
                ], spacing: .fixed(8))
            return [CollectionSection(Template(group, spacing: 8), count: 30, insets: LogicalInsets(all: 8))]
        },
        still("sections") {
            let shelf = OrthogonalScrolling(.groupPaging)
            let cards = Items([ItemSize](repeating: .fixed(80), count: 12))
            var gallery = CollectionSection(
                Waterfall(lanes: .count(3), spacing: 8), items: photos, header: .fixed(32), hasBackground: true,
                insets: LogicalInsets(all: 8))
            gallery.headerAndFooter.pinsHeader = true
            return [
                CollectionSection(
                    Strip(breadth: .fixed(110), spacing: 8), items: cards, orthogonal: shelf, header: .fixed(32),
                    insets: LogicalInsets(all: 8)),
                gallery,
            ]
        },
        Picture(name: "transition") {
            let viewport = Size(width: 200, height: 220)
            var before = try Arrangement(
                [
                    CollectionSection(
                        Waterfall(lanes: .count(3), spacing: 6), items: photos, insets: LogicalInsets(all: 6))
                ],
                in: viewport)
            let start = before
            var edit = Edit()
            edit.deleteItem(1)
            edit.insertItem(.ratio(1.5), at: 4)
            edit.moveItem(8, to: 0)
            let map = try before.apply(edit)
            let transition = LayoutTransition(
                from: start, at: 0, to: before, at: 0, through: map, style: .fade.combined(with: .scale(from: 0.5)))
            var drawing = Drawing(width: 642, height: 222)
            for (number, progress) in [0, 0.5, 1].enumerated() {
                drawing.add(transition, at: progress, in: viewport, x: Double(number) * 220)
            }
            return drawing.svg
        },
    ]
}
