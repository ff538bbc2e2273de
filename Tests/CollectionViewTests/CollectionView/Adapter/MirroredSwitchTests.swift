import CollectionLayout
import CollectionView
import Testing

/// Animated changes between layouts that scroll horizontally, from right to left.
@Suite("Layout changes from right to left") @MainActor struct MirroredSwitchTests {
    enum Kind: String, CaseIterable {
        case adapter, compositional, flow

        @MainActor func makeLayout(width: CGFloat) -> UICollectionViewLayout {
            switch self {
            case .adapter: return CollectionLayoutAdapter(LinearList(), axis: .horizontal) { _, _ in .fixed(width) }
            case .compositional:
                let configuration = UICollectionViewCompositionalLayoutConfiguration()
                configuration.scrollDirection = .horizontal
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: size(.absolute(width), .fractionalHeight(1)),
                    subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
                return UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(group: group), configuration: configuration)
            case .flow:
                let layout = Flipping()
                layout.scrollDirection = .horizontal
                (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: width, height: 200), 0)
                return layout
            }
        }
    }

    private final class Flipping: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    /// Returns the cells in steps of an animated change between items of two widths.
    ///
    /// - Parameter start: The distance that was scrolled before the change, from the leading edge.
    private func samples(
        _ kind: Kind, from old: CGFloat, to new: CGFloat, scrolledBy start: CGFloat, isRightToLeft: Bool
    ) -> [[DrawnCell]] {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(
            SizingSource([(0..<60).map { "\($0)" }]), kind.makeLayout(width: old), size: CGSize(width: 300, height: 200)
        )
        if isRightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
        stage.show()
        stage.view.contentOffset.x += isRightToLeft ? -start : start
        stage.show()
        var samples = [stage.drawnCells]
        stage.view.setCollectionViewLayout(kind.makeLayout(width: new), animated: true)
        for time in [0, 0.1, 0.1, 1] {
            clock.advance(by: time)
            stage.show()
            samples.append(stage.drawnCells)
        }
        return samples
    }

    @Test(
        "Every cell moves as it would from left to right, in the mirror", arguments: Kind.allCases,
        [0, 1010] as [CGFloat])
    func mirrored(kind: Kind, start: CGFloat) {
        for (old, new) in [(50, 120), (120, 50)] as [(CGFloat, CGFloat)] {
            let plain = samples(kind, from: old, to: new, scrolledBy: start, isRightToLeft: false)
            let mirrored = samples(kind, from: old, to: new, scrolledBy: start, isRightToLeft: true)
            for (step, (left, right)) in zip(plain, mirrored).enumerated() {
                let expected = left.filter { isOnScreen($0.frame) }.map(\.text)
                #expect(
                    right.filter { isOnScreen($0.frame) }.map(\.text) == expected.reversed(),
                    "\(old) → \(new), step \(step)")
                for cell in left where isOnScreen(cell.frame) {
                    let frame = CGRect(
                        x: 300 - cell.frame.maxX, y: cell.frame.minY, width: cell.frame.width,
                        height: cell.frame.height)
                    let found = right.filter { $0.text == cell.text }.map(\.frame)
                    #expect(
                        found.count == 1 && found[0].isNear(frame),
                        "\(old) → \(new), step \(step): \(cell.text) is at \(found), not \(frame)")
                }
            }
        }
    }

    private func isOnScreen(_ frame: CGRect) -> Bool { frame.maxX > 0.1 && frame.minX < 299.9 }
}
