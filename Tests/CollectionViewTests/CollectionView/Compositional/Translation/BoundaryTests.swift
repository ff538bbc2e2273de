import CollectionView
import Testing

/// Supplementary items at the boundary of a section, and at its items.
@Suite("Compositional layout: supplementary items") @MainActor struct BoundaryTests {
    @Test("18. Headers and footers enlarge the section, titles at a corner are as broad as they say")
    func headerAndFooter() {
        let section = rows(.absolute(50))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 5, trailing: 30)
        let title = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(0.5), .absolute(20)), elementKind: "title", alignment: .bottomTrailing)
        section.boundarySupplementaryItems = [header(), title]
        let stage = CompositionalStage(section, counts: [2, 1], kinds: ["header", "title"])
        #expect(stage.supplementary("header")?.frame == CGRect(x: 20, y: 0, width: 270, height: 30))
        #expect(stage.frames().map(\.minY) == [40, 90])
        #expect(stage.supplementary("title")?.frame == CGRect(x: 155, y: 145, width: 135, height: 20))
        #expect(stage.supplementary("header", 0, 1)?.frame.minY == 165)
        #expect(stage.supplementary("header")?.zIndex == 1)
        section.supplementaryContentInsetsReference = .none
        let wide = CompositionalStage(section, counts: [2], kinds: ["header", "title"])
        #expect(wide.supplementary("header")?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    }

    @Test("18. One that does not extend the boundary lies over the contents, and an offset moves nothing else")
    func overlay() {
        let section = rows(.absolute(50))
        let over = header("over", .bottom)
        over.extendsBoundary = false
        let moved = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(100), .absolute(20)), elementKind: "moved", alignment: .top,
            absoluteOffset: CGPoint(x: 7, y: -4))
        section.boundarySupplementaryItems = [over, moved]
        let stage = CompositionalStage(section, counts: [2], kinds: ["over", "moved"])
        #expect(stage.frames().map(\.minY) == [20, 70])
        #expect(stage.supplementary("over")?.frame == CGRect(x: 0, y: 90, width: 320, height: 30))
        #expect(stage.supplementary("moved")?.frame == CGRect(x: 117, y: -4, width: 100, height: 20))
        #expect(stage.view.contentSize.height == 120)
    }

    @Test("18. One at the side takes room beside the items")
    func side() {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(40), .absolute(20)), elementKind: "side", alignment: .leading)
        ]
        let stage = CompositionalStage(section, counts: [2], kinds: ["side"])
        #expect(stage.frames()[0] == CGRect(x: 40, y: 0, width: 280, height: 50))
        #expect(stage.supplementary("side")?.frame == CGRect(x: 0, y: 40, width: 40, height: 20))
    }

    @Test("18. A view with estimates along both axes determines its size, at a corner or beside the items")
    func estimates() {
        final class Label: UICollectionReusableView {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize { fatalError("no axis is fixed") }
            override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { CGSize(width: 64, height: 24) }
        }
        for (alignment, frame, firstItem) in [
            (.topTrailing, CGRect(x: 256, y: 0, width: 64, height: 24), CGRect(x: 0, y: 24, width: 320, height: 50)),
            (.leading, CGRect(x: 0, y: 38, width: 64, height: 24), CGRect(x: 64, y: 0, width: 256, height: 50)),
        ] as [(NSRectAlignment, CGRect, CGRect)] {
            let section = rows(.absolute(50))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.estimated(100), .estimated(40)), elementKind: "label", alignment: alignment)
            ]
            let stage = CompositionalStage(section, counts: [])
            stage.view.register(Label.self, forSupplementaryViewOfKind: "label", withReuseIdentifier: "header")
            stage.source.sections = [["a", "b"]]
            stage.view.reloadData()
            stage.stage.show()
            #expect(stage.supplementary("label")?.frame == frame)
            #expect(stage.frames()[0] == firstItem)
        }
    }

    @Test("18. A pinned header stays at the top as long as its section does, high above the cells")
    func pinning() {
        let section = rows(.absolute(50))
        let pinned = header()
        pinned.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [pinned]
        let stage = CompositionalStage(section, counts: [10, 10], kinds: ["header"])
        for (offset, y) in [(0, 0), (100, 100), (490, 490), (520, 500)] as [(CGFloat, CGFloat)] {
            stage.view.contentOffset.y = offset
            stage.stage.show()
            #expect(stage.supplementary("header")?.frame.minY == y)
        }
        #expect(stage.supplementary("header")?.zIndex ?? 0 > 1_000_000)
        let met = stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 501, width: 320, height: 5)) ?? []
        #expect(met.contains { $0.representedElementKind == "header" })
    }

    @Test("18. Items of the whole layout surround all sections, and sections are spaced, empty ones too")
    func global() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        configuration.boundarySupplementaryItems = [header("top"), header("bottom", .bottom)]
        let layout = UICollectionViewCompositionalLayout(section: rows(.absolute(50)), configuration: configuration)
        configuration.interSectionSpacing = 99
        let stage = CompositionalStage(layout, counts: [1, 0, 1], kinds: ["top", "bottom"])
        #expect(stage.frames(inSection: 0).map(\.minY) == [30])
        #expect(stage.frames(inSection: 2).map(\.minY) == [104])
        let bottom = layout.layoutAttributesForSupplementaryView(ofKind: "bottom", at: IndexPath(index: 0))
        #expect(bottom?.frame == CGRect(x: 0, y: 154, width: 320, height: 30))
        #expect(stage.view.contentSize.height == 184)
        layout.configuration.interSectionSpacing = 50
        #expect(layout.configuration.interSectionSpacing == 12)
    }

    @Test("18. A background lies behind the section with its header, less its own insets, and below the cells")
    func background() {
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [header()]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        section.decorationItems = [background]
        let stage = CompositionalStage(section, counts: [2], kinds: ["header"], decorations: ["background"])
        let attributes = stage.layout.layoutAttributesForDecorationView(ofKind: "background", at: .item(0))
        #expect(attributes?.frame == CGRect(x: 6, y: 5, width: 306, height: 118))
        #expect(attributes?.zIndex == 0)
        #expect(stage.layout.layoutAttributesForItem(at: .item(0))?.zIndex == 1)
    }

    @Test("18. Badges lie at their anchors, and are numbered by kind")
    func badges() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let plain = item(.absolute(100), .absolute(100))
        let marked = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let group = row(.fractionalWidth(1), .absolute(100), [plain, marked, plain])
        let ribbon = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "ribbon",
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
        group.supplementaryItems = [ribbon]
        let stage = CompositionalStage(
            NSCollectionLayoutSection(group: group), counts: [7], kinds: ["badge", "ribbon"])
        #expect(stage.supplementary("badge", 0)?.frame == CGRect(x: 190, y: -10, width: 20, height: 20))
        #expect(stage.supplementary("badge", 1)?.frame == CGRect(x: 190, y: 90, width: 20, height: 20))
        #expect(stage.supplementary("badge", 2) == nil)
        #expect(stage.supplementary("ribbon", 0)?.frame == CGRect(x: 0, y: 90, width: 320, height: 10))
        #expect(stage.supplementary("ribbon", 2)?.frame == CGRect(x: 0, y: 290, width: 320, height: 10))
        let all = stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: -50, width: 320, height: 600)) ?? []
        #expect(all.filter { $0.representedElementKind == "badge" }.count == 2)
        #expect(all.filter { $0.representedElementKind == "ribbon" }.map(\.indexPath.item).sorted() == [0, 1, 2])
    }
}
