import CollectionLayout
import MixedSectionsExample
import Testing
import UIKit

@Suite("Beyond the third tutorial: sections of different styles")
@MainActor struct MixedSectionsBeyondTests {
    private func path(_ item: Int, _ section: Int = 1) -> IndexPath { IndexPath(item: item, section: section) }

    private func adapter(_ sections: MixedSections = MixedSections()) -> CollectionLayoutAdapter {
        CollectionLayoutAdapter {
            sections.section(SectionStyle(ofSection: $0), of: $1.itemCount, breadth: $1.breadth)
        }
    }

    @Test("A provider chooses the style of each section, however many there are, and they move as a whole")
    func strategies() {
        AnimationClock.current = AnimationClock()
        var styles: [SectionStyle] = [.items, .image, .items, .items, .image]
        let layout = CollectionLayoutAdapter {
            MixedSections().section(styles[$0], of: $1.itemCount, breadth: $1.breadth)
        }
        let stage = ExampleStage(layout, counts: [6, 1, 3, 0, 2])
        func widths() -> [Set<CGFloat>] {
            styles.indices.map { section in
                Set(stage.elements.filter { $0.indexPath.section == section }.map(\.frame.width))
            }
        }
        #expect(widths() == [[130], [390], [130], [], [390]])
        stage.view.performBatchUpdates {
            styles.insert(styles.remove(at: 4), at: 0)
            stage.counts.insert(stage.counts.remove(at: 4), at: 0)
            stage.view.moveSection(4, toSection: 0)
        }
        AnimationClock.current.advanceUntilIdle()
        #expect(widths() == [[390], [130], [390], [130], []])
        #expect(stage.elements.first?.frame.minY == 0)
    }

    @Test("Every text has its own measured height, which follows it when others come and go")
    func measuredStore() {
        AnimationClock.current = AnimationClock()
        let stage = TextStage(adapter(), counts: [0, 30])
        stage.readAll()
        let before = stage.itemFrames.map(\.height)
        #expect(Set(before).count > 3)
        stage.view.contentOffset.y = 0
        stage.view.layoutIfNeeded()
        stage.view.performBatchUpdates {
            stage.deleteTexts(0..<2)
            stage.view.deleteItems(at: [path(0), path(1)])
        }
        AnimationClock.current.advanceUntilIdle()
        #expect(stage.itemFrames.map(\.height) == Array(before.dropFirst(2)))
        stage.view.performBatchUpdates {
            stage.moveText(from: 20, to: 3)
            stage.view.moveItem(at: path(20), to: path(3))
        }
        AnimationClock.current.advanceUntilIdle()
        var expected = Array(before.dropFirst(2))
        expected.insert(expected.remove(at: 20), at: 3)
        #expect(stage.itemFrames.map(\.height) == expected)
    }

    @Test("A measured text that is inserted fades in at its own height, and what follows makes just that room")
    func insertAnimation() throws {
        AnimationClock.current = AnimationClock()
        let stage = TextStage(adapter(), counts: [0, 30])
        let next = try #require(stage.view.cellForItem(at: path(1)))
        let top = next.frame.minY
        stage.view.performBatchUpdates {
            stage.insertText("New. " + String(repeating: "And long at that. ", count: 12), at: 1)
            stage.view.insertItems(at: [path(1)])
        }
        let new = try #require(stage.view.cellForItem(at: path(1)))
        AnimationClock.current.advance(by: 0.1)
        let alpha = try #require(new.layer.presentation()).opacity
        #expect(alpha > 0 && alpha < 1)
        let between = try #require(next.layer.presentation()).frame.minY
        #expect(between > top && between < next.frame.minY)
        AnimationClock.current.advanceUntilIdle()
        #expect(new.frame.minY == top && new.frame.height != 200 && next.frame.minY == new.frame.maxY)
    }

