import CollectionLayout

/// A layout with its items.
private struct Contender: Sendable {
    let name: String
    let section: @Sendable (Photos) -> CollectionSection
    /// Whether items can be measured. It is false if the layout does not use sizes.
    var isMeasured = true

    static let all = [
        Contender(name: "list") { CollectionSection(LinearList(spacing: spacing), items: $0.items) },
        Contender(name: "waterfall") {
            CollectionSection(Waterfall(lanes: .count(laneCount), spacing: spacing), items: $0.items)
        },
        Contender(name: "lanes in turn") { photos in
            let sizes = photos.ratios.enumerated().map { ItemSize.ratio($1 * ($0 % laneCount == 1 ? 4 : 1)) }
            return CollectionSection(
                Waterfall(lanes: .count(laneCount), spacing: spacing, placement: .roundRobin), items: Items(sizes))
        },
        Contender(name: "justified rows") {
            CollectionSection(JustifiedRows(targetLength: 200, spacing: spacing), items: $0.items)
        },
        Contender(name: "flow") { photos in
            let breadths: [Double?] = photos.ratios.map { 80 + 160 * $0 }
            let items = Items(photos.ratios.map { .estimated(100 + 50 * $0) }, breadths: breadths)
            return CollectionSection(Flow(itemSpacing: spacing, lineSpacing: spacing), items: items)
        },
        Contender(name: "grid, spans") { photos in
            let spans = photos.ratios.indices.map { $0 % 7 == 0 ? 2 : 1 }
            let items = Items(photos.ratios.map { .ratio($0) }, spans: spans, rowSpans: spans)
            return CollectionSection(
                SpanningGrid(lanes: .count(laneCount), rows: .fixed(.ratio(1)), spacing: spacing, packing: .dense),
                items: items
            )
        },
        Contender(name: "fitted, spans") { photos in
            let spans = photos.ratios.indices.map { $0 % 7 == 0 ? 2 : 1 }
            let items = Items(photos.ratios.map { .ratio($0) }, spans: spans, rowSpans: spans)
            return CollectionSection(
                SpanningGrid(lanes: .count(laneCount), spacing: spacing, packing: .dense), items: items)
        },
        Contender(name: "template, rows") { photos in
            let template = Template(
                .row(length: .estimated(200), [.item(length: .estimated(200), breadth: .fractionalBreadth(1 / 3))]),
                spacing: spacing)
            return CollectionSection(template, items: photos.items)
        },
        Contender(
            name: "template",
            section: { photos in
                let template = Template(
                    .row(length: .absolute(200), [.item(breadth: .fractionalBreadth(1 / 3))]), spacing: spacing)
                return CollectionSection(template, count: photos.ratios.count)
            }, isMeasured: false),
        Contender(
            name: "uniform grid",
            section: {
                CollectionSection(UniformGrid(lanes: .count(laneCount), spacing: spacing), count: $0.ratios.count)
            }, isMeasured: false),
        Contender(
            name: "mosaic",
            section: {
                CollectionSection(Mosaic(.alternatingFeature, spacing: spacing), count: $0.ratios.count)
            }, isMeasured: false),
    ]
}

/// Returns the total number of elements in ranges of a length that begin at the given offsets.
// It counts in a local variable, because others are checked for overlapping accesses once for every element.
func elementsFound(in arrangement: Arrangement, at offsets: [Double], length: Double = 800) -> Int {
    var found = 0
    for offset in offsets {
        arrangement.forEachElement(in: Rect(x: 0, y: offset, width: width, height: length)) { _ in found += 1 }
    }
    return found
}

/// Returns the length of a range with `count` elements on average.
private func longStretch(showing count: Int, in arrangement: Arrangement, at offsets: [Double]) -> Double {
    var (shorter, longer) = (0.0, 51_200.0)
    for _ in 0..<16 {
        let middle = (shorter + longer) / 2
        let found = elementsFound(in: arrangement, at: offsets, length: middle)
        if found < count * offsets.count { shorter = middle } else { longer = middle }
    }
    return longer
}

/// Measures laying out, a query and a measurement for every layout.
func benchmarkLayouts(count: Int) {
    print("\nEvery layout at \(grouped(Double(count))) items")
    row(["", "arrange", "/floor", "query", "elements", "20 elements", "measure one"], first: 16)
    let photos = Photos(count: count)
    for contender in Contender.all {
        guard var arrangement = try? Arrangement([contender.section(photos)], in: viewport) else { continue }
        var floor = Floor(photos, lanes: laneCount, width: width, spacing: spacing)
        let arranging = Stopwatch.medians(
            of: [
                .init(name: "ours", repetitions: 1) { try? arrangement.resize(to: viewport) },
                .init(name: "floor", repetitions: 1) { use(floor.arrange()) },
            ], rounds: 7)
        let offsets = (0..<1000).map { Double($0 * 7919 % 1000) / 1000 * (arrangement.length - 800) }
        var found = 0
        let arranged = arrangement
        let query = Stopwatch.medians(
            of: [
                .init(name: "query", repetitions: 1000) { found = elementsFound(in: arranged, at: offsets) }
            ], rounds: 15)
        // A second query has a range with about twenty elements, to compare layouts at equal results.
        let stretch = longStretch(showing: 20, in: arranged, at: offsets)
        let twenty = Stopwatch.medians(
            of: [
                .init(name: "20 elements", repetitions: 1000) {
                    use(elementsFound(in: arranged, at: offsets, length: stretch))
                }
            ], rounds: 15)
        var length = 500.0
        let measuring = Stopwatch.medians(
            of: [
                .init(name: "measure", repetitions: 10) {
                    guard contender.isMeasured else { return }
                    for _ in 0..<10 {
                        length = length == 500 ? 520 : 500
                        _ = try? arrangement.measure([MeasuredSize(.item(count / 2), length: length)])
                    }
                }
            ], rounds: 15)
        row(
            [
                contender.name, time(arranging[0]), ratio(arranging[0] / arranging[1]), time(query[0]),
                twoPlaces(Double(found) / 1000).description, time(twenty[0]),
                contender.isMeasured ? time(measuring[0]) : "",
            ], first: 16)
    }
}
