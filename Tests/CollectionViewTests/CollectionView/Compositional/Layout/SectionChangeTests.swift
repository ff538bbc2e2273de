import CollectionLayout
import CollectionView
import Testing

/// An item that moves to another section is described by the template of that section.
@Suite("Compositional layout: items that change sections") @MainActor struct SectionChangeTests {
    enum Kind: CaseIterable {
        case list, halves, grid, tags, cards, broadCards, highCards, freeCards

        @MainActor var section: NSCollectionLayoutSection {
            let (width, height) = (size.width, size.height)
            let rowHeight: NSCollectionLayoutDimension = height.isFractionalHeight ? .absolute(50) : height
            let isShelf = [.cards, .broadCards, .highCards, .freeCards].contains(self)
            let group = row(
                isShelf ? width : .fractionalWidth(1), rowHeight,
                [
                    item(isShelf && !width.isEstimated ? .fractionalWidth(1) : width, height)
                ])
            let section = NSCollectionLayoutSection(group: group)
            if isShelf { section.orthogonalScrollingBehavior = .continuous }
            return section
        }

        @MainActor private var size: (width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) {
            switch self {
            case .list: (.fractionalWidth(1), .estimated(30))
            case .halves: (.fractionalWidth(0.5), .estimated(30))
            case .grid: (.fractionalWidth(0.25), .fractionalHeight(1))
            case .tags: (.estimated(60), .absolute(30))
            case .cards: (.absolute(80), .fractionalHeight(1))
            case .broadCards: (.estimated(60), .fractionalHeight(1))
            case .highCards: (.absolute(80), .estimated(50))
            case .freeCards: (.estimated(60), .estimated(50))
            }
        }
    }

    private func stage(_ kinds: [Kind], _ texts: [[String]]) -> CompositionalStage {
        let layout = UICollectionViewCompositionalLayout { section, _ in kinds[section].section }
        let stage = CompositionalStage(layout, counts: texts.map { _ in 0 })
        stage.source.preferredSize = { text, _ in CGSize(width: length(of: text) + 10, height: length(of: text)) }
        stage.source.sections = texts
        stage.view.reloadData()
        stage.stage.show()
        return stage
    }

    private func expectFresh(_ stage: CompositionalStage, _ kinds: [Kind], _ comment: Comment) {
        AnimationClock.current.advanceUntilIdle()
        stage.stage.show()
        let fresh = self.stage(kinds, stage.source.sections)
        for section in stage.source.sections.indices {
            #expect(stage.frames(inSection: section) == fresh.frames(inSection: section), comment)
        }
        for case let cell as TextCell in stage.view.visibleCells {
            let path = stage.view.indexPath(for: cell)
            #expect(cell.text == path.map { stage.source.sections[$0.section][$0.item] }, comment)
        }
    }

    private let texts = [["a", "b", "c"], ["d", "e", "f"], ["x"]]

    @Test(arguments: Kind.allCases, Kind.allCases) func movesInABatch(from: Kind, to: Kind) {
        AnimationClock.startAfresh()
        let kinds = [from, to, .list]
        let stage = stage(kinds, texts)
        stage.view.performBatchUpdates {
            stage.source.sections[1].insert(stage.source.sections[0].removeFirst(), at: 0)
            stage.view.moveItem(at: .item(0, 0), to: .item(0, 1))
        }
        expectFresh(stage, kinds, "\(from) to \(to)")
    }

    @Test func movesAlthoughSectionsShift() {
        AnimationClock.startAfresh()
        let stage = stage([.grid, .grid, .list], texts)
        stage.view.performBatchUpdates {
            stage.source.sections = [["a", "b", "c"], ["d", "x"], ["e"]]
            // The provider has the same templates for the same indices. So two sections change theirs, too.
            stage.view.deleteItems(at: [.item(2, 1)])
            stage.view.moveItem(at: .item(0, 2), to: .item(1, 1))
            stage.view.moveItem(at: .item(1, 1), to: .item(0, 2))
        }
        expectFresh(stage, [.grid, .grid, .list], "exchanged")
    }

    @Test(arguments: [
        [Kind.grid, .list, .list], [.list, .grid, .list], [.tags, .list, .list], [.list, .tags, .list],
    ])
    func isDragged(_ kinds: [Kind]) {
        for cancels in [false, true] {
            AnimationClock.startAfresh()
            let stage = stage(kinds, texts)
            #expect(stage.view.beginInteractiveMovementForItem(at: .item(0)))
            let target = stage.layout.layoutAttributesForItem(at: .item(1, 1))!.center
            stage.view.updateInteractiveMovementTargetPosition(target)
            stage.stage.show()
            #expect(stage.view.numberOfItems(inSection: 1) == 4)
            if cancels { stage.view.cancelInteractiveMovement() } else { stage.view.endInteractiveMovement() }
            #expect((stage.source.sections[0].first == "a") == cancels)
            expectFresh(stage, kinds, "\(kinds) \(cancels)")
        }
    }

    @Test func aViewIsMeasuredInItsNewSectionAlsoIfItHasTheSameSizeAtFirst() {
        AnimationClock.startAfresh()
        func layout() -> UICollectionViewCompositionalLayout {
            UICollectionViewCompositionalLayout { section, _ in rows(section == 0 ? .absolute(40) : .estimated(40)) }
        }
        let stage = CompositionalStage(layout(), counts: [0, 0])
        stage.source.preferredSize = { CGSize(width: $1.width, height: 57) }
        stage.source.sections = [["a", "b"], ["c"]]
        stage.view.reloadData()
        stage.stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections = [["b"], ["c", "a"]]
            stage.view.moveItem(at: .item(0, 0), to: .item(1, 1))
        }
        AnimationClock.current.advanceUntilIdle()
        stage.stage.show()
        #expect(stage.frames(inSection: 1).map(\.height) == [57, 57])
    }

    @Test func anAdapterAsksForTheSizeInTheNewSection() {
        AnimationClock.startAfresh()
        let layout = CollectionLayoutAdapter { section, environment in
            CollectionSection(
                LinearList(),
                items: Items(count: environment.itemCount, size: section == 0 ? .fixed(50) : .estimated(30)))
        }
        let stage = AdapterStage(layout, [["a", "b"], ["c", "d"]])
        stage.source.preferredSize = { CGSize(width: $1.width, height: length(of: $0)) }
        stage.stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections = [["b", "c"], ["a", "d"]]
            stage.view.moveItem(at: .item(0, 0), to: .item(0, 1))
            stage.view.moveItem(at: .item(0, 1), to: .item(1, 0))
        }
        AnimationClock.current.advanceUntilIdle()
        stage.stage.show()
        #expect(stage.place(of: "a")?.height == length(of: "a"))
        #expect(stage.place(of: "c")?.height == 50)
        #expect(stage.place(of: "d")?.height == length(of: "d"))
    }
}
