import CollectionLayout

/// Measures operations on one section among others, and how their cost grows with the number of sections.
func benchmarkSections() {
    print("\nOne section of ten items among others; the last row is the last cost as a multiple of the first")
    row(["sections", "insert", "held", "append", "change", "measure header", "query", "frame"])
    let all = [100, 10_000, 100_000].map { sectionCount in
        let medians = medians(among: sectionCount)
        row([grouped(Double(sectionCount))] + medians.map(time))
        return medians
    }
    row(["ratio"] + zip(all[0], all[all.count - 1]).map { ratio($1 / $0) })
}

private func medians(among sectionCount: Int) -> [Double] {
    let section = CollectionSection(
        LinearList(spacing: spacing), items: Items(count: 10, size: .estimated(50)), header: .estimated(20))
    let sections = [CollectionSection](repeating: section, count: sectionCount)
    guard var arrangement = try? Arrangement(sections, in: viewport) else { return [] }
    let (middle, position) = (sectionCount / 2, arrangement.length / 2)
    var length = 20.0
    func insert(at index: Int) {
        var edit = Edit()
        edit.insertSection(section, at: index)
        _ = try? arrangement.apply(edit)
    }
    return Stopwatch.medians(
        of: [
            .init(name: "insert", repetitions: 20) { for _ in 0..<20 { insert(at: middle) } },
            .init(name: "held", repetitions: 1) {
                let before = arrangement
                withExtendedLifetime(before) { insert(at: middle) }
            },
            .init(name: "append", repetitions: 20) { for _ in 0..<20 { insert(at: arrangement.sectionCount) } },
            .init(name: "change", repetitions: 20) {
                for _ in 0..<20 {
                    length += 1
                    try? arrangement.changeSection(middle) { $0.header = .estimated(length) }
                }
            },
            .init(name: "measure header", repetitions: 20) {
                for _ in 0..<20 {
                    length += 1
                    _ = try? arrangement.measure([MeasuredSize(.header(section: middle), length: length)])
                }
            },
            .init(name: "query", repetitions: 200) {
                for _ in 0..<200 {
                    arrangement.forEachFrame(from: position, to: position + 800) { id, _, _ in use(id) }
                }
            },
            .init(name: "frame", repetitions: 200) {
                for _ in 0..<200 { use(arrangement.logicalFrame(of: .item(3, section: middle))) }
            },
        ], rounds: 9)
}
