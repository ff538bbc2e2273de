import Testing

@testable import CollectionLayout

@Suite("Transitions that take over from others")
struct TransitionInterruptionTests {
    @Test("Nothing jumps, nothing is lost, and all arrives", arguments: LayoutFixture.all)
    func continuity(layout: LayoutFixture) throws {
        // The last style keeps all elements visible to the end.
        var styles = [
            TransitionStyle.fade, .scale(from: 0.5), .slide(.left), .fade.combined(with: .scale()),
            TransitionStyle { _, _, _ in },
        ]
        for seed in 0..<12 {
            var random = SplitMix64(seed: seed)
            var collection = try ChangingCollection(
                layout, Orientation.all.randomElement(using: &random)!, hasEffects: random.oneIn(2), using: &random)
            var (before, oldOffset) = (collection.arrangement, collection.offset)
            var map = try collection.change(using: &random)
            styles.shuffle(using: &random)
            var transition = LayoutTransition(
                from: before, at: oldOffset, to: collection.arrangement, at: collection.offset, through: map,
                style: styles[0])
            for _ in 0..<3 {
                (before, oldOffset) = (collection.arrangement, collection.offset)
                map = try collection.change(using: &random)
                let progress = random.oneIn(8) ? 1 : Double.random(in: 0...1.1, using: &random)
                let next = transition.interrupted(
                    at: progress, from: before, at: oldOffset, to: collection.arrangement, at: collection.offset,
                    through: map, style: random.oneIn(2) ? nil : styles[1])
                var problems = transition.problems(at: progress, in: before, with: next, map)
                problems += next.problems(arrivingIn: collection.arrangement, at: collection.offset)
                problems += next.strangers(leaving: before, arrivingIn: collection.arrangement)
                guard problems.isEmpty else {
                    Issue.record("seed \(seed), at \(progress), \(collection.script): \(problems.prefix(5))")
                    return
                }
                transition = next
            }
        }
    }

    @Test("Inserted, deleted and moved elements continue from their present state")
    func example() throws {
        // There are four rows of 100. The second is deleted, and halfway a row is inserted at the front.
        let size = Size(width: 100, height: 400)
        let list = CollectionSection(Waterfall(lanes: .count(1)), items: Items(count: 4, size: .fixed(100)))
        let first = try Arrangement([list], in: size)
        var second = first
        var deletion = Edit()
        deletion.deleteItem(1)
        let removal = try second.apply(deletion)
        let transition = LayoutTransition(from: first, at: 0, to: second, at: 0, through: removal)
        var third = second
        var insertion = Edit()
        insertion.insertItem(.fixed(100), at: 0)
        let map = try third.apply(insertion)
        let next = transition.interrupted(at: 0.5, from: second, at: 0, to: third, at: 0, through: map)

        func tops(_ progress: Double) -> [Double] { next.state(at: progress).map(\.frame.y) }
        func alphas(_ progress: Double) -> [Double] { next.state(at: progress).map(\.alpha) }
        #expect(next.elements.map(\.step) == [.persist, .disappear, .persist, .persist, .appear])
        #expect(next.elements.map(\.key) == [0, 1, 2, 3, 4])
        #expect(next.elements.map(\.before) == [.item(0), nil, .item(1), .item(2), nil])
        #expect(next.elements.map(\.after) == [.item(1), nil, .item(2), .item(3), .item(0)])
        #expect(tops(0) == [0, 100, 150, 250, 0] && alphas(0) == [1, 0.5, 1, 1, 0])
        #expect(tops(0.5) == [50, 100, 175, 275, 0] && alphas(0.5) == [1, 0.25, 1, 1, 0.5])
        #expect(tops(1) == [100, 100, 200, 300, 0] && alphas(1) == [1, 0, 1, 1, 1])
    }

    @Test("Finished elements and elements out of view are not taken over")
    func goneAndOutOfSight() throws {
        // There are six rows, three of which fit. The first is deleted, and then the others are pushed on by two.
        let list = CollectionSection(LinearList(), items: Items(count: 6, size: .fixed(100)))
        let first = try Arrangement([list], in: Size(width: 100, height: 300))
        var second = first
        var deletion = Edit()
        deletion.deleteItem(0)
        let removal = try second.apply(deletion)
        let still = TransitionStyle { _, _, _ in }
        let transition = LayoutTransition(from: first, at: 0, to: second, at: 200, through: removal, style: still)
        #expect(transition.elements.map(\.before) == [.item(0), .item(1), .item(2), .item(3), .item(4), .item(5)])
        let same = CollectionMap.identity(sectionCount: 1)
        for (progress, taken) in [(0.99, [nil, 1, 2, 3, 4]), (1, [2, 3, 4]), (1.5, [2, 3, 4])] as [(Double, [Int?])] {
            let next = transition.interrupted(at: progress, from: second, at: 200, to: second, at: 200, through: same)
            #expect(next.elements.map { $0.before?.item } == taken, "at \(progress)")
        }
    }

