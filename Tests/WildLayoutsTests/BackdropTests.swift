import LayoutModel
import Testing
import UIKit

@testable import WildLayouts

@Suite @MainActor struct BackdropTests {
    /// Returns sections with cells of 50, lines 10 apart, and 8 points before and 12 after them. Every other section
    /// has a header of 20 and a footer of 30.
    private func stage(_ counts: [Int], _ direction: UICollectionView.ScrollDirection = .vertical) -> BackdropStage {
        let layout = BackdropFlowLayout()
        layout.scrollDirection = direction
        let isVertical = direction == .vertical
        let stage = BackdropStage(
            layout, counts.map { [String](repeating: "", count: $0) }, size: CGSize(width: 300, height: 300))
        stage.colors = (0..<counts.count).map { UIColor(white: CGFloat($0 + 1) / 100, alpha: 1) }
        stage.size = { _ in isVertical ? CGSize(width: 300, height: 50) : CGSize(width: 50, height: 300) }
        stage.inset = { _ in
            isVertical
                ? UIEdgeInsets(top: 8, left: 0, bottom: 12, right: 0)
                : UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 12)
        }
        stage.header = { [unowned stage] in stage.hasBands($0) ? CGSize(width: 20, height: 20) : .zero }
        stage.footer = { [unowned stage] in stage.hasBands($0) ? CGSize(width: 30, height: 30) : .zero }
        stage.show()
        return stage
    }

    /// Checks that every visible section has exactly one view of its color behind all of it.
    private func check(_ stage: BackdropStage, _ comment: Comment) {
        let isVertical = (stage.view.collectionViewLayout as? BackdropFlowLayout)?.scrollDirection == .vertical
        let window = stage.view.bounds
        var (start, expected): (CGFloat, [Seen]) = (0, [])
        for (section, items) in stage.sections.enumerated() {
            let end = start + CGFloat(20 + max(0, items.count * 60 - 10) + (stage.hasBands(section) ? 50 : 0))
            let frame =
                isVertical
                ? CGRect(x: 0, y: start, width: 300, height: end - start)
                : CGRect(x: start, y: 0, width: end - start, height: 300)
            if !frame.intersection(window).isEmpty { expected.append(Seen(frame: frame, color: stage.colors[section])) }
            start = end
        }
        let views = stage.view.subviews
        let backdrops = views.compactMap { $0 as? BackdropView }
        let seen = backdrops.map { Seen(frame: $0.frame, color: $0.backgroundColor) }
        #expect(seen.sorted { $0.position < $1.position } == expected, comment)
        let lastBackdrop = views.lastIndex { $0 is BackdropView } ?? -1
        #expect(lastBackdrop < views.firstIndex { $0 is UICollectionViewCell } ?? .max, comment)
    }

    private struct Seen: Equatable {
        let frame: CGRect
        let color: UIColor?
        var position: CGFloat { frame.minX + frame.minY }
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func everySectionHasItsColorBehindIt(_ direction: UICollectionView.ScrollDirection) {
        for seed in 0..<10 {
            var random = SplitMix64(seed: seed)
            let counts = (0..<6).map { _ in Int.random(in: 0...5, using: &random) }
            let stage = stage(counts, direction)
            for offset in stride(from: CGFloat(0), through: 900, by: 130) {
                stage.scroll(to: direction == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0))
                check(stage, "seed \(seed) at \(offset)")
            }
        }
    }

    @Test func backdropsFollowWhatIsInsertedAndDeleted() {
        for seed in 0..<30 {
            var random = SplitMix64(seed: seed)
            let stage = stage([2, 1, 3, 0, 2])
            for step in 0..<8 {
                let section = Int.random(in: 0..<stage.sections.count, using: &random)
                let (action, isFront) = (Int.random(in: 0..<4, using: &random), random.oneIn(2))
                let finished = stage.batch { [stage] in
                    switch action {
                    case 0:
                        stage.sections.insert(["", ""], at: section)
                        stage.colors.insert(UIColor(white: CGFloat(50 + step) / 100, alpha: 1), at: section)
                        stage.view.insertSections([section])
                    case 1 where stage.sections.count > 1:
                        stage.sections.remove(at: section)
                        stage.colors.remove(at: section)
                        stage.view.deleteSections([section])
                    case 2 where !stage.sections[section].isEmpty:
                        let item = isFront ? 0 : stage.sections[section].count - 1
                        stage.sections[section].remove(at: item)
                        stage.view.deleteItems(at: [IndexPath(item: item, section: section)])
                    default:
                        let item = isFront ? 0 : stage.sections[section].count
                        stage.sections[section].insert("", at: item)
                        stage.view.insertItems(at: [IndexPath(item: item, section: section)])
                    }
                }
                #expect(finished)
                check(stage, "seed \(seed), step \(step)")
            }
        }
    }

    @Test func theBackdropOfAnInsertedSectionOpens() throws {
        let stage = stage([1, 1])
        stage.view.performBatchUpdates({
            stage.sections.insert(["", "", ""], at: 0)
            stage.colors.insert(.red, at: 0)
            stage.view.insertSections([0])
        })
        AnimationClock.current.advance(by: 0.01)
        let backdrop = try #require(
            stage.view.subviews.first { ($0 as? BackdropView)?.backgroundColor == .red })
        let start = try #require(backdrop.layer.presentation()).frame
        #expect(start.minY < 1 && start.height < 40 && start.width == 300)
        AnimationClock.current.advanceUntilIdle()
        check(stage, "after the animation")
    }

    @Test func attributesDifferByTheirColor() throws {
        let attributes = BackdropAttributes(
            forDecorationViewOfKind: BackdropFlowLayout.backdropKind, with: IndexPath(item: 0, section: 0))
        attributes.color = .red
        let copy = try #require(attributes.copy() as? BackdropAttributes)
        #expect(copy.color == .red && copy == attributes)
        copy.color = .blue
        #expect(copy != attributes)
    }

    /// UIKit promises no order of elements with the same `zIndex`.
    @Test func backdropsAreBelowCellsByNumber() throws {
        let stage = stage([2, 2])
        let elements = stage.view.collectionViewLayout.layoutAttributesForElements(in: stage.view.bounds) ?? []
        let (backdrops, others) = (
            elements.filter { $0.representedElementCategory == .decorationView }.map(\.zIndex),
            elements.filter { $0.representedElementCategory != .decorationView }.map(\.zIndex)
        )
        #expect(try #require(backdrops.max()) < #require(others.min()))
    }

    @Test func anotherColorIsShownAtOnce() {
        let stage = stage([2, 2])
        stage.colors[1] = .green
        stage.view.collectionViewLayout.invalidateLayout()
        stage.window.layoutIfNeeded()
        check(stage, "after another color")
    }
}

@MainActor private final class BackdropStage: FlowWildStage, BackdropFlowLayoutDelegate {
    var colors: [UIColor] = []

    /// Whether a section has a header and a footer. Its color decides, which a section keeps wherever it moves.
    func hasBands(_ section: Int) -> Bool {
        var white: CGFloat = 0
        colors[section].getWhite(&white, alpha: nil)
        return Int((white * 100).rounded()).isMultiple(of: 2)
    }

    func collectionView(_ collectionView: UICollectionView, backdropColorForSectionAt section: Int) -> UIColor? {
        colors[section]
    }
}
