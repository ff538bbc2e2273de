import CollectionLayout

@inline(never)
func items() -> Items {
    Items(list(of: size), spans: list(of: integer), rowSpans: list(of: integer), breadths: list { number() })
}

@inline(never)
func section() -> CollectionSection {
    var section = undecorated()
    change(&section)
    return section
}

@inline(never)
func change(_ section: inout CollectionSection) {
    if flag() { setLayout(of: &section) }
    if flag() { section.items?.setSpans { _ in (integer(), integer()) } }
    surround(&section)
}

private func undecorated() -> CollectionSection {
    if flag() { return CollectionSection(LinearList(), items: items(), orthogonal: shelf()) }
    return CollectionSection(UniformGrid(lanes: .count(1)), count: integer())
}

/// Sets one of all layouts.
@inline(never)
private func setLayout(of section: inout CollectionSection) {
    let lanes: Lanes = flag() ? .count(integer()) : .minimumBreadth(number())
    let (cell, spacing, other) = (size(), number(), number())
    switch integer() {
    case 0: section.setLayout(LinearList(spacing: spacing), orthogonal: shelf())
    case 1: section.setLayout(Strip(breadth: cell, spacing: spacing))
    case 2: section.setLayout(Waterfall(lanes: lanes, spacing: spacing, placement: placement(tolerance: other)))
    case 3: section.setLayout(JustifiedRows(targetLength: other, spacing: spacing))
    case 4:
        section.setLayout(
            Flow(itemSpacing: spacing, lineSpacing: other, distribution: distributions[integer()], alignment: choice()))
    case 5:
        let rows: SpanningGrid.Rows = flag() ? .fixed(cell) : .fitted
        section.setLayout(
            SpanningGrid(lanes: lanes, rows: rows, spacing: spacing, packing: choice(), alignment: choice()))
    case 6:
        let template = Template(node(), spacing: spacing)
        if flag() { section.setLayout(template) } else { section.setFormula(template) }
    case 7: section.setFormula(UniformGrid(lanes: lanes, cell: cell, spacing: spacing))
    case 8: section.setFormula(Staggered(lanes: lanes, cell: cell, spacing: spacing, offset: other))
    case 9:
        let pattern = MosaicPattern(columns: integer(), cells: list(of: cellOfPattern))
        section.setFormula(Mosaic(pattern, row: cell, spacing: spacing))
    default:
        section.setFormula(
            Carousel(itemLength: flag() ? .fixed(other) : .fraction(other), spacing: spacing, rest: choice()))
    }
}

@inline(never)
private func shelf() -> OrthogonalScrolling? {
    flag() ? OrthogonalScrolling(choice(), itemsPerGroup: integer(), length: size()) : nil
}

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
    let kind = integer()
    if kind == 0 { return .item(length: length, breadth: breadth, insets: insets, edges: edges) }
    if kind == 1 {
        return .custom(length: length, breadth: breadth, insets: insets, edges: edges) { box in
            [LogicalRect(main: 0, cross: 0, length: box.length, breadth: box.breadth)]
        }
    }
    let group = kind == 2 ? Template.Node.row : Template.Node.column
    return group(length, breadth, list(of: node), repetition(), spacing(), insets, edges)
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
private func surround(_ section: inout CollectionSection) {
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