    @Test("A layout takes preferred attributes only where it really differs", arguments: Tutorial.Form.allCases)
    func realDifference(form: Tutorial.Form) throws {
        let layout = Tutorial.mixedSections.layout(form, of: PhotoSizes(count: 0))
        let stage = TextStage(layout, counts: [1, 5, 5])
        for cell in [path(0, 0), path(2), path(1, 2)] {
            let now = try #require(layout.layoutAttributesForItem(at: cell))
            let preferred = try #require(now.copy() as? UICollectionViewLayoutAttributes)
            #expect(
                !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: now))
            preferred.size.height += 1
            let listens = layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: now)
            #expect(listens == (cell.section == 1))
        }
        let trace = CollectionViewTrace(of: stage.view)
        stage.view.setNeedsLayout()
        let calls = trace.calls { stage.view.layoutIfNeeded() }
        #expect(calls.isEmpty)
    }

    @Test("As many items in a row as fit, at least one")
    func adaptiveItems() {
        let stage = ExampleStage(adapter(), counts: [0, 0, 20])
        for (width, count) in [(390, 3), (846, 7), (130, 1), (90, 1)] {
            stage.resize(to: CGSize(width: width, height: 500))
            #expect(stage.cellFrames.filter { $0.minY == 0 }.count == count)
        }
    }

    @Test("Headers, one for each section, stay in view where they are pinned")
    func headers() {
        var sections = MixedSections()
        sections.header = .fixed(50)
        let layout = CollectionLayoutAdapter { [sections] in
            var section = sections.section(SectionStyle(ofSection: $0), of: $1.itemCount, breadth: $1.breadth)
            section.headerAndFooter.pinsHeader = true
            return section
        }
        let stage = ExampleStage(layout, counts: [1, 4, 9])
        stage.view.contentOffset.y = 700
        stage.view.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader
        #expect(stage.view.supplementaryView(forElementKind: kind, at: path(0, 1))?.frame.minY == 700)
        #expect(stage.view.supplementaryView(forElementKind: kind, at: path(0, 0)) == nil)
        #expect(stage.view.supplementaryView(forElementKind: kind, at: path(0, 2))?.frame.minY == 1290)
    }

    @Test("A text that is measured above the screen does not move what is on it")
    func measuring() throws {
        let stage = TextStage(adapter(), counts: [1, 200, 10], size: CGSize(width: 390, height: 500))
        stage.view.contentOffset.y = 20_000
        stage.view.layoutIfNeeded()
        var compared = 0
        for _ in 0..<150 {
            let top = try #require(stage.view.indexPathsForVisibleItems.filter { $0.section == 1 }.min())
            let last = try #require(stage.view.indexPathsForVisibleItems.filter { $0.section == 1 }.max())
            let place = try #require(stage.view.cellForItem(at: last)).frame.minY - stage.view.contentOffset.y
            stage.view.contentOffset.y -= 40
            stage.view.layoutIfNeeded()
            guard top.item > 0 else { break }
            guard stage.view.indexPathsForVisibleItems.contains(last), let cell = stage.view.cellForItem(at: last)
            else {
                continue
            }
            compared += 1
            #expect(abs(cell.frame.minY - stage.view.contentOffset.y - place - 40) < 0.01)
        }
        #expect(compared > 50)
    }

    @Test("A text that arrives later makes its cell grow, and what is above it stays")
    func lateText() throws {
        let stage = TextStage(adapter(), counts: [0, 100], size: CGSize(width: 390, height: 500))
        stage.view.contentOffset.y = 3_000
        stage.view.layoutIfNeeded()
        let paths = stage.view.indexPathsForVisibleItems.sorted()
        let first = try #require(stage.view.cellForItem(at: paths[0]))
        let cell = try #require(stage.view.cellForItem(at: paths[1]) as? TextCell)
        let (top, height, offset) = (first.frame.minY, cell.frame.height, stage.view.contentOffset.y)
        cell.label.text = String(repeating: "Now it is here. ", count: 60)
        stage.view.layoutIfNeeded()
        #expect(cell.frame.height > height && stage.view.contentOffset.y == offset && first.frame.minY == top)
        if paths.count > 2, let next = stage.view.cellForItem(at: paths[2]) {
            #expect(next.frame.minY == cell.frame.maxY)
        }
    }
}
