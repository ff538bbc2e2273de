import Testing

@testable import CollectionLayout

@Suite("The rule that chooses what holds its position, and when")
struct SessionHeldPositionTests {
    private func session(
        _ items: Items, holding held: ScrollAnchor.HeldPosition = .end(tolerance: 8)
    ) throws -> CollectionSession {
        try session([CollectionSection(LinearList(), items: items)], holding: held)
    }

    private func session(
        _ sections: [CollectionSection], holding held: ScrollAnchor.HeldPosition = .end(tolerance: 8)
    ) throws -> CollectionSession {
        try CollectionSession(
            sections, in: .init(Size(width: 300, height: 400), margin: 200), policy: .init(heldPosition: held))
    }

    private func appended(to session: inout CollectionSession) throws -> Double {
        var edit = Edit()
        edit.insertItem(.fixed(100), at: session.arrangement.itemCount(inSection: 0))
        return try session.apply(edit).response.correction
    }

    @Test("A conversation follows its end once a person has scrolled there, also if the end was not presented yet")
    func scrolledToTheEnd() throws {
        var session = try session(Items(count: 100, size: .fixed(100)))
        _ = try session.scrolled(to: 9100, by: .person)
        session.presented()
        _ = try session.scrolled(to: 9600, by: .person)
        #expect(try appended(to: &session) == 100)
        session.presented()
        #expect(try appended(to: &session) == 100)
        // Above the end, items stay where they are.
        _ = try session.scrolled(to: session.offset - 50, by: .person)
        #expect(try appended(to: &session) == 0)
    }

    @Test("Late measurements leave a conversation at its end")
    func measuredAtTheEnd() throws {
        var session = try session(Items(count: 200, size: .estimated(50)))
        var changes = CollectionSession.Changes()
        for distance in [600.0, 300, 0] {
            _ = try session.scrolled(to: session.offsetRange.upperBound - distance, by: .person)
            repeat {
                session.takeChanges(into: &changes)
                let sizes = changes.unmeasured.compactMap { session.id(of: $0) }.map { MeasuredSize($0, length: 80) }
                _ = try session.measured(sizes)
            } while !changes.unmeasured.isEmpty
            session.presented()
        }
        #expect(session.offset == session.offsetRange.upperBound)
        #expect(try appended(to: &session) == 100)
    }

    /// The visible items' positions in the viewport.
    private func positions(_ session: CollectionSession, _ map: CollectionMap? = nil) -> [ElementID: Double] {
        var found: [ElementID: Double] = [:]
        session.forEachElement(in: session.visibleRect) { element in
            guard let id = map == nil ? element.id : map!.oldID(of: element.id) else { return }
            found[id] = element.frame.y - session.offset
        }
        return found
    }

    @Test("What is in view does not move when items are inserted out of view, after all that was in view is gone")
    func insertedOutOfView() throws {
        let edits: [(inout Edit) -> Void] = [
            { for item in 95..<115 { $0.deleteItem(item) } }, { for item in 80..<120 { $0.deleteItem(item) } },
            { $0.changeItem(99, to: .fixed(40)) },
        ]
        for (change, isDescribed) in edits.flatMap({ [($0, false), ($0, true)] }) {
            var items = [ItemSize](repeating: .fixed(100), count: 200)
            items[99] = .fixed(900)
            var session = try session(Items(items), holding: .start)
            _ = try session.scrolled(to: 10_000, by: .person)
            session.presented()
            var edit = Edit()
            change(&edit)
            _ = try session.apply(edit)
            if isDescribed { _ = try session.changeSection(0) { $0.footer = .fixed(50) } }
            session.presented()
            let before = positions(session)
            let shown = before.keys.map(\.item).sorted()
            for index in [shown.first!, shown.last! + 1] {
                var copy = session
                var insertion = Edit()
                insertion.insertItem(.fixed(100), at: index)
                let answer = try copy.apply(insertion)
                let after = positions(copy, answer.map)
                #expect(after.allSatisfy { before[$0] == nil || before[$0] == $1 }, "at \(index) of \(shown)")
            }
        }
    }

