import CollectionLayout
import OutsideLayouts

/// Compares layouts that are compiled outside the library with the same ones inside, and a simple waterfall with the
/// library's, which is optimized.
func benchmarkOutsideLayouts(count: Int) {
    print("\nLayouts compiled outside the library, as multiples of inside, at \(grouped(Double(count))) items")
    row(["", "arrange", "query", "measure one"], first: 16)
    let items = Photos(count: count).items
    let list = CollectionSection(CollectionLayout.LinearList(spacing: spacing), items: items)
    let waterfall = CollectionSection(
        CollectionLayout.Waterfall(lanes: .count(laneCount), spacing: spacing), items: items)
    compare("list", OutsideSections.list(items, spacing: spacing), with: list)
    compare("waterfall", OutsideSections.waterfall(items, lanes: laneCount, spacing: spacing), with: waterfall)
    print("\nA waterfall without optimizations, outside the library, as multiples of the library's")
    row(["", "arrange", "query", "measure one"], first: 16)
    compare(
        "waterfall", OutsideSections.plainWaterfall(items, lanes: laneCount, spacing: spacing), with: waterfall)
}

private func compare(_ name: String, _ outside: CollectionSection, with inside: CollectionSection) {
    let arranged = [outside, inside].compactMap { try? Arrangement([$0], in: viewport) }
    guard arranged.count == 2 else { return }
    let cells = [arranging(arranged), querying(arranged), measuring(arranged)].map { ratio($0[0] / $0[1]) }
    row([name] + cells, first: 16)
}

private func arranging(_ arrangements: [Arrangement]) -> [Double] {
    Stopwatch.medians(
        of: arrangements.map { arrangement in
            var arrangement = arrangement
            return .init(name: "", repetitions: 1) { try? arrangement.resize(to: viewport) }
        }, rounds: 9)
}

private func querying(_ arrangements: [Arrangement]) -> [Double] {
    Stopwatch.medians(
        of: arrangements.map { arrangement in
            let offsets = (0..<1000).map { Double($0 * 7919 % 1000) / 1000 * (arrangement.length - 800) }
            return .init(name: "", repetitions: 1000) { use(elementsFound(in: arrangement, at: offsets)) }
        }, rounds: 15)
}

private func measuring(_ arrangements: [Arrangement]) -> [Double] {
    Stopwatch.medians(
        of: arrangements.map { arrangement in
            var arrangement = arrangement
            let item = arrangement.itemCount(inSection: 0) / 2
            var length = 500.0
            return .init(name: "", repetitions: 10) {
                for _ in 0..<10 {
                    length = length == 500 ? 520 : 500
                    _ = try? arrangement.measure([MeasuredSize(.item(item), length: length)])
                }
            }
        }, rounds: 9)
}
