import CollectionLayout

/// Measures one frame of a session after each kind of event, at the top of a waterfall.
func benchmarkSessions(_ counts: [Int]) {
    print("\nA session at the top of a waterfall: one frame after each event")
    row(["items", "first frame", "new width", "scrolled", "measured", "held", "edited", "appended"])
    for count in counts {
        let layout = Waterfall(lanes: .count(laneCount), spacing: spacing)
        let section = CollectionSection(layout, items: Photos(count: count).items)
        guard var session = try? CollectionSession([section], in: .init(viewport)) else { continue }
        var changes = CollectionSession.Changes()
        var step = 0
        func present(_ event: () throws -> Void) {
            step += 1
            try? event()
            session.takeChanges(into: &changes)
            session.presented()
        }
        func measure() {
            present { _ = try session.measured([MeasuredSize(.item(1), length: step.isMultiple(of: 2) ? 500 : 520)]) }
        }
        let medians = Stopwatch.medians(
            of: [
                .init(name: "first frame", repetitions: 1) {
                    guard var first = try? CollectionSession([section], in: .init(viewport)) else { return }
                    var changes = CollectionSession.Changes()
                    first.takeChanges(into: &changes)
                },
                .init(name: "new width", repetitions: 1) {
                    present {
                        let size = Size(width: step.isMultiple(of: 2) ? width : width / 2, height: viewport.height)
                        _ = try session.resized(to: .init(size), orientation: .vertical)
                    }
                },
                .init(name: "scrolled", repetitions: 1) {
                    present { _ = try session.scrolled(to: step.isMultiple(of: 2) ? 0 : 40, by: .person) }
                },
                .init(name: "measured", repetitions: 1) { measure() },
                .init(name: "held", repetitions: 1) {
                    let before = session
                    withExtendedLifetime(before) { measure() }
                },
                .init(name: "edited", repetitions: 1) {
                    present {
                        var edit = Edit()
                        edit.deleteItem(5)
                        edit.insertItem(.estimated(ratio: 1, plus: 40), at: 2)
                        _ = try session.apply(edit)
                    }
                },
                .init(name: "appended", repetitions: 1) {
                    present {
                        var edit = Edit()
                        edit.insertItem(.estimated(ratio: 1, plus: 40), at: session.arrangement.itemCount(inSection: 0))
                        _ = try session.apply(edit)
                    }
                },
            ], rounds: 9)
        row([grouped(Double(count))] + medians.map(time))
    }
}
