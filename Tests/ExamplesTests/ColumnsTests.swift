import CollectionLayout
import PinterestExample
import ShortestColumnExample
import Testing
import UIKit

@Suite("Columns of photos, written twice")
@MainActor struct ColumnsTests {
    private func pinterest(_ photos: PhotoSizes, columns: Int = 2) -> PinterestLayout {
        let layout = PinterestLayout()
        layout.numberOfColumns = columns
        layout.delegate = photos
        return layout
    }

    @Test("In turn: both versions have the same frames", arguments: interestingCounts, [1, 2, 3])
    func inTurn(count: Int, columns: Int) throws {
        let photos = PhotoSizes(count: count)
        let stage = ExampleStage(pinterest(photos, columns: columns), counts: [count])
        var core = PinterestPhotos()
        core.columns = .count(columns)
        try expectSameFrames(stage, core.section(of: photos.sizes))
    }

    /// Expects the same frames in windows of several sizes, one after another.
    private func expectSameFrames(_ stage: ExampleStage, _ section: CollectionSection) throws {
        var arrangement = try Arrangement([section], in: Size(stage.view.bounds.size))
        for size in interestingSizes {
            stage.resize(to: size)
            try arrangement.resize(to: Size(size))
            let isSame = agree(stage.cellFrames, arrangement.frames(of: .item))
            #expect(isSame, "\(size)")
            if section.count > 0 { #expect(Size(stage.view.contentSize) == arrangement.contentSize) }
        }
    }

    @Test("The shortest takes it: both versions have the same frames", arguments: interestingCounts, [1, 2, 3])
    func shortest(count: Int, columns: Int) throws {
        let photos = PhotoSizes(count: count)
        let layout = ShortestColumnLayout()
        layout.numberOfColumns = columns
        layout.delegate = photos
        let stage = ExampleStage(layout, counts: [count])
        var core = ShortestColumns()
        core.columns = .count(columns)
        try expectSameFrames(stage, core.section(of: photos.sizes))
    }

    @Test("Nobody to ask, no columns and no sections do no harm")
    func nothing() {
        let layout = PinterestLayout()
        layout.numberOfColumns = 0
        let stage = ExampleStage(layout, counts: [3], size: CGSize(width: 100, height: 100))
        #expect(stage.cellFrames.map(\.size) == Array(repeating: CGSize(width: 88, height: 88), count: 3))
        stage.counts = []
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        #expect(stage.cellFrames.isEmpty)
        #expect(stage.view.contentSize.height == 0)
    }

    @Test("Deleting shrinks the content, and what comes later follows")
    func deleting() {
        let photos = PhotoSizes(count: 50)
        let stage = ExampleStage(pinterest(photos), counts: [50])
        let before = stage.view.contentSize.height
        photos.sizes.removeFirst(10)
        stage.view.performBatchUpdates {
            stage.counts = [40]
            stage.view.deleteItems(at: (0..<10).map { IndexPath(item: $0, section: 0) })
        }
        stage.view.layoutIfNeeded()
        #expect(stage.view.contentSize.height < before)
        let isSame = stage.cellFrames == ExampleStage(pinterest(photos), counts: [40]).cellFrames
        #expect(isSame)
    }

    @Test("A cell is told how high its photo is, also when only that changed")
    func photoHeight() throws {
        let attributes = PinterestLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.photoHeight = 40
        let copy = try #require(attributes.copy() as? PinterestLayoutAttributes)
        #expect(copy.photoHeight == 40)
        #expect(copy == attributes)
        copy.photoHeight = 41
        #expect(copy != attributes)
    }
}
