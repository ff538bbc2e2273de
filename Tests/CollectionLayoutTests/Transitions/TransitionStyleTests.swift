import Testing

@testable import CollectionLayout

@Suite("Styles of transitions")
struct TransitionStyleTests {
    /// Returns a transition of two rows of 100. The first is deleted, the second grows, and a third is inserted.
    private func transition(_ style: TransitionStyle) throws -> LayoutTransition {
        let before = try Arrangement(
            [CollectionSection(Waterfall(lanes: .count(1)), items: Items(count: 2, size: .fixed(100)))],
            in: Size(width: 200, height: 400))
        var after = before
        var edit = Edit()
        edit.deleteItem(0)
        edit.changeItem(1, to: .fixed(140))
        edit.insertItem(.fixed(80), at: 1)
        let map = try after.apply(edit)
        return LayoutTransition(from: before, at: 0, to: after, at: 0, through: map, style: style)
    }

    @Test(
        "Each style, halfway",
        arguments: [
            ("none", TransitionStyle.none, [0, 1, 1], [1, 1, 1], [0, 0, 0]),
            ("fade", .fade, [0.5, 1, 0.5], [1, 1, 1], [0, 0, 0]),
            ("scale", .scale(from: 0.5), [1, 1, 1], [0.75, 1, 0.75], [0, 0, 0]),
            ("slide", .slide(.left), [0.5, 1, 0.5], [1, 1, 1], [-100, 0, -100]),
            ("slide to the other side", .slide(.right), [0.5, 1, 0.5], [1, 1, 1], [100, 0, 100]),
            ("both", .fade.combined(with: .scale()), [0.5, 1, 0.5], [0.5, 1, 0.5], [0, 0, 0]),
        ])
    func halfway(name: String, style: TransitionStyle, alphas: [Double], scales: [Double], lefts: [Double]) throws {
        let transition = try transition(style)
        #expect(transition.elements.map(\.step) == [.disappear, .refresh, .appear])
        let states = transition.state(at: 0.5)
        #expect(states.map(\.alpha) == alphas)
        #expect(states.map(\.transform.scale) == scales)
        #expect(states.map(\.frame.x) == lefts)
        #expect(states.map(\.frame.height) == [100, 120, 80])
        #expect(states.map(\.frame.y) == [0, 50, 140])
    }

    @Test("Up and down, too")
    func upAndDown() throws {
        #expect(try transition(.slide(.up)).state(at: 0.25).map(\.frame.y) == [-25, 75, 140 - 60])
        #expect(try transition(.slide(.down)).state(at: 0.25).map(\.frame.y) == [25, 75, 140 + 60])
    }

    @Test("A style of one's own can ask how much of an element is present")
    func presence() throws {
        let transition = try transition(
            TransitionStyle { state, step, progress in state.alpha = step.presence(at: progress) })
        #expect(transition.state(at: 0.25).map(\.alpha) == [0.75, 1, 0.25])
    }

    @Test("A style of one's own may change what stays, but not where it is at rest")
    func custom() throws {
        let transition = try transition(
            TransitionStyle { state, step, progress in
                state.frame.x = 10 * progress
                state.zIndex = step == .refresh ? 7 : 0
            })
        #expect(transition.state(at: 0.5).map(\.frame.x) == [5, 5, 5])
        #expect(transition.state(at: 0.5).map(\.zIndex) == [0, 7, 0])
        #expect(transition.state(at: 0).map(\.frame.x) == [0, 0, 0])
        #expect(transition.state(at: 1).map(\.frame.x) == [10, 0, 0])
    }

    @Test(
        "Springs overshoot, and nothing makes no sense",
        arguments: [-1e9, -0.3, 1.4, 1e300, .infinity, -.infinity, .nan])
    func overshooting(progress: Double) throws {
        for style in [TransitionStyle.none, .fade, .scale(), .slide(.up)] {
            let transition = try transition(style)
            let states = transition.state(at: progress)
            for state in states {
                #expect(state.frame.y.isFinite && state.frame.height >= 0 && state.frame.height.isFinite)
                #expect((0...1).contains(state.alpha) && state.transform.scale >= 0)
            }
            let cut = progress.isNaN ? 1 : max(-1, min(progress, 2))
            #expect(states[1].frame.y == 100 - 100 * cut, "what moves goes beyond its place")
            #expect(states[0].alpha == (progress < 0 || style.isOpaque ? 1 : 0), "what is gone stays gone")
        }
    }

    @Test("A list turned sideways moves by what is seen, header and background included")
    func orientations() throws {
        let section = CollectionSection(
            Waterfall(lanes: .count(1)), items: Items(count: 3, size: .fixed(50)), header: .fixed(20),
            hasBackground: true)
        let vertical = try Arrangement([section], in: Size(width: 300, height: 200))
        let horizontal = try Arrangement(
            [section], in: Size(width: 300, height: 200), orientation: Orientation(.horizontal, .rightToLeft))
        let transition = LayoutTransition(
            from: vertical, at: 10, to: horizontal, at: 0, through: .identity(sectionCount: 1))
        let states = [ElementID: [TransitionState]](
            uniqueKeysWithValues: transition.elements.enumerated().map { index, element in
                (element.before!, [0, 0.5, 1].map { transition.state(at: $0)[index] })
            })
        #expect(
            states[.header(section: 0)]?.map(\.frame) == [
                Rect(x: 0, y: -10, width: 300, height: 20), Rect(x: 140, y: -5, width: 160, height: 110),
                Rect(x: 280, y: 0, width: 20, height: 200),
            ])
        #expect(
            states[.item(1)]?.map(\.frame) == [
                Rect(x: 0, y: 60, width: 300, height: 50), Rect(x: 90, y: 30, width: 175, height: 125),
                Rect(x: 180, y: 0, width: 50, height: 200),
            ])
        #expect(states[.background(section: 0)]?.map(\.zIndex).allSatisfy { $0 < 0 } == true)
        #expect(states.count == 5)
    }

    @Test("A header that one layout lacks comes and goes")
    func missingHeader() throws {
        func arrangement(_ header: ItemSize?) throws -> Arrangement {
            try Arrangement(
                [
                    CollectionSection(
                        Waterfall(lanes: .count(1)), items: Items(count: 2, size: .fixed(50)), header: header)
                ],
                in: Size(width: 100, height: 200))
        }
        let (with, without) = (try arrangement(.fixed(20)), try arrangement(nil))
        let same = CollectionMap.identity(sectionCount: 1)
        let going = LayoutTransition(from: with, at: 0, to: without, at: 0, through: same)
        let coming = LayoutTransition(from: without, at: 0, to: with, at: 0, through: same)
        #expect(going.elements.map(\.step) == [.disappear, .persist, .persist])
        #expect(coming.elements.map(\.step) == [.persist, .persist, .appear])
    }
}

extension TransitionStyle {
    /// Whether deleted elements do not fade.
    fileprivate var isOpaque: Bool {
        var state = TransitionState(frame: Rect(x: 0, y: 0, width: 1, height: 1))
        change(&state, .disappear, 1)
        return state.alpha == 1
    }
}
