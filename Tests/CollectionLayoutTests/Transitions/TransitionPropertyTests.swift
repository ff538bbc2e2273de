import Testing

@testable import CollectionLayout

/// Checks the promises of transitions for any change of any collection, seen from any offset.
@Suite("Promises of transitions")
struct TransitionPropertyTests {
    @Test("Over random changes, without effects and with them", arguments: LayoutFixture.all, [false, true])
    func promises(layout: LayoutFixture, hasEffects: Bool) throws {
        for seed in 0..<12 {
            var random = SplitMix64(seed: seed)
            let orientation = Orientation.all[seed % 4]
            var collection = try ChangingCollection(layout, orientation, hasEffects: hasEffects, using: &random)
            let trial = try Trial(&collection, using: &random)
            guard trial.problems.isEmpty else {
                Issue.record(
                    """
                    seed \(seed), \(orientation), effects: \(hasEffects), \(collection.script): \
                    \(trial.problems.prefix(5))
                    """)
                return
            }
        }
    }

    @Test("A billion items change their layout at the cost of what is visible")
    func billion() throws {
        let count = 1_000_000_000
        let old = try Arrangement(
            [CollectionSection(UniformGrid(lanes: .count(4)), count: count)], in: Size(width: 400, height: 800))
        let new = try Arrangement(
            [CollectionSection(Staggered(lanes: .count(3)), count: count)], in: Size(width: 400, height: 800))
        let offset = old.length / 3
        let newOffset = try #require(old.anchor(at: offset, holding: .center).flatMap { new.offset(of: $0) })
        let transition = LayoutTransition(
            from: old, at: offset, to: new, at: newOffset, through: .identity(sectionCount: 1))
        #expect(transition.elements.count >= 36)
        #expect(transition.elements.count <= old.visibleCount(at: offset) + new.visibleCount(at: newOffset))
        #expect(transition.elements.allSatisfy { $0.step == .persist })
    }
}

extension Arrangement {
    fileprivate func visibleCount(at offset: Double) -> Int { elements(in: visibleRect(at: offset)).count }
}

/// One random change, and the problems of the transition to it.
private struct Trial {
    let before: Arrangement
    let after: Arrangement
    let oldOffset: Double
    let newOffset: Double
    let map: CollectionMap
    let transition: LayoutTransition
    /// The visible elements before the change.
    private let old: Set<ElementID>
    /// The visible elements after the change.
    private let new: Set<ElementID>
    private(set) var problems: [String] = []

    init(_ collection: inout ChangingCollection, using random: inout SplitMix64) throws {
        (before, oldOffset) = (collection.arrangement, collection.offset)
        map = try collection.change(using: &random)
        (after, newOffset) = (collection.arrangement, collection.offset)
        (old, new) = (before.visibleIDs(at: oldOffset), after.visibleIDs(at: newOffset))
        transition = LayoutTransition(from: before, at: oldOffset, to: after, at: newOffset, through: map)
        checkWhatTakesPart()
        checkEnds()
        checkTravel()
        checkReverse()
    }

    private mutating func checkWhatTakesPart() {
        let elements = transition.elements
        if elements.count > old.count + new.count { problems.append("more takes part than is visible") }
        if !old.isSubset(of: elements.compactMap(\.before)) { problems.append("something visible before is missing") }
        if !new.isSubset(of: elements.compactMap(\.after)) { problems.append("something visible after is missing") }
        if Set(elements.map(\.key)).count != elements.count { problems.append("a key stands for two elements") }
        for element in elements {
            let isVisible =
                element.before.map { old.contains($0) } ?? false || element.after.map { new.contains($0) } ?? false
            if !isVisible { problems.append("\(name(of: element)) is never visible") }
            let (oldID, newID) = (element.before, element.after)
            if let oldID, newID != map.newID(of: oldID).flatMap({ after.element($0)?.id }) {
                problems.append("\(name(of: element)) goes elsewhere")
            }
            if let newID, oldID != map.oldID(of: newID).flatMap({ before.element($0)?.id }) {
                problems.append("\(name(of: element)) comes from elsewhere")
            }
            let step: LayoutTransition.Step =
                oldID == nil ? .appear : newID == nil ? .disappear : map.isChanged(newID!) ? .refresh : .persist
            if element.step != step { problems.append("\(name(of: element)) should \(step)") }
        }
    }

