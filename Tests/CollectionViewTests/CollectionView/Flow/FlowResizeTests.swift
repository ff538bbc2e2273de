import CollectionView
import Testing

/// A flow layout that is resized in an animation.
@Suite(.serialized) @MainActor struct FlowResizeTests {
    private func stage(offset: CGFloat) -> FlowStage {
        AnimationClock.startAfresh()
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize.height = 30
        layout.sectionHeadersPinToVisibleBounds = true
        let stage = FlowStage([500, 200], layout: layout, hasDelegate: false)
        stage.stage.show()
        stage.view.contentOffset.y = offset
        stage.stage.show()
        return stage
    }

    /// Returns the frames at which items are drawn.
    private func drawn(_ stage: FlowStage) -> [IndexPath: CGRect] {
        let shown = stage.view.indexPathsForVisibleItems.compactMap { path in
            stage.view.cellForItem(at: path)?.layer.presentation().map { (path, $0.frame) }
        }
        return Dictionary(uniqueKeysWithValues: shown)
    }

    private func frames(_ stage: FlowStage) -> [IndexPath: CGRect] {
        let items = stage.source.sections.enumerated().flatMap { section, texts in
            texts.indices.map { IndexPath.item($0, section) }
        }
        return Dictionary(
            uniqueKeysWithValues: items.map { ($0, stage.view.layoutAttributesForItem(at: $0)!.frame) })
    }

    @Test(
        "Cells that come into view begin where they were, out of view",
        arguments: [CGSize(width: 200, height: 900), CGSize(width: 620, height: 400), CGSize(width: 300, height: 700)],
        [0, 600, 4000])
    func former(_ size: CGSize, offset: CGFloat) throws {
        let stage = stage(offset: offset)
        let before = frames(stage)
        let shown = Set(stage.view.indexPathsForVisibleItems)
        UIView.animate(withDuration: 0.4) {
            stage.view.frame.size = size
            stage.view.layoutIfNeeded()
        }
        let after = frames(stage)
        let starts = drawn(stage)
        #expect(starts.contains { !shown.contains($0.key) }, "none has come into view")
        for (path, frame) in starts { #expect(frame == before[path], "\(path)") }
        AnimationClock.current.advance(by: 0.5)
        stage.stage.show()
        for (path, frame) in drawn(stage) { #expect(frame == after[path], "\(path)") }
    }
}
