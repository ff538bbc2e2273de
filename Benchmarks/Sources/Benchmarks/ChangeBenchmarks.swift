import CollectionLayout

/// Measures edits, and planning a transition.
func benchmarkChanges(_ counts: [Int]) {
    print("\nOne item inserted or appended, and the plan of the transition")
    row([
        "items", "list, front", "held", "list, append", "held", "lanes, front", "lanes, append", "held", "transition",
        "elements",
    ])
    for count in counts {
        let photos = Photos(count: count)
        let list = CollectionSection(LinearList(spacing: spacing), items: photos.items)
        let lanes = CollectionSection(Waterfall(lanes: .count(laneCount), spacing: spacing), items: photos.items)
        guard var rows = try? Arrangement([list], in: viewport), var columns = try? Arrangement([lanes], in: viewport)
        else { continue }
        let before = columns
        var insertion = Edit()
        insertion.insertItem(.fixed(100), at: 0)
        guard let map = try? columns.apply(insertion) else { continue }
        var planned = 0
        let medians = Stopwatch.medians(
            of: [
                .init(name: "list, front", repetitions: 1) { insert(at: 0, in: &rows) },
                .init(name: "held", repetitions: 1) { insertWhileHeld(at: 0, in: &rows) },
                .init(name: "list, append", repetitions: 1) { insert(at: rows.itemCount(inSection: 0), in: &rows) },
                .init(name: "held", repetitions: 1) { insertWhileHeld(at: rows.itemCount(inSection: 0), in: &rows) },
                .init(name: "lanes, front", repetitions: 1) { insert(at: 0, in: &columns) },
                .init(name: "lanes, append", repetitions: 1) {
                    insert(at: columns.itemCount(inSection: 0), in: &columns)
                },
                .init(name: "held", repetitions: 1) {
                    insertWhileHeld(at: columns.itemCount(inSection: 0), in: &columns)
                },
                .init(name: "transition", repetitions: 1) {
                    let transition = LayoutTransition(from: before, at: 500, to: columns, at: 500, through: map)
                    planned = transition.elements.count
                },
            ], rounds: 9)
        row([grouped(Double(count))] + medians.map(time) + ["\(planned)"])
    }
}

/// Inserts an item while a copy of the old arrangement exists, as in a transition.
private func insertWhileHeld(at item: Int, in arrangement: inout Arrangement) {
    let before = arrangement
    withExtendedLifetime(before) { insert(at: item, in: &arrangement) }
}

private func insert(at item: Int, in arrangement: inout Arrangement) {
    var edit = Edit()
    edit.insertItem(.fixed(100), at: item)
    _ = try? arrangement.apply(edit)
}