    @Test("Another rule counts from the next change on, whatever was held before")
    func anotherRule() throws {
        var session = try session(Items(count: 100, size: .fixed(100)), holding: .start)
        _ = try session.scrolled(to: 9600, by: .person)
        session.presented()
        var edit = Edit()
        edit.insertItem(.fixed(100), at: 0)
        #expect(try session.apply(edit).response.correction == 100)
        session.presented()
        session.policy.heldPosition = .end(tolerance: 8)
        #expect(try appended(to: &session) == 100)
        session.presented()
        session.policy.heldPosition = .start
        #expect(try appended(to: &session) == 0)
    }

    @Test("Another rule does not let go of a requested destination")
    func anotherRuleAtADestination() throws {
        var session = try session(Items(count: 100, size: .estimated(100)), holding: .start)
        let response = try session.scroll(to: ScrollDestination(.item(50), alignment: .center))
        _ = try session.scrolled(to: try #require(response.scrollTo), by: .host)
        session.policy.heldPosition = .end(tolerance: 8)
        let place = session.element(.item(50))!.frame.y - session.offset
        _ = try session.measured([MeasuredSize(.item(49), length: 300)])
        #expect(session.element(.item(50))?.frame.y == session.offset + place)
    }

    @Test("Another rule counts once a person has left a requested destination")
    func anotherRuleAfterADestination() throws {
        var session = try session(Items(count: 100, size: .fixed(50)), holding: .start)
        let response = try session.scroll(to: ScrollDestination(.item(10), alignment: .start))
        _ = try session.scrolled(to: try #require(response.scrollTo), by: .host)
        session.presented()
        _ = try session.scrolled(to: session.offset + 20, by: .person)
        session.policy.heldPosition = .end(tolerance: 8)
        var edit = Edit()
        edit.insertItem(.fixed(50), at: 15)
        #expect(try session.apply(edit).response.correction == 50)
    }

    @Test(
        "If all visible elements are deleted, the viewport keeps its offset",
        arguments: [ScrollAnchor.HeldPosition.start, .center, .end(tolerance: 8)], [20..<28, 15..<27, 15..<50, 0..<40])
    func deletedInView(_ held: ScrollAnchor.HeldPosition, _ deleted: Range<Int>) throws {
        for hasHeader in [false, true] {
            var list = CollectionSection(LinearList(), items: Items(count: 100, size: .fixed(100)))
            if hasHeader { list.header = .fixed(40) }
            var session = try session([list], holding: held)
            _ = try session.scrolled(to: 2100, by: .person)
            session.presented()
            var edit = Edit()
            for item in deleted { edit.deleteItem(item) }
            let answer = try session.apply(edit)
            #expect(!answer.response.isHeld && session.offset == 2100)
        }
    }

    @Test("After a change that no item outlasts, the viewport is where it was, and something holds its position again")
    func replacedByOthers() throws {
        for (footer, count) in [(0.0, 60), (40, 90), (40, 30)] {
            var list = CollectionSection(LinearList(), items: Items(count: 60, size: .fixed(100)))
            if footer > 0 { list.footer = .fixed(footer) }
            var session = try session([list])
            _ = try session.scrolled(to: 2000, by: .person)
            session.presented()
            var replacement = Edit()
            for item in 0..<60 { replacement.deleteItem(item) }
            replacement.insertItems(Array(repeating: .fixed(100), count: count), at: 0)
            _ = try session.apply(replacement)
            #expect(session.offset == 2000)
            session.presented()
            var edit = Edit()
            edit.insertItem(.fixed(100), at: 0)
            #expect(try session.apply(edit).response.correction == 100)
        }
    }

    @Test("After another size at the start, the rule for insertions counts again")
    func resizedAtStart() throws {
        let list = CollectionSection(LinearList(), items: Items(count: 20, size: .fixed(50)))
        var session = try CollectionSession(
            [list], in: .init(Size(width: 200, height: 200)), policy: .init(heldPosition: .startAlways))
        _ = try session.resized(to: .init(Size(width: 100, height: 200)))
        session.presented()
        var edit = Edit()
        edit.insertItem(.fixed(70), at: 0)
        #expect(try session.apply(edit).response.correction == 70)
    }

    @Test("A conversation at its end stays there in another size, and follows appended messages")
    func conversationResized() throws {
        for count in [2, 40] {
            let list = CollectionSection(LinearList(), items: Items(count: count, size: .fixed(50)))
            var session = try CollectionSession(
                [list], in: .init(Size(width: 200, height: 300)), policy: .init(heldPosition: .end(tolerance: 8)))
            _ = try session.scrolled(to: session.offsetRange.upperBound, by: .person)
            session.presented()
            _ = try session.resized(to: .init(Size(width: 300, height: 180)))
            #expect(session.offset == session.offsetRange.upperBound)
            session.presented()
            var edit = Edit()
            edit.insertItems([.fixed(120), .fixed(30)], at: count)
            _ = try session.apply(edit)
            #expect(session.offset == session.offsetRange.upperBound && session.offset > 0)
        }
    }

    @Test("A page that a rule chose after a requested scroll is not taken for the requested one")
    func pageAfterRequest() throws {
        func correction(afterRequest isRequested: Bool) throws -> Double {
            let tall = CollectionSection(LinearList(), items: Items(count: 50, size: .fixed(150)))
            var session = try CollectionSession(
                [tall], in: .init(Size(width: 100, height: 100)), policy: .init(snapping: .paging))
            if isRequested {
                let answer = try session.scroll(to: ScrollDestination(.item(4), alignment: .start))
                _ = try session.scrolled(to: #require(answer.scrollTo), by: .host)
                session.presented()
            }
            _ = try session.scrolled(to: 1000, by: .person)
            session.presented()
            return try session.resized(to: .init(Size(width: 120, height: 100))).correction
        }
        #expect(try correction(afterRequest: true) == correction(afterRequest: false))
    }

    @Test("After a scroll to an element that is in view, the anchored element is the same as before")
    func inView() throws {
        let rows = CollectionSection(LinearList(), items: Items(count: 50, size: .fixed(62)))
        func insertingOne(at item: Int, afterRevealing revealed: Int?, _ policy: CollectionSession.Policy) throws
            -> Double
        {
            var session = try CollectionSession([rows], in: .init(Size(width: 300, height: 400)), policy: policy)
            if case .end = policy.heldPosition {
                _ = try session.scrolled(to: 50 * 62 - 400, by: .person)
            }
            session.presented()
            if let revealed {
                let response = try session.scroll(to: ScrollDestination(.item(revealed)))
                #expect(response.scrollTo == nil)
            }
            session.presented()
            var edit = Edit()
            edit.insertItem(.fixed(62), at: item)
            _ = try session.apply(edit)
            return session.offset
        }
        #expect(try insertingOne(at: 0, afterRevealing: 2, .init()) == 0, "the start shows what is inserted there")
        let sticky = CollectionSession.Policy(heldPosition: .end(tolerance: 1))
        #expect(try insertingOne(at: 50, afterRevealing: 47, sticky) == 51 * 62 - 400, "the end is followed")
    }

    @Test("An element that is in view by its estimate is scrolled to once measurements move it away")
    func inViewByEstimate() throws {
        let rows = CollectionSection(LinearList(), items: Items((0..<50).map { _ in .estimated(20) }))
        var session = try CollectionSession([rows], in: .init(Size(width: 300, height: 400)))
        #expect(try session.scroll(to: ScrollDestination(.item(5))).scrollTo == nil)
        let response = try session.measured((0..<20).map { MeasuredSize(.item($0), length: 100) })
        #expect(response.scrollTo == 200, "the end of the item at the end of the viewport")
    }
}