    /// Checks that elements that are visible at either end are there where the arrangement has them.
    private mutating func checkEnds() {
        let states = zip(transition.state(at: 0), transition.state(at: 1))
        for (element, (start, end)) in zip(transition.elements, states) {
            let (first, last) = (
                element.before.flatMap { before.look(of: $0, at: oldOffset) },
                element.after.flatMap { after.look(of: $0, at: newOffset) }
            )
            if let id = element.before, old.contains(id), start.frame != before.screenFrame(of: id, at: oldOffset) {
                problems.append("\(name(of: element)) starts at \(start.frame)")
            }
            if let id = element.after, new.contains(id), end.frame != after.screenFrame(of: id, at: newOffset) {
                problems.append("\(name(of: element)) ends at \(end.frame)")
            }
            if start.alpha != first?.alpha ?? 0 || end.alpha != last?.alpha ?? 0 {
                problems.append("\(name(of: element)) has an alpha from \(start.alpha) to \(end.alpha)")
            }
            if let first, start.transform != first.transform {
                problems.append("\(name(of: element)) is turned before")
            }
            if let last, end.transform != last.transform { problems.append("\(name(of: element)) is turned after") }
        }
    }

    /// Checks that an element that comes into view or leaves it travels to or from its frame, or a nearer one on the
    /// same side.
    private mutating func checkTravel() {
        for element in transition.elements {
            guard let old = element.before, let new = element.after else { continue }
            let start = before.screenBounds(of: old, at: oldOffset)!
            let end = after.screenBounds(of: new, at: newOffset)!
            if !before.viewport.isNearVersion(element.start.drawnBounds, of: start) {
                problems.append("\(name(of: element)) comes from \(element.start.drawnBounds), not \(start)")
            }
            if !after.viewport.isNearVersion(element.end.drawnBounds, of: end) {
                problems.append("\(name(of: element)) goes to \(element.end.drawnBounds), not \(end)")
            }
        }
    }

    /// Checks that the way back is the same way.
    private mutating func checkReverse() {
        let back = LayoutTransition(from: after, at: newOffset, to: before, at: oldOffset, through: map.inverse)
        var states: [Names: TransitionState] = [:]
        for (element, state) in zip(back.elements, back.state(at: 0.25)) {
            states[Names(before: element.after, after: element.before)] = state
        }
        if states.count != transition.elements.count { problems.append("the way back has other elements") }
        for (element, state) in zip(transition.elements, transition.state(at: 0.75)) {
            let other = states[Names(before: element.before, after: element.after)]
            let isSame = other.map { $0.frame.isNearly(state.frame) && abs($0.alpha - state.alpha) < 1e-9 } ?? false
            if !isSame {
                problems.append("\(name(of: element)) is at \(state), but on the way back at \(other as Any)")
            }
        }
    }

    private struct Names: Hashable {
        var before: ElementID?
        var after: ElementID?
    }

    private func name(of element: LayoutTransition.Element) -> String {
        "\(element.before?.description ?? "nothing") → \(element.after?.description ?? "nothing")"
    }
}

extension Size {
    /// Whether a frame equals another one, or replaces it one viewport away if the other is farther, on each axis.
    fileprivate func isNearVersion(_ near: Rect, of frame: Rect) -> Bool {
        func isSame(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-6 }
        func holds(_ near: Double, _ position: Double, _ extent: Double, _ size: Double) -> Bool {
            if position > 2 * size { return isSame(near, 2 * size) }
            if position + extent < -size { return isSame(near + extent, -size) }
            return isSame(near, position)
        }
        return isSame(near.width, frame.width) && isSame(near.height, frame.height)
            && holds(near.x, frame.x, frame.width, width) && holds(near.y, frame.y, frame.height, height)
    }
}

extension Rect {
    fileprivate func isNearly(_ other: Rect) -> Bool {
        abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}
