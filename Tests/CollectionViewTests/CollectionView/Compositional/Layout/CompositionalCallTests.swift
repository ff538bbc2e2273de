import CollectionView
import Testing

/// The calls between a compositional layout, its closures, and the collection view.
@Suite("Compositional layout: calls") @MainActor struct CompositionalCallTests {
    /// A record of calls.
    private final class Log {
        private var lines: [String] = []

        func add(_ line: String) { lines.append(line) }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private let log = Log()

    private func cards() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: row(.absolute(200), .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    @Test("18. The provider is called once for each section whenever the layout is solved, and at no other time")
    func provider() throws {
        let layout = UICollectionViewCompositionalLayout { [log] section, environment in
            log.add("\(section): \(Int(environment.container.contentSize.width))")
            return section == 0 ? cards() : rows(.absolute(50))
        }
        let stage = CompositionalStage(layout, counts: [5, 20])
        _ = log.take()
        func calls(_ body: () throws -> Void) rethrows -> [String] {
            try body()
            stage.stage.show()
            return log.take()
        }
        #expect(calls { stage.view.contentOffset.y = 120 } == [])
        #expect(try calls { try layout.scrollSection(0, to: 100) } == [])
        let once = ["0: 320", "1: 320"]
        #expect(calls { stage.view.frame.size.width = 400 } == ["0: 400", "1: 400"])
        #expect(calls { stage.view.frame.size.width = 320 } == once)
        let configuration = layout.configuration
        configuration.interSectionSpacing = 9
        #expect(calls { layout.configuration = configuration } == once)
        #expect(calls { layout.invalidateLayout() } == once)
        #expect(calls { stage.view.reloadData() } == once)
        #expect(calls { stage.view.traitOverrides.displayScale = 3 } == once)
        let batch = calls {
            stage.source.sections[1].append("new")
            stage.view.insertItems(at: [.item(20, 1)])
        }
        #expect(batch == once)
    }

    @Test("18. A handler gets cells, supplementary views, decorations, once for each solution and each offset")
    func handler() throws {
        let section = cards()
        section.boundarySupplementaryItems = [header()]
        section.decorationItems = [.background(elementKind: "card")]
        section.visibleItemsInvalidationHandler = { [log] items, offset, _ in
            let names = items.map { $0.representedElementKind ?? "\($0.indexPath.item)" }
            log.add("\(Int(offset.x)): \(names.joined(separator: " "))")
        }
        let stage = CompositionalStage(section, counts: [5], kinds: ["header"], decorations: ["card"])
        #expect(log.take() == ["0: 0 1 header card"])
        try stage.layout.scrollSection(0, to: 150)
        stage.stage.show()
        #expect(log.take() == ["150: 0 1 2 header card"])
        stage.layout.invalidateLayout()
        stage.stage.show()
        #expect(log.take() == ["150: 0 1 2 header card"])
        stage.view.contentOffset.y = 5
        stage.stage.show()
        #expect(log.take() == [])
        stage.source.sections[0].removeLast()
        stage.view.deleteItems(at: [.item(4)])
        stage.stage.show()
        #expect(log.take() == ["150: 0 1 2 header card"])
    }

    @Test("18. A handler is called again after cells have determined their sizes")
    func handlerAfterMeasuring() {
        let section = rows(.estimated(40))
        var heights: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, _, _ in heights = items.map(\.frame.height) }
        let stage = CompositionalStage(section, counts: [0])
        stage.source.preferredSize = { _, size in CGSize(width: size.width, height: 150) }
        stage.source.sections = [["a", "b"]]
        stage.view.reloadData()
        stage.stage.show()
        #expect(heights == [150, 150])
    }

    @Test("18. What a handler has changed stays until it changes it again, also when the layout is solved again")
    func changesStay() {
        let section = rows(.absolute(50))
        var isFirst = true
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items where isFirst && item.indexPath.item == 1 { (item.alpha, item.zIndex) = (0.25, 7) }
            isFirst = false
        }
        let stage = CompositionalStage(section, counts: [5])
        func alphas() -> [CGFloat] { (0..<4).map { stage.layout.layoutAttributesForItem(at: .item($0))?.alpha ?? 0 } }
        #expect(alphas() == [1, 0.25, 1, 1])
        stage.layout.invalidateLayout()
        stage.stage.show()
        #expect(alphas() == [1, 0.25, 1, 1])
        // The change follows its item through a batch.
        stage.source.sections[0].insert("new", at: 0)
        stage.view.insertItems(at: [.item(0)])
        stage.stage.show()
        #expect(alphas() == [1, 1, 0.25, 1])
        #expect(stage.layout.layoutAttributesForItem(at: .item(2))?.zIndex == 7)
        stage.view.reloadData()
        stage.stage.show()
        #expect(alphas() == [1, 1, 1, 1])
    }

    @Test("18. A section that scrolls across does not tell the collection view's delegate that it scrolls")
    func orthogonalScrolling() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var scrolls = 0

            func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        }
        let delegate = Delegate()
        let stage = CompositionalStage(cards(), counts: [20])
        stage.view.delegate = delegate
        let touches = TouchStage(stage.view)
        touches.flick(from: (150, 50), to: (50, 50))
        touches.clock.advanceUntilIdle()
        #expect(stage.layout.arrangement?.innerOffset(ofSection: 0) ?? 0 > 100)
        #expect(delegate.scrolls == 0)
    }

    @Test("18. Scrolling invalidates only pinned views, and nothing if none is pinned", arguments: [false, true])
    func pinning(isPinned: Bool) {
        final class Recorder: UICollectionViewCompositionalLayout {
            var contexts: [UICollectionViewLayoutInvalidationContext] = []

            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                contexts.append(context)
            }
        }
        let section = rows(.absolute(50))
        let top = header()
        top.pinToVisibleBounds = isPinned
        section.boundarySupplementaryItems = [top]
        let layout = Recorder(section: section)
        let stage = CompositionalStage(layout, counts: [20], kinds: ["header"])
        layout.contexts = []
        stage.view.contentOffset.y = 100
        stage.stage.show()
        #expect(layout.contexts.count == (isPinned ? 1 : 0))
        for context in layout.contexts {
            #expect(context.invalidatedSupplementaryIndexPaths == ["header": [.item(0)]])
            #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
        }
    }

    @Test("18. A list asks for the actions of a row only when it is swiped")
    func swipes() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [log] path in
            log.add("\(path.item)")
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            ])
        }
        let rows = RowStage<UICollectionViewListCell>(configuration, rows: [["a", "b", "c"]]) { _, _, _ in }
        rows.view.contentOffset.y = 10
        rows.show()
        #expect(log.take() == [])
        rows.view.openSwipeActions(forItemAt: .item(1), at: .trailing)
        #expect(log.take() == ["1"])
    }
}
