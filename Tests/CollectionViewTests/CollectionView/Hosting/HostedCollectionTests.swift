import CollectionLayout
import Synchronization
import Testing

@testable import CollectionView
@testable import UIKitCollectionView

/// A collection that UIKit's layouts share must arrange no more than a change requires.
@Suite @MainActor struct HostedCollectionTests {
    private final class Counter: Sendable {
        let placed = Mutex(0)

        func take() -> Int {
            placed.withLock { placed in
                defer { placed = 0 }
                return placed
            }
        }
    }

    /// A list that counts how often it places a row.
    private struct CountedRows: SectionLayout {
        let counter: Counter

        var usesItemIndex: Bool { false }

        func begin(in container: Container) -> Double { 0 }

        func place(_ item: Item, after end: inout Double, in container: Container) -> LogicalRect {
            counter.placed.withLock { $0 += 1 }
            let length = item.length(forBreadth: container.breadth)
            defer { end += length }
            return LogicalRect(main: end, cross: 0, length: length, breadth: container.breadth)
        }
    }

    @Test func aBatchPlacesWhatItConcernsAndNothingElse() {
        AnimationClock.startAfresh()
        let counter = Counter()
        let layout = CollectionLayoutAdapter(CountedRows(counter: counter)) { _, _ in .fixed(20) }
        let stage = AdapterStage(layout, [(0..<20_000).map { "\($0)" }])
        stage.stage.show()
        #expect(counter.take() >= 20_000)
        stage.view.performBatchUpdates {
            stage.source.sections[0].insert("new", at: 9)
            stage.source.sections[0].remove(at: 15_000)
            stage.view.insertItems(at: [.item(9)])
            stage.view.deleteItems(at: [.item(14_999)])
        }
        stage.stage.show()
        #expect(stage.view.contentSize.height == 400_000)
        #expect(counter.take() < 2_000)
    }

    /// In right-to-left content, converting to a content offset and back rounds. The session's own offset must not be taken
    /// for a scroll, because the session would then choose another anchor.
    @Test(arguments: Orientation.all) func aWindowThatIsWhereItShouldBeHasNotBeenScrolled(orientation: Orientation) {
        AnimationClock.startAfresh()
        let layout = CollectionLayoutAdapter(LinearList(), axis: orientation.axis) { _, _ in .fixed(20) }
        let stage = AdapterStage(layout, [(0..<1000).map { "\($0)" }])
        if orientation.direction == .rightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
        stage.stage.show()
        let (collection, window) = (layout.collection, ScrollWindow(stage.view))
        for step in 1...50 {
            let offset = 100 * Double(step) / 7
            _ = try? collection.session?.scrolled(to: offset, by: .host)
            guard let origin = collection.contentOffset(in: window) else { continue }
            collection.catchUp(with: window.with(origin: origin))
            #expect(collection.session?.offset == offset)
        }
    }

    private func flow(_ heights: [Int], width: CGFloat = 30) -> FlowSection {
        FlowSection(
            count: heights.count, inset: .zero, lineSpacing: 3, interitemSpacing: 4, headerSize: .zero,
            footerSize: .zero, sizes: .each(heights.map { CGSize(width: width, height: CGFloat($0)) }))
    }

    private let room = FlowContainer(
        size: Size(width: 100, height: 100), orientation: .vertical, tolerance: 0.25, pinsHeaders: false,
        pinsFooters: false, isSelfSizing: false, distribution: .uikit, alignment: .center)

    /// An update of a flow of ten thousand items changes only the inserted item, and the one whose size the delegate
    /// changed.
    @Test func aFlowIsRevisedWhereItsDelegateSaysOtherwise() throws {
        var heights = (0..<10_000).map { 10 + $0 % 7 }
        let before = FlowDescription(room: room, flows: [flow([5, 6]), flow(heights)])
        var arrangement = try Arrangement(before.sections, in: room.size)
        heights.insert(40, at: 20)
        var after = FlowDescription(room: room, flows: [flow([5, 6]), flow(heights)], previous: before.flows)
        let update = UICollectionViewUpdateItem(.insert, before: nil, after: .item(20, 1))
        let map = try arrangement.apply(Edit([update], from: after))
        let same = after.revision(of: arrangement, through: map)
        #expect(same.sections.isEmpty && same.items.isEmpty)
        heights[5_000] = 99
        after.flows[1] = flow(heights)
        let revision = after.revision(of: arrangement, through: map)
        #expect(revision.sections.isEmpty)
        #expect(revision.items.map(\.path) == [.item(5_000, 1)])
        #expect(revision.items.map(\.item.size) == [.fixed(99)])
        after.flows[0].lineSpacing = 9
        #expect(after.revision(of: arrangement, through: map).sections.map(\.index) == [0])
    }

    /// Items keep their sizes while one of them is dragged. So nothing is compared, not even with an arrangement in which
    /// nothing has moved.
    @Test func aDragLooksAtNoItem() throws {
        let before = FlowDescription(room: room, flows: [flow([5, 6]), flow((0..<10_000).map { 10 + $0 % 7 })])
        let arrangement = try Arrangement(before.sections, in: room.size)
        var after = before
        after.previous = before.flows
        after.moveItems(from: [.item(3, 1)], to: [.item(9_000, 1)])
        let revision = after.revision(of: arrangement, through: .identity(sectionCount: 2))
        #expect(revision.sections.isEmpty && revision.items.isEmpty)
    }

    @Test func aWidthThatTheArrangementRoundsIsNoChange() throws {
        let before = FlowDescription(room: room, flows: [flow([5, 6, 7], width: 100 / 3)])
        let arrangement = try Arrangement(before.sections, in: room.size)
        let after = FlowDescription(room: room, flows: [flow([5, 6, 8], width: 100 / 3)], previous: before.flows)
        let revision = after.revision(of: arrangement, through: .identity(sectionCount: 1))
        #expect(revision.items.map(\.path) == [.item(2)])
    }
}
