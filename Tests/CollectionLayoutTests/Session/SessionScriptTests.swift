import Testing

@testable import CollectionLayout

@Suite("A recorded session")
struct SessionScriptTests {
    @Test(
        "Random events, written as text and read again, lead to the same session after each of them",
        arguments: LayoutFixture.all, [Orientation.vertical, Orientation(.horizontal, .rightToLeft)])
    func randomEvents(layout: LayoutFixture, orientation: Orientation) throws {
        let seed = 0x5C21
        var episode = try SessionEpisode(layout, orientation, seed: seed)
        var recorded: [CollectionSession] = []
        episode.onEvent = { recorded.append($0) }
        for _ in 0..<60 where episode.problems.isEmpty { try episode.step() }
        recorded.append(episode.session)
        let text = episode.script.text
        let script = try SessionScript(text, code: .fixtures)
        #expect(script.text == text)
        var (difference, last): (String?, Int) = (nil, 0)
        try script.replay { index, session, _ in
            guard difference == nil else { return }
            (difference, last) = (session.difference(from: recorded[index + 1]), index)
        }
        if let difference { Issue.record("seed \(seed), after \(script.events[last].line): \(difference)") }
    }

    @Test("A changed item keeps its new span in the text")
    func changedSpan() throws {
        let section = CollectionSection(SpanningGrid(lanes: .count(3)), items: Items(count: 4, size: .fixed(40)))
        var script = SessionScript(.init([section], in: .init(Size(width: 300, height: 300))))
        var edit = Edit()
        edit.changeItem(0, to: .fixed(40), span: 2, rowSpan: 1, breadth: nil)
        script.events.append(.edited(edit, animated: false))
        let frame = try SessionScript(script.text, code: ScriptCode(sections: [section])).replay().arrangement
            .logicalFrame(of: .item(0))
        #expect(frame?.breadth == 200)
    }

