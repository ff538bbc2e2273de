import LayoutModel
import Testing
import UIKit

@testable import WildLayouts

@Suite @MainActor struct RaggedFlowTests {
    private func configure(_ stage: FlowWildStage, _ sizes: [[CGSize]]) {
        stage.size = { sizes[$0.section][$0.item] }
        stage.inset = { UIEdgeInsets(top: 4, left: CGFloat(10 + $0 * 5), bottom: 6, right: 12) }
        stage.itemSpacing = { CGFloat(3 + $0 * 4) }
        stage.lineSpacing = { CGFloat(7 + $0) }
        stage.show()
    }

    private func randomSizes(_ random: inout SplitMix64) -> [[CGSize]] {
        (0..<3).map { _ in
            (0..<Int.random(in: 0...12, using: &random)).map { _ in
                CGSize(
                    width: CGFloat(Int.random(in: 10...220, using: &random)),
                    height: CGFloat(2 * Int.random(in: 5...40, using: &random)))
            }
        }
    }

    private func frames(_ stage: WildStage) -> [[CGRect]] {
        stage.sections.enumerated().map { section, items in
            items.indices.compactMap {
                stage.view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
            }
        }
    }

    /// Lines must break where UIKit breaks them. Within a line, each item must follow the one before at the section's
    /// spacing.
    @Test func linesBeginAtTheInsetAndAreNotSpreadOut() {
        for seed in 0..<40 {
            var random = SplitMix64(seed: seed)
            let sizes = randomSizes(&random)
            let texts = sizes.map { $0.map { _ in "" } }
            let (ragged, plain) = (
                FlowWildStage(RaggedFlowLayout(), texts), FlowWildStage(UICollectionViewFlowLayout(), texts)
            )
            for stage in [ragged, plain] { configure(stage, sizes) }
            for (section, (frames, flowing)) in zip(frames(ragged), frames(plain)).enumerated() {
                var end: CGFloat?
                for item in frames.indices {
                    #expect(frames[item].size == sizes[section][item] && frames[item].minY == flowing[item].minY)
                    let beginsLine = item == 0 || flowing[item].minX <= flowing[item - 1].minX
                    let start = beginsLine ? CGFloat(10 + section * 5) : (end ?? .nan) + CGFloat(3 + section * 4)
                    #expect(abs(frames[item].minX - start) < 1e-9, "seed \(seed), item \(item) of \(section)")
                    end = frames[item].maxX
                }
            }
            #expect(ragged.view.contentSize == plain.view.contentSize, "seed \(seed)")
        }
    }

    @Test func anyRectangleFindsWhatMeetsIt() {
        var random = SplitMix64(seed: 7)
        let sizes = (0..<3).flatMap { _ in randomSizes(&random) }
        let stage = FlowWildStage(RaggedFlowLayout(), sizes.map { $0.map { _ in "" } })
        configure(stage, sizes)
        let all = frames(stage).flatMap { $0 }
        for _ in 0..<60 {
            let rect = CGRect(
                x: CGFloat.random(in: 0...250, using: &random), y: CGFloat.random(in: 0...900, using: &random),
                width: 40.5, height: 60.5)
            let found = stage.view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
            #expect(
                found.filter { !$0.frame.intersection(rect).isEmpty }.count
                    == all.filter { !$0.intersection(rect).isEmpty }.count, "\(rect)")
        }
    }

    @Test func linesBeginOnTheRightWhereTextDoes() {
        var random = SplitMix64(seed: 3)
        let sizes = randomSizes(&random)
        let stages = [false, true].map { isMirrored in
            let stage = FlowWildStage(RaggedFlowLayout(), sizes.map { $0.map { _ in "" } })
            if isMirrored { stage.view.semanticContentAttribute = .forceRightToLeft }
            configure(stage, sizes)
            return stage
        }
        for (frame, mirrored) in zip(frames(stages[0]).joined(), frames(stages[1]).joined()) {
            #expect(mirrored.minX == 300 - frame.maxX && mirrored.minY == frame.minY)
        }
        #expect(frames(stages[1]).joined().contains { $0.maxX == 290 })
    }

    @Test func cellsThatSizeThemselvesFollowEachOther() throws {
        let layout = RaggedFlowLayout()
        layout.estimatedItemSize = CGSize(width: 40, height: 20)
        layout.minimumInteritemSpacing = 6
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        let widths = [120, 100, 60, 200, 30, 30, 250]
        let stage = WildStage(layout, [widths.map(String.init)])
        stage.view.register(TagCell.self, forCellWithReuseIdentifier: "cell")
        stage.show()
        let expected = [(8, 0), (134, 0), (8, 24), (74, 24), (8, 48), (44, 48), (8, 72)]
        for (item, (x, y)) in expected.enumerated() {
            let cell = try #require(stage.cell(item))
            #expect(cell.frame == CGRect(x: x, y: y, width: widths[item], height: 20), "item \(item)")
        }
    }
}

/// A cell that prefers the width in its text.
private final class TagCell: WildCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        preferred.size = CGSize(width: CGFloat(Int(label.text ?? "") ?? 0), height: 20)
        return preferred
    }
}
