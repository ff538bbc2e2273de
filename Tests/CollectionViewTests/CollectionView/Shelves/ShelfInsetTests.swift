import CollectionView
import Testing

/// Sections that scroll across below the covered edges of a collection view, where their items are still seen.
@Suite @MainActor struct ShelfInsetTests {
    private static let badge = "badge"

    /// Returns cards of 40 × 80 points, 10 apart, with badges, in a collection view whose sides are covered.
    ///
    /// - Parameter rise: The distance of the badges above the cards, in points.
    private func stage(
        _ axis: UICollectionView.ScrollDirection, isRightToLeft: Bool = false, rise: CGFloat = 5
    ) -> CompositionalStage {
        let sign = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(10), .absolute(10)), elementKind: Self.badge,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -rise)))
        let card = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [sign])
        let isVertical = axis == .vertical
        let section = NSCollectionLayoutSection(
            group: row(.absolute(isVertical ? 40 : 80), .absolute(isVertical ? 80 : 40), [card]))
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .continuous
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = axis
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let stage = CompositionalStage(
            layout, counts: [30, 30], kinds: [Self.badge], isRightToLeft: isRightToLeft)
        stage.view.contentInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        stage.stage.show()
        return stage
    }

    /// Expects that exactly the elements in the bounds have views, and that these are where the layout has the elements.
    private func expectViews(_ stage: CompositionalStage, _ comment: Comment) {
        stage.stage.show()
        let view = stage.view
        // The collection view may also have cells that wait outside its bounds.
        let shown = Set(view.indexPathsForVisibleItems)
        var seen: Set<IndexPath> = []
        for section in 0..<2 {
            for item in 0..<30 {
                let path = IndexPath.item(item, section)
                let frame = stage.layout.layoutAttributesForItem(at: path)?.frame
                let isSeen = frame?.intersects(view.bounds) == true
                if isSeen { seen.insert(path) }
                if shown.contains(path) { #expect(view.cellForItem(at: path)?.frame == frame, comment) }
                let badge = stage.supplementary(Self.badge, item, section)?.frame
                let sign = view.supplementaryView(forElementKind: Self.badge, at: path)
                // The badge of a card that has just left may still be there.
                if sign != nil || isSeen && badge?.intersects(view.bounds) == true {
                    #expect(sign?.frame == badge, comment)
                }
            }
        }
        #expect(shown == seen, comment)
        let signs = view.visibleSupplementaryViews(ofKind: Self.badge)
        #expect(signs.allSatisfy { $0.frame.intersects(view.bounds) }, comment)
    }

    @Test(arguments: [false, true]) func cellsBelowCoveredEdgesMoveToo(isRightToLeft: Bool) throws {
        for axis in [UICollectionView.ScrollDirection.vertical, .horizontal] {
            let stage = stage(axis, isRightToLeft: isRightToLeft)
            expectViews(stage, "at first")
            let shelves = stage.view.subviews.compactMap { $0 as? ShelfView }
            let shelf = try #require(shelves.first).scrollView
            for x in Array(stride(from: 0, through: 200, by: 20)) + [600, 585, 30, 10, 0] as [CGFloat] {
                shelf.contentOffset = axis == .vertical ? CGPoint(x: x, y: 0) : CGPoint(x: 0, y: x)
                expectViews(stage, "at \(x)")
            }
        }
    }

    @Test func badgesAboveTheSectionMoveToo() throws {
        let stage = stage(.vertical, rise: 15)
        for x in stride(from: 0, through: 200, by: 20) as StrideThrough<CGFloat> {
            try stage.layout.scrollSection(1, to: x)
            expectViews(stage, "at \(x)")
        }
    }
}
