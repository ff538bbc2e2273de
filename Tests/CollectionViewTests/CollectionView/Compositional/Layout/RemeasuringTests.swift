import CollectionView
import Testing

/// Cells whose constraints have changed are measured again.
@Suite @MainActor struct RemeasuringTests {
    enum Way: CaseIterable { case constraint, emptyBatch, nilBatch, invalidation }

    private final class Cell: UICollectionViewCell {
        let box = UIView()
        private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 40)

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private func stage(isFlow: Bool) -> Stage {
        let layout: UICollectionViewLayout
        if isFlow {
            let flow = UICollectionViewFlowLayout()
            flow.estimatedItemSize = CGSize(width: 200, height: 50)
            flow.itemSize = flow.estimatedItemSize
            layout = flow
        } else {
            layout = UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(
                    group: .vertical(
                        layoutSize: size(.fractionalWidth(1), .estimated(50)),
                        subitems: [item(.fractionalWidth(1), .estimated(50))])))
        }
        let source = Source()
        let stage = Stage(source, layout, size: CGSize(width: 200, height: 300))
        stage.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        stage.show()
        return stage
    }

    private final class Source: TextSource {
        init() { super.init([(0..<20).map(String.init)]) }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test(arguments: Way.allCases, [false, true])
    func again(_ way: Way, isFlow: Bool) throws {
        AnimationClock.startAfresh()
        let stage = stage(isFlow: isFlow)
        if way == .constraint { stage.view.selfSizingInvalidation = .enabledIncludingConstraints }
        let cell = try #require(stage.view.cellForItem(at: .item(2)) as? Cell)
        let next = try #require(stage.view.cellForItem(at: .item(3)))
        #expect(cell.frame.height == 40)
        cell.height.constant = 100
        switch way {
        case .constraint: break
        case .emptyBatch: stage.view.performBatchUpdates {}
        case .nilBatch: stage.view.performBatchUpdates(nil)
        case .invalidation: stage.view.collectionViewLayout.invalidateLayout()
        }
        stage.show()
        AnimationClock.current.advance(by: 1)
        stage.show()
        #expect(cell.frame.height == 100 && next.frame.minY >= cell.frame.maxY)
    }

    @Test func withoutTheOptionConstraintsAloneDoNotMeasure() throws {
        let stage = stage(isFlow: false)
        let cell = try #require(stage.view.cellForItem(at: .item(2)) as? Cell)
        cell.height.constant = 100
        stage.show()
        #expect(cell.frame.height == 40)
    }

    /// What a batch does apart from its insertion.
    enum Company: CaseIterable { case nothing, invalidationBefore, invalidationAfter }

    @Test(arguments: Company.allCases, [false, true])
    func aBatchThatAlsoInvalidatesKeepsMeasuredSizes(_ company: Company, isFlow: Bool) throws {
        AnimationClock.startAfresh()
        let stage = stage(isFlow: isFlow)
        // The measured cells are 40 points high, and 50 were estimated.
        stage.view.contentOffset.y = 200
        stage.show()
        let offset = stage.view.contentOffset.y
        let source = try #require(stage.view.dataSource as? Source)
        let layout = stage.view.collectionViewLayout
        stage.view.performBatchUpdates {
            if company == .invalidationBefore { layout.invalidateLayout() }
            source.sections[0].append("new")
            stage.view.insertItems(at: [.item(20)])
            if company == .invalidationAfter { layout.invalidateLayout() }
        }
        stage.show()
        AnimationClock.current.advance(by: 1)
        stage.show()
        #expect(stage.view.contentOffset.y == offset)
        // The cells before the visible ones are still measured.
        #expect(layout.layoutAttributesForItem(at: .item(1))?.frame.height == 40)
        #expect(layout.layoutAttributesForItem(at: .item(4))?.frame.minY.truncatingRemainder(dividingBy: 40) == 0)
        #expect(layout.layoutAttributesForItem(at: .item(20))?.frame.height == 50)
    }
}
