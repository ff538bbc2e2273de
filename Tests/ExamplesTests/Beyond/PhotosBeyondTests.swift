import CollectionLayout
import PinterestExample
import Testing
import UIKit

@Suite("Beyond the first tutorial: columns of photos")
@MainActor struct PhotosBeyondTests {
    private let content = PhotoSizes(count: 50)

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func layout() -> PhotoColumnsLayout {
        let layout = PhotoColumnsLayout()
        layout.delegate = content
        return layout
    }

    @Test("Minimal column width, adaptive count, shortest column, header")
    func adaptiveColumns() {
        let layout = layout()
        layout.photos.columns = .minimumBreadth(150)
        layout.photos.placement = .shortest
        layout.header = .fixed(60)
        let stage = ExampleStage(layout, counts: [50], size: CGSize(width: 320, height: 600))
        #expect(Set(stage.cellFrames.map(\.minX)).count == 1)
        stage.resize(to: CGSize(width: 700, height: 600))
        #expect(Set(stage.cellFrames.map(\.minX)).count == 4)
        #expect(stage.cellFrames.map(\.minY).min() == 66)
        let ends = Dictionary(grouping: stage.cellFrames, by: \.minX).values.map { $0.map(\.maxY).max()! }
        #expect(ends.max()! - ends.min()! < stage.cellFrames.map(\.height).max()!)
    }

    @Test("Item spans: a photo may cover two columns, and more than there are is all")
    func spans() {
        var photos = PinterestPhotos()
        photos.columns = .count(3)
        photos.placement = .shortest
        let sizes = (0..<30).map { ItemSize.fixed(Double(40 + $0 * 7 % 50)) }
        let spans = (0..<30).map { [1, 2, 1, 1, 9][$0 % 5] }
        let adapter = CollectionLayoutAdapter { [photos] _, _ in photos.section(of: sizes, spans: spans) }
        let frames = ExampleStage(adapter, counts: [30], size: CGSize(width: 306, height: 600)).cellFrames
        // The columns are 90 points broad and 12 apart.
        #expect(frames.map(\.width) == spans.map { $0 == 9 ? 294 : $0 == 2 ? 192 : 90 })
        for (index, frame) in frames.enumerated() {
            #expect(frame.minX >= 6 && frame.maxX <= 300)
            #expect(!frames[..<index].contains { $0.insetBy(dx: -11, dy: -11).intersects(frame) })
        }
    }

    @Test("Several sections, each with its header, also where there is nothing else")
    func sections() {
        let layout = layout()
        layout.header = .fixed(30)
        let stage = ExampleStage(layout, counts: [5, 0, 7])
        let headers = stage.elements.filter { $0.category == .supplementaryView }
        #expect(headers.map(\.indexPath) == [path(0, 0), path(0, 1), path(0, 2)])
        let cells = stage.elements.filter { $0.category == .cell }
        #expect(cells.map(\.indexPath) == (0..<5).map { path($0) } + (0..<7).map { path($0, 2) })
        for cell in cells {
            #expect(cell.frame.minY > headers[cell.indexPath.section].frame.maxY)
            if cell.indexPath.section == 0 { #expect(cell.frame.maxY < headers[1].frame.minY) }
        }
    }

    @Test("Asynchronous heights: a photo that is loaded later moves nothing that is looked at", arguments: 0..<10)
    func lateHeights(seed: Int) throws {
        AnimationClock.current = AnimationClock()
        let layout = layout()
        content.sizes = Array(repeating: .ratio(1), count: 200)
        let stage = ExampleStage(layout, counts: [200])
        stage.view.contentOffset.y = 6_000
        stage.view.layoutIfNeeded()
        func place(_ item: Int) -> CGFloat {
            stage.view.layoutAttributesForItem(at: path(item))!.frame.minY - stage.view.contentOffset.y
        }
        for step in 0..<6 {
            let anchor = try #require(layout.heldAnchor)
            let held = try #require(anchor.element).item
            let before = place(held)
            // The loaded photos are above, on and below the screen.
            var loaded: Set<Int> = []
            for number in 0..<5 { loaded.insert((held + 197 + 41 * number * (seed + 1) + step) % 200) }
            loaded.remove(held)
            for item in loaded { content.sizes[item] = .ratio(0.3 + Double((item + seed) % 7) / 3) }
            stage.view.reloadItems(at: loaded.map { path($0) })
            AnimationClock.current.advanceUntilIdle()
            #expect(abs(place(held) - before) < 1 / 32)
            let fresh = ExampleStage(self.layout(), counts: [200])
            #expect(agree(stage.itemFrames, fresh.itemFrames, within: 1 / 32))
        }
    }

    @Test("A weak, optional delegate: where there is none, photos are squares")
    func fallbackSize() {
        let layout = PhotoColumnsLayout()
        var delegate: PhotoSizes? = PhotoSizes(count: 4)
        layout.delegate = delegate
        let stage = ExampleStage(layout, counts: [4])
        #expect(stage.cellFrames.contains { $0.width != $0.height })
        delegate = nil
        #expect(layout.delegate == nil)
        layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        #expect(stage.cellFrames.allSatisfy { $0.width == $0.height })
    }

    @Test("Setting any property shows with the next pass")
    func invalidation() {
        let layout = layout()
        let stage = ExampleStage(layout, counts: [50])
        var last = stage.cellFrames
        func expectChange(_ change: () -> Void) {
            change()
            stage.view.layoutIfNeeded()
            #expect(stage.cellFrames != last)
            for cell in stage.view.visibleCells {
                #expect(cell.frame == stage.cellFrames[stage.view.indexPath(for: cell)!.item])
            }
            last = stage.cellFrames
        }
        expectChange { layout.photos.columns = .count(3) }
        expectChange { layout.photos.padding = 1 }
        expectChange { layout.photos.placement = .shortest }
        expectChange { layout.header = .fixed(10) }
        expectChange { layout.delegate = nil }
    }

    @Test("Padding below the last photo, and insets beside, are part of the sum", arguments: Tutorial.Form.allCases)
    func contentSize(form: Tutorial.Form) {
        let stage = ExampleStage(Tutorial.photos.layout(form, of: content), counts: [50])
        #expect(stage.view.contentSize.height == stage.cellFrames.map(\.maxY).max()! + 6)
        stage.view.contentInset = UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 25)
        stage.view.collectionViewLayout.invalidateLayout()
        stage.view.layoutIfNeeded()
        #expect(stage.view.contentSize.width == 350)
        #expect(stage.cellFrames.map(\.maxX).max()! <= 344)
    }
}
