import CollectionLayout
import CollectionView
import Testing

/// Supplementary items of items and groups in sections that scroll across.
@Suite @MainActor struct AttachedItemTests {
    private func badge(_ random: inout SplitMix64, _ kind: String) -> NSCollectionLayoutSupplementaryItem {
        let edges: [NSDirectionalRectEdge] = [
            [.top, .trailing], [.bottom, .leading], .top, .leading, [.bottom, .trailing], .trailing, .bottom,
        ]
        let dimensions: [NSCollectionLayoutDimension] = [.absolute(20), .fractionalWidth(0.5), .fractionalHeight(0.25)]
        let offset = CGPoint(x: random.distance(-9...9).rounded(), y: random.distance(-9...9).rounded())
        let anchor = NSCollectionLayoutAnchor(
            edges: edges.randomElement(using: &random)!, absoluteOffset: Bool.random(using: &random) ? offset : .zero)
        return NSCollectionLayoutSupplementaryItem(
            layoutSize: size(
                dimensions.randomElement(using: &random)!, dimensions.randomElement(using: &random)!),
            elementKind: kind, containerAnchor: anchor)
    }

    @Test("They are where they would be in a section that does not scroll across", arguments: [false, true])
    func shelves(isRightToLeft: Bool) throws {
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            let badges = ["item", "group"].map { badge(&random, $0) }
            let cell = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badges[0]])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(160), .absolute(100)), subitems: [cell])
            group.supplementaryItems = [badges[1]]
            let places = UICollectionLayoutSectionOrthogonalScrollingBehavior.allKnown.map { behavior in
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = behavior
                let stage = CompositionalStage(
                    section, counts: [6], kinds: ["item", "group"], isRightToLeft: isRightToLeft)
                // The first group is at the same place in all sections.
                let origin = stage.frames()[0].origin
                return ["item", "group"].map { kind -> CGRect? in
                    stage.supplementary(kind)?.frame.offsetBy(dx: -origin.x, dy: -origin.y)
                }
            }
            for place in places { #expect(place == places[0], "seed \(seed)") }
            #expect(places[0].allSatisfy { $0 != nil })
        }
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    fileprivate static let allKnown: [Self] = [.none, .continuous, .groupPaging, .groupPagingCentered, .paging]
}
