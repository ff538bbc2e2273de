import CollectionView
import Testing

/// Insets of a flow layout that change while nothing scrolls.
@Suite("Flow layout: insets") @MainActor struct FlowInsetTests {
    private func stage(layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> FlowStage {
        let stage = FlowStage([200], layout: layout, hasDelegate: false)
        layout.itemSize = CGSize(width: 60, height: 40)
        stage.stage.show()
        return stage
    }

    @Test("Pinned headers and footers follow the insets, as when a keyboard appears", arguments: [false, true])
    func pinned(isSubclass: Bool) throws {
        final class Subclass: UICollectionViewFlowLayout {}
        let stage = stage(layout: isSubclass ? Subclass() : UICollectionViewFlowLayout())
        (stage.layout.headerReferenceSize.height, stage.layout.footerReferenceSize.height) = (20, 20)
        (stage.layout.sectionHeadersPinToVisibleBounds, stage.layout.sectionFootersPinToVisibleBounds) = (true, true)
        stage.stage.show()
        stage.view.contentOffset.y = 500
        stage.stage.show()
        func places() throws -> [CGFloat] {
            try [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map { kind in
                let view = try #require(stage.view.supplementaryView(forElementKind: kind, at: .item(0)))
                return view.frame.minY - stage.view.contentOffset.y
            }
        }
        #expect(try places() == [0, 380])
        stage.view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 250, right: 0)
        stage.stage.show()
        #expect(try places() == [60, 130] && stage.view.contentOffset.y == 500)
        stage.view.contentInset = .zero
        stage.stage.show()
        #expect(try places() == [0, 380] && stage.view.contentOffset.y == 500)
    }

    @Test("Lines fill the breadth between the insets")
    func breadth() {
        let stage = stage()
        #expect(stage.view.contentSize.width == 300)
        let origins = { stage.frames(4).map(\.origin) }
        #expect(origins()[3].y == 0)
        stage.view.contentInset.right = 60
        stage.stage.show()
        #expect(stage.view.contentSize.width == 240 && origins()[3] == CGPoint(x: 0, y: 50))
        #expect(stage.stage.cell(3)?.frame.minY == 50)
        stage.view.contentInset.right = 0
        stage.stage.show()
        #expect(stage.view.contentSize.width == 300 && origins()[3].y == 0)
    }

    @Test("Insets on which nothing depends leave the layout valid")
    func valid() {
        let stage = stage()
        stage.view.contentOffset.y = 500
        stage.stage.show()
        let messages = stage.stage.messages(to: .layout) {
            stage.view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 250, right: 0)
            stage.stage.show()
        }
        #expect(!messages.contains("prepare()"))
    }
}
