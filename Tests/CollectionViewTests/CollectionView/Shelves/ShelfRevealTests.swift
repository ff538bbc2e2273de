import CollectionLayout
import CollectionView
import Testing

/// Animated scrolling to items of sections that scroll across.
@Suite("Orthogonal sections: animated scrolling to an item") @MainActor struct ShelfRevealTests {
    enum Kind: String, CaseIterable {
        case adapter, compositional

        @MainActor func makeLayout() -> CollectionLayoutAdapter {
            switch self {
            case .adapter:
                return CollectionLayoutAdapter { _, environment in
                    CollectionSection(
                        LinearList(spacing: 10), items: Items(count: environment.itemCount, size: .fixed(100)),
                        orthogonal: OrthogonalScrolling(.continuous, length: .fixed(80)))
                }
            case .compositional:
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.absolute(100), .absolute(80)),
                    subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = 10
                section.orthogonalScrollingBehavior = .continuous
                return UICollectionViewCompositionalLayout(section: section)
            }
        }
    }

    private func stage(_ kind: Kind, isRightToLeft: Bool, count: Int = 3) -> AdapterStage {
        AnimationClock.startAfresh()
        let stage = AdapterStage(
            kind.makeLayout(), (0..<count).map { section in (0..<30).map { "\(section).\($0)" } })
        if isRightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
        stage.stage.show()
        return stage
    }

    private func x(_ text: String, _ stage: AdapterStage) throws -> CGFloat {
        let frames = stage.stage.drawnFrames(of: text)
        #expect(frames.count == 1)
        return try #require(frames.first).minX
    }

    @Test("The cells move across with the animation", arguments: Kind.allCases, [false, true])
    func moves(kind: Kind, isRightToLeft: Bool) throws {
        let still = stage(kind, isRightToLeft: isRightToLeft)
        still.view.scrollToItem(at: .item(3, 1), at: .centeredHorizontally, animated: false)
        still.stage.show()
        let end = try x("1.3", still)
        #expect(end == 100)

        let stage = stage(kind, isRightToLeft: isRightToLeft)
        let start = try x("1.2", stage)
        stage.view.scrollToItem(at: .item(3, 1), at: .centeredHorizontally, animated: true)
        stage.stage.show()
        #expect(try x("1.2", stage) == start)
        var places = [start]
        for _ in 0..<20 {
            AnimationClock.current.advance(by: 0.02)
            stage.stage.show()
            places.append(try x("1.2", stage))
        }
        let distance = try #require(places.last) - start
        #expect(try x("1.3", stage) == end && abs(distance) > 50)
        for (before, after) in zip(places, places.dropFirst()) {
            #expect((after - before) * distance >= 0 && abs(after - before) < abs(distance) / 2)
        }
        #expect(stage.stage.drawnFrames(of: "0.0") == still.stage.drawnFrames(of: "0.0"))
    }

    @Test("A section that is not on the screen is at its item when it comes", arguments: Kind.allCases, [false, true])
    func beyondTheScreen(kind: Kind, isRightToLeft: Bool) throws {
        let stage = stage(kind, isRightToLeft: isRightToLeft, count: 30)
        stage.view.scrollToItem(at: .item(20, 25), at: [.centeredHorizontally, .top], animated: true)
        for _ in 0..<20 {
            AnimationClock.current.advance(by: 0.1)
            stage.stage.show()
        }
        let frame = try #require(stage.stage.drawnFrames(of: "25.20").first)
        #expect(frame.origin == CGPoint(x: 100, y: 0))
    }

    @Test("Without a position, an item that is visible already stays in its place", arguments: Kind.allCases)
    func nearest(kind: Kind) throws {
        let stage = stage(kind, isRightToLeft: false)
        let place = try x("1.1", stage)
        stage.view.scrollToItem(at: .item(1, 1), at: [], animated: true)
        AnimationClock.current.advance(by: 1)
        stage.stage.show()
        #expect(try x("1.1", stage) == place)
    }
}
