import LayoutModel
import Testing

@testable import CollectionLayout

@Suite("Scrolling up over lengths that are not known yet")
struct SessionScrollUpTests {
    /// A waterfall. Every measured length moves its own lane only, and items change lanes out of sight.
    private struct Lanes {
        var session: CollectionSession
        private var changes = CollectionSession.Changes()
        private let lengths: [Double]

        init(seed: Int) throws {
            var random = SplitMix64(seed: seed)
            let count = 1000
            let ratios = (0..<count).map { _ in Double.random(in: 0.5...1.7, using: &random) }
            lengths = (0..<count).map { _ in 18 * Double(Int.random(in: 0...3, using: &random)) }
            let section = CollectionSection(
                Waterfall(lanes: .minimumBreadth(240), spacing: 12, placement: .masonry(tolerance: 24)),
                items: Items(ratios.map { ItemSize.estimated(ratio: $0, plus: 36) }), insets: LogicalInsets(all: 12))
            session = try CollectionSession(
                [section], in: .init(Size(width: 985, height: 760), margin: 380), policy: .init(pinning: .host))
        }

        /// Shows all changes and measures all estimates, as a host does in a frame.
        mutating func draw() throws {
            while true {
                session.takeChanges(into: &changes)
                if changes.unmeasured.isEmpty { return session.presented() }
                let sizes = try changes.unmeasured.map { key in
                    let id = try #require(session.id(of: key))
                    let size = try #require(session.arrangement.size(of: id))
                    let breadth = try #require(session.arrangement.logicalFrame(of: id)).breadth
                    let picture = ItemSize.ratio(size.lengthPerBreadth).length(forBreadth: breadth)
                    return MeasuredSize(id, length: picture + lengths[id.item])
                }
                if let target = try session.measured(sizes).scrollTo {
                    _ = try session.scrolled(to: target, by: .host)
                }
            }
        }

        func place(of id: ElementID) -> Double? {
            session.arrangement.logicalFrame(of: id).map { $0.main - session.offset }
        }

        /// Returns the first item that begins in the viewport, which the eye follows.
        func first() throws -> ElementID {
            var best: (id: ElementID, main: Double)?
            session.arrangement.forEachFrame(from: session.offset, to: session.offset + 760) { id, frame, _ in
                if frame.main >= session.offset, frame.main < best?.main ?? .infinity { best = (id, frame.main) }
            }
            return try #require(best).id
        }
    }

    @Test("If the host shows a scroll before it reports it, the first item in view stays in place")
    func firstInView() throws {
        for seed in 0..<12 {
            var lanes = try Lanes(seed: seed)
            try lanes.draw()
            let target = try lanes.session.scroll(to: ScrollDestination(.item(500), alignment: .start)).scrollTo
            _ = try lanes.session.scrolled(to: try #require(target), by: .host)
            try lanes.draw()
            for step in 0..<60 {
                _ = try lanes.session.scrolled(to: lanes.session.offset - 100, by: .person)
                lanes.session.presented()
                let first = try lanes.first()
                let place = try #require(lanes.place(of: first))
                try lanes.draw()
                let now = try #require(lanes.place(of: first))
                #expect(abs(now - place) <= 1 / 64, "seed \(seed), step \(step): item \(first.item)")
            }
        }
    }
}