    @Test("Scrolling meanwhile moves everything, and what comes next begins there")
    func scrolling() throws {
        let list = CollectionSection(Waterfall(lanes: .count(1)), items: Items(count: 100, size: .fixed(50)))
        let arrangement = try Arrangement([list], in: Size(width: 100, height: 200))
        let same = CollectionMap.identity(sectionCount: 1)
        let transition = LayoutTransition(from: arrangement, at: 0, to: arrangement, at: 100, through: same)
        let scrolled = transition.moved(by: Point(x: 0, y: -30))
        for progress in [0, 0.3, 1] {
            let expected = transition.state(at: progress).map { $0.frame.y - 30 }
            #expect(scrolled.state(at: progress).map(\.frame.y) == expected)
        }
        // Scrolling has brought the seventh row into view.
        var after = arrangement
        var deletion = Edit()
        deletion.deleteItem(6)
        let map = try after.apply(deletion)
        let next = scrolled.interrupted(at: 0.5, from: arrangement, at: 130, to: after, at: 130, through: map)
        #expect(scrolled.problems(at: 0.5, in: arrangement, with: next, map) == [])
        #expect(next.problems(arrivingIn: after, at: 130) == [])
        let deleted = try #require(next.elements.first { $0.step == .disappear })
        #expect(deleted.before == .item(6) && deleted.start.frame.y == 170)
    }

    @Test("Nothing is left of faded elements, however often one transition takes over from another")
    func remains() throws {
        var arrangement = try Arrangement(
            [CollectionSection(Waterfall(lanes: .count(1)), items: Items(count: 1000, size: .fixed(20)))],
            in: Size(width: 100, height: 200))
        var transition: LayoutTransition?
        var most = 0
        for _ in 0..<60 {
            let before = arrangement
            var edit = Edit()
            edit.deleteItem(3)
            let map = try arrangement.apply(edit)
            transition =
                transition?.interrupted(at: 0.5, from: before, at: 0, to: arrangement, at: 0, through: map)
                ?? LayoutTransition(from: before, at: 0, to: arrangement, at: 0, through: map)
            most = max(most, transition?.elements.count ?? 0)
        }
        #expect(most < 10 + 20, "ten rows are visible; one that goes is halved eight times")
    }
}

extension LayoutTransition {
    /// Returns the elements that jump or are lost when another transition takes over, in words.
    fileprivate func problems(
        at progress: Double, in arrangement: Arrangement, with next: LayoutTransition, _ map: CollectionMap
    ) -> [String] {
        var problems: [String] = []
        let keys = next.elements.map(\.key)
        if Set(keys).count != keys.count { problems.append("a key stands for two elements") }
        let successors = [Int: (Element, TransitionState)](
            zip(keys, zip(next.elements, next.state(at: 0)))
        ) { first, _ in first }
        for (element, state) in zip(elements, state(at: progress)) {
            guard let (successor, start) = successors[element.key] else {
                let isGone =
                    element.step == .disappear && (progress >= 1 || state.alpha < 0.01 || state.transform.scale < 0.01)
                if !isGone, arrangement.viewport.shows(state.drawnBounds) {
                    problems.append("\(element) was lost at \(state)")
                }
                continue
            }
            if element.step == .disappear, progress >= 1 { problems.append("\(element) has arrived and goes on") }
            if start != state { problems.append("\(element) jumped from \(state) to \(start)") }
            if successor.before != element.after { problems.append("\(element) became \(successor)") }
            let wasLeaving = element.after == nil
            if wasLeaving, successor.step != .disappear { problems.append("\(element) came back") }
        }
        return problems
    }

    /// Returns the visible elements that do not arrive where they must, in words.
    fileprivate func problems(arrivingIn arrangement: Arrangement, at offset: Double) -> [String] {
        var problems: [String] = []
        var missing = arrangement.visibleIDs(at: offset)
        for (element, state) in zip(elements, state(at: 1)) {
            guard let id = element.after, missing.remove(id) != nil else { continue }
            let look = arrangement.look(of: id, at: offset)
            if state.frame != arrangement.screenFrame(of: id, at: offset) || state.alpha != look?.alpha
                || state.transform != look?.transform
            {
                problems.append("\(element) arrives at \(state)")
            }
        }
        if !missing.isEmpty { problems.append("\(missing) is missing") }
        return problems
    }

    /// Returns the elements that are visible neither at the beginning nor at the end, in words.
    fileprivate func strangers(leaving before: Arrangement, arrivingIn after: Arrangement) -> [String] {
        elements.filter { element in
            !before.viewport.shows(element.start.drawnBounds) && !after.viewport.shows(element.end.drawnBounds)
        }
        .map { "\($0) is never visible" }
    }
}
