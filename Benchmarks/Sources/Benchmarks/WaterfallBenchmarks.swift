import CollectionLayout

func waterfall(_ photos: Photos) -> Arrangement {
    let layout = Waterfall(lanes: .count(laneCount), spacing: spacing)
    do {
        return try Arrangement([CollectionSection(layout, items: photos.items)], in: viewport)
    } catch {
        fatalError("\(error)")
    }
}

func benchmarkWaterfall(_ counts: [Int]) {
    benchmarkArranging(counts)
    benchmarkQueries(counts)
    benchmarkMeasuring(counts)
}

private func benchmarkArranging(_ counts: [Int]) {
    print("\nWaterfall of \(laneCount) lanes: arranging everything")
    row(["items", "ours", "floor", "objects", "ours/floor", "objects/ours"])
    for count in counts {
        let photos = Photos(count: count)
        var arrangement = waterfall(photos)
        var floor = Floor(photos, lanes: laneCount, width: width, spacing: spacing)
        var objects = AttributesPerItem(photos, lanes: laneCount, width: width, spacing: spacing)
        let many = max(1, 100_000 / count)
        let medians = Stopwatch.medians(
            of: [
                .init(name: "ours", repetitions: many) {
                    for _ in 0..<many { try? arrangement.resize(to: viewport) }
                },
                .init(name: "floor", repetitions: many) { for _ in 0..<many { use(floor.arrange()) } },
                .init(name: "objects", repetitions: 1) { objects.prepare() },
            ], rounds: count >= 1_000_000 ? 5 : 15)
        row([
            grouped(Double(count)), time(medians[0]), time(medians[1]), time(medians[2]),
            ratio(medians[0] / medians[1]), ratio(medians[2] / medians[0]),
        ])
    }
}

private func benchmarkQueries(_ counts: [Int]) {
    print("\nWaterfall: the elements in a viewport, at random positions")
    row(["items", "ours", "objects", "objects/ours", "elements"])
    for count in counts {
        let photos = Photos(count: count)
        let arrangement = waterfall(photos)
        var objects = AttributesPerItem(photos, lanes: laneCount, width: width, spacing: spacing)
        objects.prepare()
        let offsets = (0..<1000).map { Double($0 * 7919 % 1000) / 1000 * (arrangement.length - 800) }
        var found = 0
        // These contenders do not take turns, because scanning a million objects empties the caches for the next one.
        let medians =
            Stopwatch.medians(
                of: [.init(name: "ours", repetitions: 1000) { found = elementsFound(in: arrangement, at: offsets) }],
                rounds: 15)
            + Stopwatch.medians(
                of: [
                    .init(name: "objects", repetitions: 1) {
                        use(objects.attributes(from: offsets[500], to: offsets[500] + 800))
                    }
                ], rounds: 7)
        row([
            grouped(Double(count)), time(medians[0]), time(medians[1]), ratio(medians[1] / medians[0]),
            twoPlaces(Double(found) / 1000).description,
        ])
    }
}

private func benchmarkMeasuring(_ counts: [Int]) {
    print("\nWaterfall: one item measured, the rest moved; all objects are made again")
    row(["items", "at the start", "in the middle", "at the end", "held", "objects", "objects/end"])
    for count in counts {
        let photos = Photos(count: count)
        var arrangement = waterfall(photos)
        var objects = AttributesPerItem(photos, lanes: laneCount, width: width, spacing: spacing)
        var length = 500.0
        func measuring(_ item: Int, times: Int) -> Stopwatch.Contender {
            .init(name: "", repetitions: times) { for _ in 0..<times { measure(item) } }
        }
        func measure(_ item: Int) {
            length = length == 500 ? 520 : 500
            _ = try? arrangement.measure([MeasuredSize(.item(item), length: length)])
        }
        let medians = Stopwatch.medians(
            of: [
                measuring(1, times: 1), measuring(count / 2, times: 1), measuring(count - 2, times: 100),
                .init(name: "held", repetitions: 1) {
                    let before = arrangement
                    withExtendedLifetime(before) { measure(count - 2) }
                },
                .init(name: "objects", repetitions: 1) { objects.prepare() },
            ], rounds: 7)
        row([grouped(Double(count))] + medians.map(time) + [ratio(medians[4] / medians[2])])
    }
}
