import CollectionLayout
import CollectionView
import Testing

/// Random events in any order. The held item must stay in its place, and views must be where the layout says.
@Suite @MainActor struct AdapterChaosTests {
    private func stage(_ orientation: Orientation, _ sections: [[String]]) -> AdapterStage {
        let isVertical = orientation.axis == .vertical
        let layout = CollectionLayoutAdapter(Waterfall(lanes: .count(2), spacing: 4), axis: orientation.axis) { _, _ in
            .estimated(30)
        }
        let stage = AdapterStage(layout, sections)
        if orientation.direction == .rightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
        stage.source.preferredSize = { text, size in
            isVertical
                ? CGSize(width: size.width, height: length(of: text))
                : CGSize(width: length(of: text), height: size.height)
        }
        return stage
    }

    /// Returns the held item and its position on the screen along the main axis; nil if no item is held.
    private func held(by stage: AdapterStage) -> (text: String, place: CGFloat)? {
        guard let id = stage.layout.heldAnchor?.element, id.kind == .item else { return nil }
        let text = stage.source.sections[id.section][id.item]
        return place(of: text, stage).map { (text, $0) }
    }

    private func place(of text: String, _ stage: AdapterStage) -> CGFloat? {
        for (section, texts) in stage.source.sections.enumerated() {
            guard let item = texts.firstIndex(of: text),
                let frame = stage.layout.layoutAttributesForItem(at: .item(item, section))?.frame
            else { continue }
            let (offset, orientation) = (stage.view.contentOffset, stage.arrangement.orientation)
            if orientation.axis == .vertical { return frame.minY - offset.y }
            return orientation.direction == .leftToRight
                ? frame.minX - offset.x : offset.x + stage.view.bounds.width - frame.maxX
        }
        return nil
    }

    /// Whether the content reaches beyond both ends of the screen, so that no end prevents holding the position.
    private func isInside(_ stage: AdapterStage) -> Bool {
        let (bounds, content) = (stage.view.bounds, stage.view.contentSize)
        return stage.arrangement.orientation.axis == .vertical
            ? bounds.minY > 0 && bounds.maxY < content.height : bounds.minX > 0 && bounds.maxX < content.width
    }

    private func scroll(_ stage: AdapterStage, by distance: CGFloat) {
        var offset = stage.view.contentOffset
        let (size, content) = (stage.view.bounds.size, stage.view.contentSize)
        if stage.arrangement.orientation.axis == .vertical {
            offset.y = max(0, min(offset.y + distance, content.height - size.height))
        } else {
            offset.x = max(0, min(offset.x + distance, content.width - size.width))
        }
        stage.view.contentOffset = offset
    }

    @Test func theHeldItemStaysInPlaceInRandomStories() {
        for seed in 0..<24 {
            AnimationClock.startAfresh()
            var random = SplitMix64(seed: seed)
            var batches = RandomBatches()
            let orientation = Orientation.all[seed % 4]
            let stage = stage(orientation, (0..<3).map { _ in batches.texts(60) })
            stage.stage.show()
            for step in 0..<30 {
                let comment: Comment = "seed \(seed), step \(step)"
                let before = held(by: stage)
                var reloaded: [String] = []
                var mayMove = false
                switch Int.random(in: 0..<8, using: &random) {
                case 0...3:
                    mayMove = true
                    scroll(stage, by: CGFloat(random.distance(-500...500)))
                case 4:
                    // The layout chooses lanes again, as for a new layout.
                    mayMove = true
                    stage.layout.invalidateLayout()
                case 5:
                    mayMove = true
                    stage.view.frame.size.width = CGFloat(Int.random(in: 200...400, using: &random))
                default: reloaded = batches.perform(on: stage.view, stage.source, &random)
                }
                stage.stage.show()
                AnimationClock.current.advanceUntilIdle()
                stage.stage.show()
                for case let cell as TextCell in stage.view.visibleCells {
                    let path = stage.view.indexPath(for: cell)!
                    #expect(cell.text == stage.source.sections[path.section][path.item], comment)
                    #expect(cell.frame == stage.layout.layoutAttributesForItem(at: path)?.frame, comment)
                }
                if !mayMove, isInside(stage), let before, !reloaded.contains(before.text),
                    let after = place(of: before.text, stage)
                {
                    #expect(abs(after - before.place) < 1, comment)
                }
            }
        }
    }
}
