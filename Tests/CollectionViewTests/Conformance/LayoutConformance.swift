import CollectionView
import Testing

extension Conformance {
    @Test("1. One funnel: invalidateLayout() → invalidateLayout(with:) → one prepare()")
    func no01() {
        let layout = ToldList()
        let stage = Stage(TextSource(count: 2), layout)
        stage.show()
        let calls = stage.lines(to: [.layout]) {
            layout.invalidateLayout()
            layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
            stage.view.reloadData()
            stage.show()
        }
        #expect(layout.plainInvalidations == 1)
        #expect(calls.filter { $0 == "prepare()" }.count == 1)
    }

    @Test("2. Calls come in the order of the contract, at first and in a batch")
    func no02() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 2))
        let first = CollectionViewTrace(of: stage.view)
        stage.show()
        #expect(
            first.description == """
                collectionView → dataSource: numberOfSections(in:)
                collectionView → dataSource: collectionView(_:numberOfItemsInSection:) 0
                collectionView → layout: prepare()
                layout → collectionView: numberOfSections
                layout → collectionView: numberOfItems(inSection:) 0
                collectionView → layout: collectionViewContentSize
                collectionView → layout: layoutAttributesForElements(in:) ((0, 0), (100, 100))
                collectionView → dataSource: collectionView(_:cellForItemAt:) [0, 0]
                dataSource → collectionView: dequeueReusableCell(withReuseIdentifier:for:) text, [0, 0]
                collectionView → dataSource: collectionView(_:cellForItemAt:) [0, 1]
                dataSource → collectionView: dequeueReusableCell(withReuseIdentifier:for:) text, [0, 1]
                collectionView → view: preferredLayoutAttributesFitting(_:) [0, 0]
                collectionView → view: preferredLayoutAttributesFitting(_:) [0, 1]
                """)
        let batch = stage.lines(to: [.layout]) {
            stage.view.performBatchUpdates {
                stage.source.sections[0].append("new")
                stage.view.insertItems(at: [.item(2)])
            }
        }.map { $0.prefix { $0 != " " && $0 != "(" } }
        #expect(
            batch == [
                "invalidateLayout", "prepare", "collectionViewContentSize", "prepare", "collectionViewContentSize",
                "targetContentOffset", "layoutAttributesForElements",
                "finalLayoutAttributesForDisappearingItem",
                "finalLayoutAttributesForDisappearingItem", "initialLayoutAttributesForAppearingItem",
                "initialLayoutAttributesForAppearingItem", "initialLayoutAttributesForAppearingItem",
                "finalizeCollectionViewUpdates",
            ])
    }

    @Test("3. Asked about new bounds, a layout sees the old ones")
    func no03() {
        final class Comparing: ListLayout {
            var pairs: [[CGFloat]] = []

            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                pairs.append([collectionView!.bounds.minY, newBounds.minY])
                return false
            }
        }
        let layout = Comparing()
        let stage = Stage(TextSource(count: 50), layout)
        stage.show()
        for offset in [10.0, 35] { stage.view.contentOffset.y = offset }
        #expect(layout.pairs == [[0, 10], [10, 35]])
    }

    @Test("4. A frame under a transform is the box around the transformed bounds")
    func no04() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: .item(0))
        attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        #expect(attributes.size == CGSize(width: 100, height: 50) && attributes.center == CGPoint(x: 60, y: 45))
        #expect(CATransform3DGetAffineTransform(attributes.transform3D) == attributes.transform)
    }

    @Test("5. apply(_:) is sent for what differs, custom properties included, and for nothing else")
    func no05() throws {
        final class Colored: UICollectionViewLayoutAttributes {
            var hue = 0

            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as! Colored
                copy.hue = hue
                return copy
            }

            override func isEqual(_ object: Any?) -> Bool {
                let other = object as? Colored
                let isSame = MainActor.assumeIsolated { other?.hue == hue }
                return isSame && super.isEqual(object)
            }
        }
        final class Coloring: ListLayout {
            var hue = 1

            override func newAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
                let attributes = Colored(forCellWith: indexPath)
                attributes.hue = hue
                return attributes
            }
        }
        let layout = Coloring()
        let stage = Stage(TextSource(count: 1), layout)
        stage.show()
        for hue in [1, 2] {
            layout.hue = hue
            layout.invalidateLayout()
            stage.show()
        }
        #expect(try #require(stage.cell(0)).applied.map { ($0 as? Colored)?.hue } == [1, 2])
    }

    @Test("6. What a layout has returned may change afterwards without effect, and is never changed")
    func no06() {
        final class Keeping: ListLayout {
            var kept: [UICollectionViewLayoutAttributes] = []

            override func newAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
                kept.append(super.newAttributes(at: indexPath))
                return kept.last!
            }
        }
        AnimationClock.startAfresh()
        let layout = Keeping()
        let stage = Stage(TextSource(count: 3), layout)
        stage.show()
        let paths = layout.kept.map(\.indexPath)
        let old = layout.kept
        for attributes in old { attributes.frame.origin.y += 500 }
        stage.view.setNeedsLayout()
        stage.show()
        #expect(stage.cell(1)?.frame.minY == 20)
        stage.source.sections[0].removeFirst()
        stage.view.deleteItems(at: [.item(0)])
        #expect(old.map(\.indexPath) == paths && stage.texts == ["1", "2"])
    }
}
