import CollectionView
import Testing

/// Layouts that read traits are prepared again when the traits change.
@Suite("Layout cycle: traits") @MainActor struct TraitChangeTests {
    /// Rows as high as the traits say.
    private func stage() -> CompositionalStage {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let traits = environment.traitCollection
            var height: CGFloat = 10 * traits.displayScale
            if traits.userInterfaceStyle == .dark { height += 1 }
            if traits.preferredContentSizeCategory == .extraExtraLarge { height += 2 }
            if traits.layoutDirection == .rightToLeft { height += 4 }
            return rows(.absolute(height))
        }
        let stage = CompositionalStage(layout, counts: [50])
        stage.view.traitOverrides.userInterfaceStyle = .light
        stage.stage.show()
        return stage
    }

    private func shownHeight(_ stage: CompositionalStage) -> CGFloat? {
        stage.stage.show()
        return stage.view.cellForItem(at: .item(1))?.frame.height
    }

    @Test("Each trait of the collection view reaches the section provider")
    func overrides() {
        let stage = stage()
        #expect(shownHeight(stage) == 20)
        stage.view.traitOverrides.displayScale = 3
        #expect(shownHeight(stage) == 30)
        stage.view.overrideUserInterfaceStyle = .dark
        #expect(shownHeight(stage) == 31)
        stage.view.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        #expect(shownHeight(stage) == 33)
        stage.view.traitOverrides.layoutDirection = .rightToLeft
        #expect(shownHeight(stage) == 37)
    }

    @Test("Traits of the window reach the section provider: when they change, and when the view moves to the window")
    func window() {
        let stage = stage()
        stage.view.traitOverrides.userInterfaceStyle = .unspecified
        let (first, second) = (UIWindow(), UIWindow())
        first.addSubview(stage.view)
        #expect(shownHeight(stage) == 20)
        first.traitOverrides.userInterfaceStyle = .dark
        #expect(shownHeight(stage) == 21)
        second.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        second.addSubview(stage.view)
        #expect(shownHeight(stage) == 22)
    }

    @Test("A flow layout's delegate is asked again for sizes, and a layout pass with the same traits asks nothing")
    func flow() {
        final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                CGSize(width: 30, height: collectionView.traitCollection.displayScale * 10)
            }
        }
        let delegate = Delegate()
        let stage = Stage(TextSource([["a", "b"]]), UICollectionViewFlowLayout())
        stage.view.delegate = delegate
        stage.view.traitOverrides.displayScale = 2
        stage.show()
        stage.view.traitOverrides.displayScale = 3
        stage.show()
        #expect(stage.cell(0)?.frame.height == 30)
        let messages = stage.messages {
            stage.view.traitOverrides.displayScale = 1
            stage.view.traitOverrides.displayScale = 3
            stage.show()
        }
        #expect(!messages.contains("prepare()"))
    }

    @Test("Cells that size themselves are measured again, because text may have another size")
    func selfSizing() {
        let stage = CompositionalStage(rows(.estimated(50)), counts: [0])
        stage.source.preferredSize = { [view = stage.view] _, size in
            let isLarge = view.traitCollection.preferredContentSizeCategory == .extraExtraLarge
            return CGSize(width: size.width, height: isLarge ? 60 : 40)
        }
        stage.source.sections = [["a", "b", "c"]]
        stage.view.reloadData()
        #expect(shownHeight(stage) == 40)
        stage.view.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        #expect(shownHeight(stage) == 60)
        #expect(stage.view.cellForItem(at: .item(2))?.frame.minY == 120)
    }
}
