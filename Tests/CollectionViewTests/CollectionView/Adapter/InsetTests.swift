import CollectionLayout
import CollectionView
import Testing

/// Safe areas, insets and margins that change while a collection view is shown.
@Suite @MainActor struct InsetTests {
    enum Kind: String, CaseIterable {
        case flow, compositional, selfSizing, list, adapter

        @MainActor func makeLayout() -> UICollectionViewLayout {
            switch self {
            case .flow:
                let layout = UICollectionViewFlowLayout()
                (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 200, height: 100), 0)
                return layout
            case .compositional, .selfSizing:
                let height: NSCollectionLayoutDimension = self == .selfSizing ? .estimated(80) : .absolute(100)
                return UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(
                        group: .vertical(
                            layoutSize: size(.fractionalWidth(1), height),
                            subitems: [item(.fractionalWidth(1), height)])))
            case .list:
                return UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
            case .adapter: return CollectionLayoutAdapter(LinearList()) { _, _ in .fixed(100) }
            }
        }
    }

    private final class Screen: UICollectionViewController {
        var count = 30

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(TallCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private final class TallCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
            attributes.size.height = 100
            return attributes
        }
    }

    private func show(_ screen: UIViewController) -> UIWindow {
        AnimationClock.startAfresh()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func show(_ kind: Kind) throws -> (Screen, UIWindow, UICollectionView) {
        let screen = Screen(collectionViewLayout: kind.makeLayout())
        return (screen, show(screen), try #require(screen.collectionView))
    }

    @Test("Content begins below a navigation bar", arguments: Kind.allCases, [3, 30])
    func navigationBar(kind: Kind, count: Int) throws {
        let screen = Screen(collectionViewLayout: kind.makeLayout())
        screen.count = count
        let window = show(UINavigationController(rootViewController: screen))
        let view = try #require(screen.collectionView)
        #expect(view.adjustedContentInset.top == 44 && view.contentOffset == CGPoint(x: 0, y: -44))
        window.layoutIfNeeded()
        #expect(view.contentOffset == CGPoint(x: 0, y: -44))
        let first = try #require(view.cellForItem(at: .item(0)))
        let margin = kind == .list ? view.layoutAttributesForItem(at: .item(0))!.frame.minY : 0
        #expect(first.convert(first.bounds, to: nil).minY == 44 + margin)
    }

    @Test("At the start, content follows the insets", arguments: Kind.allCases)
    func start(kind: Kind) throws {
        let (screen, window, view) = try show(kind)
        screen.additionalSafeAreaInsets.top = 50
        window.layoutIfNeeded()
        #expect(view.contentOffset.y == -50)
        view.contentInset.top = 20
        #expect(view.contentOffset.y == -70)
        window.layoutIfNeeded()
        #expect(view.contentOffset.y == -70)
        view.contentInset.top = 0
        window.layoutIfNeeded()
        screen.additionalSafeAreaInsets = .zero
        window.layoutIfNeeded()
        #expect(view.contentOffset.y == 0)
    }

    @Test("After a refresh, content rests at its start again", arguments: Kind.allCases)
    func refresh(kind: Kind) throws {
        let (_, window, view) = try show(kind)
        let refresh = UIRefreshControl()
        view.refreshControl = refresh
        func settle() {
            for _ in 0..<3 {
                AnimationClock.current.advance(by: 1)
                window.layoutIfNeeded()
            }
        }
        view.beginDragging()
        view.drag(by: CGVector(dx: 0, dy: -300))
        window.layoutIfNeeded()
        view.endDragging()
        settle()
        #expect(refresh.isRefreshing && view.contentOffset.y == -60)
        refresh.endRefreshing()
        settle()
        #expect(view.contentOffset.y == 0)
        refresh.beginRefreshing()
        settle()
        #expect(view.contentOffset.y == -60)
        refresh.endRefreshing()
        settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test("Further down, elements stay where they are on the screen", arguments: Kind.allCases)
    func further(kind: Kind) throws {
        let (screen, window, view) = try show(kind)
        view.contentOffset.y = 500
        window.layoutIfNeeded()
        for (top, bottom) in [(0, 300), (60, 300), (60, 0), (0, 0)] as [(CGFloat, CGFloat)] {
            view.contentInset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            window.layoutIfNeeded()
            #expect(view.contentOffset.y == 500, "\(top), \(bottom)")
            screen.additionalSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
            window.layoutIfNeeded()
            #expect(view.contentOffset.y == 500, "\(top), \(bottom)")
        }
        #expect(view.visibleCells.count >= 8)
    }

    @Test("From right to left, content stays at its start")
    func mirrored() {
        let layout = CollectionLayoutAdapter(LinearList(), axis: .horizontal) { _, _ in .fixed(100) }
        let stage = AdapterStage(layout, [(0..<30).map { "\($0)" }], size: CGSize(width: 300, height: 100))
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.stage.show()
        #expect(stage.view.contentOffset.x == 2700)
        stage.view.contentInset.right = 50
        stage.stage.show()
        #expect(stage.view.contentOffset.x == 2750)
    }

    @Test("Where lengths follow the insets, the item in the middle stays")
    func pages() throws {
        let page = size(.fractionalWidth(1), .fractionalHeight(1))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: page, subitems: [NSCollectionLayoutItem(layoutSize: page)]))
        let stage = CompositionalStage(section, counts: [20], size: CGSize(width: 300, height: 800))
        stage.view.contentOffset.y = 4000
        stage.stage.show()
        stage.view.contentInset.bottom = 300
        stage.stage.show()
        #expect(stage.view.indexPathsForVisibleItems.contains(.item(5)))
    }

    @Test("A reload and another size in one turn keep the offset, and forget measured sizes")
    func reload() {
        let screen = Screen(collectionViewLayout: Kind.selfSizing.makeLayout())
        let window = show(screen)
        screen.collectionView.contentOffset.y = 1000
        window.layoutIfNeeded()
        screen.count = 40
        screen.collectionView.reloadData()
        window.frame.size = CGSize(width: 390, height: 600)
        window.layoutIfNeeded()
        // The row at the upper edge has been measured since.
        #expect(abs(screen.collectionView.contentOffset.y - 1000) <= 20)
    }

    @Test("Margins that change with a scroll or a batch are followed")
    func together() {
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .absolute(50)),
                subitems: [item(.fractionalWidth(1), .absolute(50))]))
        section.contentInsetsReference = .layoutMargins
        let stage = CompositionalStage(section, counts: [30])
        stage.view.insetsLayoutMarginsFromSafeArea = false
        stage.view.layoutMargins.left = 40
        stage.view.contentOffset.y += 10
        stage.stage.show()
        #expect(stage.view.cellForItem(at: .item(3))?.frame.minX == 40)
        stage.view.layoutMargins.left = 60
        stage.source.sections[0].removeLast()
        stage.view.performBatchUpdates { stage.view.deleteItems(at: [.item(29)]) }
        AnimationClock.current.advance(by: 1)
        stage.stage.show()
        #expect(stage.view.cellForItem(at: .item(3))?.frame.minX == 60)
    }

    @Test("Compositional layouts follow the safe area at the sides and the margins")
    func sides() throws {
        let (screen, window, view) = try show(.compositional)
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
        window.layoutIfNeeded()
        #expect(view.cellForItem(at: .item(0))?.frame == CGRect(x: 44, y: 0, width: 302, height: 100))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .absolute(50)),
                subitems: [item(.fractionalWidth(1), .absolute(50))]))
        section.contentInsetsReference = .layoutMargins
        view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
        view.insetsLayoutMarginsFromSafeArea = false
        for margin in [20, 70] as [CGFloat] {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 0, leading: margin, bottom: 0, trailing: margin)
            window.layoutIfNeeded()
            #expect(view.cellForItem(at: .item(0))?.frame.minX == margin)
        }
    }

    @Test("A subclass that answers true for every scroll changes the look of visible elements")
    func fading() throws {
        final class Fading: UICollectionViewCompositionalLayout {
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { original in
                    let attributes = original.copy() as! UICollectionViewLayoutAttributes
                    attributes.alpha = 1 - (collectionView?.contentOffset.y ?? 0) / 200
                    return attributes
                }
            }
        }
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item(.fractionalWidth(1), .absolute(100))]
        )
        for pins in [false, true] {
            let section = NSCollectionLayoutSection(group: group)
            if pins {
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "header", alignment: .top)
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header]
            }
            let stage = CompositionalStage(Fading(section: section), counts: [30], kinds: ["header"])
            stage.view.contentOffset.y = 100
            stage.stage.show()
            #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 0.5 }, "pinned header: \(pins)")
        }
    }
}