    @Test("Damaged text is an error that names the line, or another script, but never crashes")
    func damage() throws {
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed ^ 0xDA3A)
            let layout = LayoutFixture.all.randomElement(using: &random)!
            var episode = try SessionEpisode(layout, .vertical, seed: seed, maximumItemCount: 12)
            for _ in 0..<12 where episode.problems.isEmpty { try episode.step() }
            let lines = episode.script.text.split(separator: "\n")
            for _ in 0..<20 {
                let index = Int.random(in: 0..<lines.count, using: &random)
                var damaged = lines
                damaged[index] = Substring(random.damaged(lines[index]))
                do throws(ScriptError) {
                    let script = try SessionScript(damaged.joined(separator: "\n"), code: .fixtures)
                    _ = try? script.replay()
                } catch {
                    #expect(error.line == index + 1, "seed \(seed), \(damaged[index]): \(error)")
                }
            }
        }
    }

    @Test("Events that no random session has are also written and read")
    func otherEvents() throws {
        let shelf = CollectionSection(
            LinearList(spacing: 6), items: Items(count: 30, size: .fixed(50)),
            orthogonal: OrthogonalScrolling(
                itemsPerGroup: 2, length: .fixed(80), minimumLength: 9, groupMargins: .init(leading: 2, trailing: 3),
                groupBreadth: 77))
        var badged = CollectionSection(
            LinearList(), items: Items([.fixed(8), .ratio(1)], spans: [2], rowSpans: [1, 3], breadths: [nil, 4]))
        badged.decorations = [.badge(length: 4, breadth: 5, at: .endTrailing), .separator(isOnlyBetween: true)]
        badged.decorations[0].occurrence = .init(of: [1], inGroupsOf: 3)
        badged.boundary = [BoundaryItem(length: .estimated(8), at: .startTrailing, offset: (1, 2), isPinned: true)]
        badged.background = SectionBackground(behind: .items, insets: LogicalInsets(start: 3))
        var script = SessionScript(
            SessionScript.Beginning(
                [shelf, badged], in: .init(Size(width: 300, height: 250), margin: 40, shelfMargin: 7)))
        var session = try script.begin()
        var changed: [CollectionSection] = []
        _ = try session.changeSections {
            $1.insets = LogicalInsets(leading: Double($0))
            changed.append($1)
        }
        script.events = [
            .sectionsChanged(changed, animated: false), .shelfRestored(0, to: 120), .shelfRestored(0, to: 1e9),
            .shelfRestored(1, to: 3), .sectionsChanged([], animated: true), .scrolled(to: .nan, .person),
            .scrolled(to: -.infinity, .host), .settled(items: .max), .settled(items: -5), .settledThrough(.infinity),
        ]
        let copy = try SessionScript(script.text, code: ScriptCode(sections: [shelf, badged]))
        #expect(copy.text == script.text)
        var answers: [String] = []
        let replayed = try script.replay { answers.append("\($2)") }
        var index = 0
        let again = try copy.replay {
            #expect("\($2)" == answers[$0])
            index = $0
        }
        #expect(index == script.events.count - 1)
        #expect(again.difference(from: replayed) == nil)
        let copied = try #require(again.arrangement.sections[0].content as? OrthogonalContent)
        #expect(copied.scrolling == shelf.orthogonal)
        #expect(again.arrangement.sections[1].accessories.insets.leading == 1)
        // 30 items of 50 points, 29 gaps of 6 points, less the width of the viewport.
        let end: Double = 1500 + 174 - 300
        #expect(again.arrangement.innerOffset(ofSection: 0) == end)
    }

    @Test(
        "Lines that cannot be read are errors with their number",
        arguments: [
            ("", 1, ScriptError.Problem.missingBeginning), ("presented\n", 1, .missingBeginning),
            ("#\n\nbegin 1\n", 3, .missingWord), ("begin 1 2 x", 1, .unreadableWord("x")),
            ("BEGIN\npresented\nfell\n", 3, .unknownEvent("fell")),
            ("BEGIN\nscrolled 3 person\n", 2, .unreadableWord("person")), ("BEGIN\nscrolled 3\n", 2, .missingWord),
            ("BEGIN\npresented\n# rem\npresented 1\n", 4, .extraWord("1")),
            ("BEGIN\nscrolled 3 77\n", 2, .unreadableWord("77")),
            ("BEGIN\nedited 1 drop 0 0\n", 2, .unreadableWord("drop")),
            ("BEGIN\nmeasured -1\n", 2, .unreadableWord("-1")),
            ("BEGIN\npolicy-changed center end 5 wavy_9 0 none 0 true\n", 2, .unknownStyle("wavy 9")),
            ("BEGIN\nsection-changed 0 true Spiral() -\n", 2, .unknownLayout("Spiral()")),
            (
                "BEGIN\nsection-changed 0 true LinearList(spacing:_0.0) - - 0 - - false false 0 - 0 0.0 0.0 0.0 0.0 0.0 + wobble\n",
                2, .unknownEffect("wobble")
            ),
        ])
    func errors(text: String, line: Int, problem: ScriptError.Problem) throws {
        let beginning = SessionScript(.init([], in: .init(Size(width: 3, height: 3)))).text.dropLast()
        let text = text.replacing("BEGIN", with: beginning)
        let code = ScriptCode(sections: [CollectionSection(LinearList(), items: Items(count: 0))])
        #expect(throws: ScriptError(line: line, problem: problem)) { try SessionScript(text, code: code) }
        #expect("\(ScriptError(line: line, problem: problem))".hasPrefix("line \(line) of the script: "))
    }

    @Test("Every layout, effect and style has its own name, which survives being written")
    func names() throws {
        let names = ScriptCode.sections.map(\.layoutName) + ViewportEffect.fixtures.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names + ["", "%", "a_b  c", "\n\t\u{1F3A8}%95;"] {
            var words = ScriptWriter("name")
            words.add(ScriptName(name))
            var reader = ScriptReader(Substring(words.line), code: ScriptCode())
            _ = try reader.word()
            #expect(try reader.read(ScriptName.self).name == name)
            try reader.checkEnd()
        }
    }

    @Test("A text replays the pages of edited items, in which a session places them")
    func pages() throws {
        let list = CollectionSection(
            LinearList(), items: Items((0..<3000).map { .ratio(0.3 + Double($0 * 37 % 101) / 100) }))
        var session = try CollectionSession([list], in: .init(Size(width: 300, height: 400)))
        var edit = Edit()
        edit.insertItem(.ratio(1), at: 5)
        _ = try session.apply(edit)
        let waterfall = CollectionSection(
            Waterfall(lanes: .count(3), spacing: 4),
            items: try #require(session.arrangement.description(ofSection: 0)?.items))
        var script = SessionScript(.init([list], in: .init(Size(width: 300, height: 400))))
        script.events = [.edited(edit, animated: false), .sectionChanged(0, waterfall, animated: false)]
        let code = ScriptCode(sections: [list, waterfall])
        let (direct, read) = (try script.replay(), try SessionScript(script.text, code: code).replay())
        #expect(
            direct.contentLength == read.contentLength && direct.arrangement.settledEnd == read.arrangement.settledEnd)
    }
}

extension CollectionSession {
    /// Returns the first difference from another session in words; nil if there is none.
    fileprivate func difference(from other: CollectionSession) -> String? {
        func compare<Value: Equatable>(_ what: String, _ value: (CollectionSession) -> Value) -> String? {
            value(self) == value(other) ? nil : "\(what) is \(value(self)), not \(value(other))"
        }
        return compare("the offset") { $0.offset } ?? compare("the viewport") { $0.viewport }
            ?? compare("the length") { $0.contentLength } ?? compare("the settled end") { $0.settledEnd }
            ?? compare("the progress") { $0.progress } ?? compare("the anchor") { $0.heldAnchor }
            ?? compare("the dragged item") { $0.reordering?.item }
            ?? compare("the keys") { session in (0..<400).map { session.id(of: ElementKey(raw: $0)) } }
            ?? compare("the states") { session in (0..<400).map { session.state(of: ElementKey(raw: $0)) } }
            ?? compare("the frames") { $0.arrangement.allFrames }
    }
}

extension SplitMix64 {
    /// Returns the line without a word, or with a word twice or another one.
    fileprivate mutating func damaged(_ line: Substring) -> String {
        var words = line.split(separator: " ").map(String.init)
        let index = Int.random(in: words.indices, using: &self)
        switch Int.random(in: 0..<4, using: &self) {
        case 0: words.remove(at: index)
        case 1: words.insert(words[index], at: index)
        default:
            let others = [
                "-1", "0", "1", "2", "7", "1e300", "nan", "-", "+", "true", "false", "16777216", "72057594037927935",
                "9223372036854775807", "-9223372036854775808", "begin", "%", "x",
            ]
            words[index] = others.randomElement(using: &self)!
        }
        return words.joined(separator: " ")
    }
}
