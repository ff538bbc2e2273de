import CollectionLayout
import Testing

@testable import CollectionView

@Suite @MainActor struct AdapterElementTests {
    /// Returns two items with everything around them that an arrangement can have.
    private func stage() -> AdapterStage {
        let layout = CollectionLayoutAdapter { _, environment in
            var section = CollectionSection(
                LinearList(), items: Items(count: environment.itemCount, size: .fixed(40)), header: .fixed(20),
                footer: .fixed(10), hasBackground: true)
            section.decorations = [
                .separator(), .badge(length: 8, breadth: 8, at: .startTrailing),
                .badge(.custom(7), length: 6, breadth: 6, at: .endLeading),
            ]
            return section
        }
        layout.headerAndFooter = HeaderAndFooter(header: .fixed(30), footer: .fixed(5))
        let stage = AdapterStage(layout, [["a", "b"]])
        stage.view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: ElementName.customKind(7),
            withReuseIdentifier: "header")
        return stage
    }

    @Test func everyElementIsAViewOfItsKind() {
        let stage = stage()
        #expect(stage.stage.diagnostics { stage.stage.show() } == [])
        func supplementary(_ kind: String, _ path: IndexPath) -> CGRect? {
            stage.view.supplementaryView(forElementKind: kind, at: path)?.frame
        }
        #expect(
            supplementary(ElementName.globalHeaderKind, IndexPath(index: 0))
                == CGRect(x: 0, y: 0, width: 300, height: 30))
        #expect(
            supplementary(UICollectionView.elementKindSectionHeader, .item(0))
                == CGRect(x: 0, y: 30, width: 300, height: 20))
        #expect(
            supplementary(UICollectionView.elementKindSectionFooter, .item(0))
                == CGRect(x: 0, y: 130, width: 300, height: 10))
        #expect(
            supplementary(ElementName.globalFooterKind, IndexPath(index: 0))
                == CGRect(x: 0, y: 140, width: 300, height: 5))
        #expect(supplementary(ElementName.badgeKind, .item(1)) == CGRect(x: 292, y: 90, width: 8, height: 8))
        #expect(supplementary(ElementName.customKind(7), .item(1)) == CGRect(x: 0, y: 124, width: 6, height: 6))
        let background = stage.layout.layoutAttributesForDecorationView(
            ofKind: ElementName.backgroundKind, at: .item(0))
        #expect(background?.frame == CGRect(x: 0, y: 30, width: 300, height: 110))
        let separator = stage.layout.layoutAttributesForDecorationView(ofKind: ElementName.separatorKind, at: .item(0))
        #expect(separator?.frame == CGRect(x: 0, y: 89, width: 300, height: 1))
        #expect(background!.zIndex < stage.layout.layoutAttributesForItem(at: .item(0))!.zIndex)
    }

    @Test func boundaryItemsAreSupplementaryViews() {
        let layout = CollectionLayoutAdapter { _, environment in
            var section = CollectionSection(LinearList(), items: Items(count: environment.itemCount, size: .fixed(40)))
            section.boundary = [BoundaryItem(length: .fixed(16), at: .startLeading)]
            return section
        }
        layout.headerAndFooter.boundary = [BoundaryItem(length: .fixed(24), at: .startLeading)]
        let stage = AdapterStage(layout, [["a", "b"]])
        for kind in [ElementName.boundaryKind, ElementName.globalBoundaryKind] {
            stage.view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        stage.stage.show()
        let own = stage.view.supplementaryView(forElementKind: ElementName.boundaryKind, at: .item(0))
        #expect(own?.frame == CGRect(x: 0, y: 24, width: 300, height: 16))
        let global = stage.view.supplementaryView(
            forElementKind: ElementName.globalBoundaryKind, at: IndexPath(index: 0))
        #expect(global?.frame == CGRect(x: 0, y: 0, width: 300, height: 24))
        #expect(stage.place(of: "a")?.minY == 40)
    }

    @Test func missingElementsHaveNoAttributes() {
        let stage = stage()
        stage.stage.show()
        #expect(stage.layout.layoutAttributesForItem(at: .item(2)) == nil)
        #expect(stage.layout.layoutAttributesForItem(at: .item(0, 1)) == nil)
        #expect(stage.layout.layoutAttributesForItem(at: .item(-1)) == nil)
        #expect(stage.layout.layoutAttributesForItem(at: IndexPath(index: 0)) == nil)
        #expect(stage.layout.layoutAttributesForSupplementaryView(ofKind: "unknown", at: .item(0)) == nil)
        #expect(stage.layout.layoutAttributesForDecorationView(ofKind: ElementName.separatorKind, at: .item(9)) == nil)
    }

    @Test func cellsBelowCoveredEdgesHaveTheirEffect() {
        let layout = CollectionLayoutAdapter { _, environment in
            var section = CollectionSection(LinearList(), items: Items(count: environment.itemCount, size: .fixed(100)))
            section.effect = .receding(scale: 0.5, alpha: 0)
            return section
        }
        let stage = AdapterStage(layout, [(0..<20).map { "\($0)" }])
        stage.view.contentInset = UIEdgeInsets(top: 150, left: 0, bottom: 50, right: 0)
        stage.stage.show()
        for offset in [400, 410, 440, 700] as [CGFloat] {
            stage.view.contentOffset.y = offset
            stage.stage.show()
            #expect(stage.view.cellForItem(at: .item(Int(offset) / 100)) != nil)
            for cell in stage.view.visibleCells {
                // 200 points between the covered edges are visible.
                let distance = min(1, abs(cell.center.y - offset - 250) / 200)
                #expect(abs(cell.alpha - (1 - distance)) < 1e-6, "\(cell.center.y) at \(offset)")
            }
        }
    }

    @Test func effectsFollowTheScreen() {
        let layout = CollectionLayoutAdapter { _, environment in
            var section = CollectionSection(LinearList(), items: Items(count: environment.itemCount, size: .fixed(100)))
            section.effect = .receding(scale: 0.5, alpha: 0)
            section.decorations = [
                .separator(isOnlyBetween: false), .badge(length: 20, breadth: 20, at: .startTrailing),
            ]
            return section
        }
        let stage = AdapterStage(layout, [(0..<20).map { "\($0)" }])
        stage.stage.show()
        for offset in [0, 130, 400] as [CGFloat] {
            stage.view.contentOffset.y = offset
            stage.stage.show()
            for cell in stage.view.visibleCells {
                // The viewport is 400 points long. One viewport's length from its middle, cells have half their size.
                let distance = abs(cell.center.y - offset - 200) / 400
                #expect(abs(cell.alpha - (1 - distance)) < 1e-6)
                #expect(abs(cell.transform.a - (1 - distance / 2)) < 1e-6)
                #expect(cell.bounds.size == CGSize(width: 300, height: 100))
                // The badge is in the cell's corner and the separator along its end, with the cell's scale and alpha.
                let marks = stage.view.subviews.filter { view in
                    type(of: view) == UICollectionReusableView.self && abs(view.alpha - cell.alpha) < 1e-6
                        && cell.frame.insetBy(dx: -1e-6, dy: -1e-6).contains(view.frame)
                }
                // Marks beyond the edges of the viewport are not shown.
                if cell.frame.minY + 20 * cell.transform.a > stage.view.bounds.minY {
                    #expect(marks.contains { abs($0.frame.maxX - cell.frame.maxX) < 1e-6 && $0.bounds.height == 20 })
                }
                if cell.frame.maxY - cell.transform.a < stage.view.bounds.maxY {
                    #expect(marks.contains { abs($0.frame.maxY - cell.frame.maxY) < 1e-6 && $0.bounds.height == 1 })
                }
            }
        }
    }

    @Test func aTransformTurnsAndMovesAsTheCoreSays() {
        let quarter = CATransform3D(Transform(scale: 2, rotation: .pi / 2, translation: Point(x: 10, y: 20)))
        let turned = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(quarter))
        #expect(turned.isNear(CGPoint(x: 10, y: 22)))
        // The right side turns away from the eye, and looks smaller.
        let tilted = CATransform3D(Transform(rotationY: 0.5, perspective: 500))
        #expect(tilted.m14 > 0)
        #expect(tilted.m13 < 0)
    }

    @Test func aViewWithoutSizeShowsNothing() {
        let layout = CollectionLayoutAdapter(Waterfall(lanes: .count(2))) { _, _ in .ratio(1) }
        let stage = AdapterStage(layout, [["a"]], size: .zero)
        stage.view.contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        stage.stage.show()
        #expect(stage.view.visibleCells.isEmpty)
        stage.view.frame.size = CGSize(width: 120, height: 100)
        stage.stage.show()
        #expect(stage.layout.layoutAttributesForItem(at: .item(0))?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test func aRotationWithinAnAnimationKeepsTheMiddleToo() {
        AnimationClock.startAfresh()
        let layout = CollectionLayoutAdapter(UniformGrid(lanes: .minimumBreadth(90)))
        let stage = AdapterStage(layout, [(0..<600).map { "\($0)" }])
        stage.view.contentOffset.y = 5050
        stage.stage.show()
        let middle = stage.view.indexPathForItem(at: CGPoint(x: 150, y: 5250))!
        UIView.animate(withDuration: 0.3) {
            stage.view.frame.size = CGSize(width: 600, height: 300)
            stage.view.layoutIfNeeded()
        }
        let frame = stage.layout.layoutAttributesForItem(at: middle)!.frame
        #expect(abs(frame.midY - stage.view.bounds.midY) < 1)
    }
}
