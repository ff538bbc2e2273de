import CollectionLayout

@inline(never)
func items() -> Items {
    Items(list(of: size), spans: list(of: integer), rowSpans: list(of: integer), breadths: list { number() })
}

@inline(never)
func section() -> CollectionSection {
    let lanes: Lanes = flag() ? .count(integer()) : .minimumBreadth(number())
    let (cell, spacing, other) = (size(), number(), number())
    switch integer() {
    case 0: return placed(LinearList(spacing: spacing))
    case 1: return placed(Strip(breadth: cell, spacing: spacing))
    case 2: return placed(Waterfall(lanes: lanes, spacing: spacing, placement: placement(tolerance: other)))
    case 3: return placed(JustifiedRows(targetLength: other, spacing: spacing))
    case 4:
        return placed(
            Flow(itemSpacing: spacing, lineSpacing: other, distribution: distributions[integer()], alignment: choice()))
    case 5:
        let rows: SpanningGrid.Rows = flag() ? .fixed(cell) : .fitted
        return placed(SpanningGrid(lanes: lanes, rows: rows, spacing: spacing, packing: choice(), alignment: choice()))
    case 6: return placed(Template(node(), spacing: spacing))
    case 7: return computed(Template(node(), spacing: spacing))
    case 8: return computed(UniformGrid(lanes: lanes, cell: cell, spacing: spacing))
    case 9: return computed(Staggered(lanes: lanes, cell: cell, spacing: spacing, offset: other))
    case 10:
        let pattern = MosaicPattern(columns: integer(), cells: list(of: cellOfPattern))
        return computed(Mosaic(pattern, row: cell, spacing: spacing))
    default:
        return computed(
            Carousel(itemLength: flag() ? .fixed(other) : .fraction(other), spacing: spacing, rest: choice()))
    }
}

private func placed(_ layout: some RunLayout) -> CollectionSection {
    CollectionSection(layout, items: items(), orthogonal: shelf())
}

@inline(never)
private func shelf() -> OrthogonalScrolling? {
    flag() ? OrthogonalScrolling(choice(), itemsPerGroup: integer(), length: size()) : nil
}

private func computed(_ layout: some FormulaLayout) -> CollectionSection { CollectionSection(layout, count: integer()) }

private func placement(tolerance: Double) -> Waterfall.Placement {
    switch integer() {
    case 0: .roundRobin
    case 1: .shortest
    default: .masonry(tolerance: tolerance)
    }
}

private let distributions: [LineDistribution] = [
    .leading, .center, .trailing, .spaceBetween, .spaceAround, .spaceEvenly, .justified, .uikit, .uikitUniform,
]

private func cellOfPattern() -> MosaicPattern.Cell {
    MosaicPattern.Cell(column: integer(), row: integer(), columnSpan: integer(), rowSpan: integer())
}

// MARK: Templates

@inline(never)
private func node() -> Template.Node {
    let (length, breadth, insets) = (dimension(), dimension(), insets())
    let edges = Template.EdgeSpacing(start: spacing(), end: spacing(), leading: spacing(), trailing: spacing())
    switch integer() {
    case 0: return .item(length: length, breadth: breadth, insets: insets, edges: edges)
    case 1:
        return .row(
            length: length, breadth: breadth, list(of: node), repeating: repetition(), spacing: spacing(),
            insets: insets,
            edges: edges)
    case 2:
        return .column(
            length: length, breadth: breadth, list(of: node), repeating: repetition(), spacing: spacing(),
            insets: insets,
            edges: edges)
    default:
        return .custom(length: length, breadth: breadth, insets: insets, edges: edges) { box in
            [LogicalRect(main: 0, cross: 0, length: box.length, breadth: box.breadth)]
        }
    }
}

@inline(never)
private func dimension() -> Template.Dimension {
    let number = number()
    return switch integer() {
    case 0: .fractionalBreadth(number)
    case 1: .fractionalLength(number)
    case 2: .absolute(number)
    case 3: .estimated(number)
    default: .uniformAcrossSiblings(estimate: number)
    }
}

@inline(never)
private func spacing() -> Template.Spacing {
    let number = number()
    return flag() ? .flexible(number) : .fixed(number)
}

@inline(never)
private func repetition() -> Template.Repetition {
    let count = integer()
    return switch integer() {
    case 0: .whileFitting
    case 1: .count(count)
    default: .equalParts(count)
    }
}

// MARK: What surrounds the items

func headerAndFooter() -> HeaderAndFooter {
    HeaderAndFooter(header: size(), footer: size(), pinsHeader: flag(), pinsFooter: flag())
}

@inline(never)
func surround(_ section: inout CollectionSection) {
    section.insets = insets()
    section.headerAndFooter = headerAndFooter()
    section.background = SectionBackground(behind: choice(), insets: insets())
    section.decorations = [
        .separator(thickness: number(), at: choice(), insets: insets()),
        .badge(length: number(), breadth: number(), at: .center),
        .background(.custom(0), insets: insets()),
    ]
    section.effect = flag() ? .receding(scale: number(), alpha: number()) : .coverFlow()
}
