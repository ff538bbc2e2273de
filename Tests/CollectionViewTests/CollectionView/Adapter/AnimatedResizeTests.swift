import CollectionLayout
import CollectionView
import Testing

/// A self-sizing list that is resized in an animation. All positions are those on the screen, frame by frame.
@Suite("Adapter: animated resizing") @MainActor struct AnimatedResizeTests {
    enum Kind: String, CaseIterable {
        case adapter, compositional

        @MainActor func makeLayout() -> CollectionLayoutAdapter {
            switch self {
            case .adapter: return CollectionLayoutAdapter(LinearList(spacing: 4)) { _, _ in .estimated(30) }
            case .compositional:
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
                let item = NSCollectionLayoutItem(layoutSize: size)
                let section = NSCollectionLayoutSection(
                    group: NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item]))
                section.interGroupSpacing = 4
                return UICollectionViewCompositionalLayout(section: section)
            }
        }
    }

    private static let sizes = [
        CGSize(width: 300, height: 400), CGSize(width: 600, height: 200), CGSize(width: 150, height: 400),
        CGSize(width: 300, height: 200), CGSize(width: 300, height: 700),
    ]

    /// Where a cell is on the screen, along the list.
    private struct Stretch {
        var start: CGFloat
        var end: CGFloat
    }

    private func stage(_ kind: Kind, _ size: CGSize) -> AdapterStage {
        AnimationClock.startAfresh()
        let stage = AdapterStage(kind.makeLayout(), [(0..<200).map { "\($0)" }], size: size)
        // Like text, which needs less height in more width.
        stage.source.preferredSize = { text, size in
            CGSize(width: size.width, height: (length(of: text) * 300 / max(1, size.width)).rounded(.up))
        }
        stage.stage.show()
        return stage
    }

    /// Returns the stretches of all cells as they are drawn, relative to the screen. Those that are entering and leaving
    /// may be out of view.
    private func drawn(_ stage: AdapterStage) -> [(item: Int, stretch: Stretch)] {
        let bounds = stage.view.layer.presentation()?.bounds ?? stage.view.bounds
        return stage.view.subviews.compactMap { view in
            guard let cell = view as? TextCell, let item = Int(cell.text), let frame = cell.layer.presentation()?.frame
            else { return nil }
            return (item, Stretch(start: frame.minY - bounds.minY, end: frame.maxY - bounds.minY))
        }.sorted { $0.item < $1.item }
    }

    private func resize(_ stage: AdapterStage, to size: CGSize) -> [[(item: Int, stretch: Stretch)]] {
        let before = drawn(stage)
        UIView.animate(withDuration: 0.4) {
            stage.view.frame.size = size
            stage.view.layoutIfNeeded()
        }
        var samples = [before, drawn(stage)]
        for _ in 0..<20 {
            AnimationClock.current.advance(by: 0.02)
            stage.stage.show()
            samples.append(drawn(stage))
        }
        return samples
    }

    /// Returns what is wrong with the movement of a number, such as a cell's upper edge.
    private func jerk(_ positions: [CGFloat]) -> String? {
        let distance = (positions.last ?? 0) - (positions.first ?? 0)
        for (before, after) in zip(positions, positions.dropFirst()) {
            let step = after - before
            if step * distance < 0, abs(step) > 0.5 { return "turns by \(step) on its way by \(distance)" }
            if abs(step) > 0.5 + abs(distance) * 0.2 { return "jumps by \(step) on its way by \(distance)" }
        }
        return nil
    }

    @Test(
        "Every cell moves steadily to its new place, and over no other cell",
        arguments: Kind.allCases, [0, 1500, CGFloat.infinity])
    func steadily(_ kind: Kind, from offset: CGFloat) {
        for size in Self.sizes {
            for next in Self.sizes where next != size {
                let stage = stage(kind, size)
                stage.view.contentOffset.y = min(offset, stage.view.contentSize.height - size.height)
                stage.stage.show()
                let samples = resize(stage, to: next)
                #expect(jerks(in: samples) == [], "\(size) → \(next)")
                #expect(samples.enumerated().flatMap(overlaps) == [], "\(size) → \(next)")
            }
        }
    }

    @Test("The cell in the middle stays there, although cells are measured", arguments: Kind.allCases)
    func middle(_ kind: Kind) throws {
        for size in Self.sizes {
            for next in Self.sizes where next != size {
                let stage = stage(kind, size)
                stage.view.contentOffset.y = 1500
                stage.stage.show()
                let samples = resize(stage, to: next)
                let (before, after) = (size.height / 2, next.height / 2)
                let cell = try #require(
                    samples[0].min {
                        abs($0.stretch.start + $0.stretch.end - 2 * before)
                            < abs($1.stretch.start + $1.stretch.end - 2 * before)
                    })
                let end = try #require(samples.last?.first { $0.item == cell.item }?.stretch)
                #expect(
                    end.start - 4 <= after && after <= end.end + 4, "\(size) → \(next): item \(cell.item) at \(end)")
            }
        }
    }

    /// Returns which cells do not move steadily, or are not there in between.
    private func jerks(in samples: [[(item: Int, stretch: Stretch)]]) -> [String] {
        Set(samples.flatMap { $0.map(\.item) }).sorted().flatMap { item in
            let shown = samples.map { $0.first { $0.item == item }?.stretch }
            let seen = Array(shown.drop { $0 == nil }.prefix { $0 != nil }).compactMap { $0 }
            guard seen.count == shown.count(where: { $0 != nil }) else { return ["item \(item) vanishes for a while"] }
            return [seen.map(\.start), seen.map(\.end)].compactMap(jerk).map { "item \(item) \($0)" }
        }
    }

    private func overlaps(in frame: Int, _ sample: [(item: Int, stretch: Stretch)]) -> [String] {
        zip(sample, sample.dropFirst()).compactMap { cell, next in
            let overlap = cell.stretch.end - next.stretch.start
            return overlap > 0.5 ? "frame \(frame): item \(cell.item) covers \(overlap) of item \(next.item)" : nil
        }
    }
}
