import CollectionLayout
import CollectionViewSnapshot
import FixedColumnsExample
import MixedSectionsExample
import PinterestExample
import ShortestColumnExample
import StaggeredRowsExample
import Testing
import UIKit

/// The pictures of the examples must be what their layouts draw.
@Suite("Pictures of the examples")
@MainActor struct PictureTests {
    @Test func pinterest() throws {
        let photos = (0..<24).map { number in
            Photo(
                name: "photo \(number)", size: CGSize(width: 300, height: 160 + number * 83 % 280),
                caption: "Speaker \(number)", comment: String(repeating: "What a talk. ", count: 1 + number % 5))
        }
        let controller = PhotoStreamViewController(photos: photos)
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
        try CollectionViewPicture(of: controller.collectionView).expectToBe("pinterest")
    }

    @Test func shortestColumn() throws {
        let content = PhotoSizes(count: 12)
        var columns = ShortestColumns()
        columns.columns = .minimumBreadth(110)
        let layout = CollectionLayoutAdapter { [columns] _, _ in columns.section(of: content.sizes) }
        let size = CGSize(width: 390, height: 600)
        try CollectionViewPicture(of: layout, itemCounts: [12], size: size).expectToBe("shortest-column")
    }

    @Test func mixedSections() throws {
        let layout = CollectionLayoutAdapter {
            MixedSections().section(SectionStyle(ofSection: $0), of: $1.itemCount, breadth: $1.breadth)
        }
        let stage = TextStage(layout, counts: [1, 4, 5], size: CGSize(width: 390, height: 1050))
        try CollectionViewPicture(of: stage.view, overlay: [.frames, .indexPaths]).expectToBe("mixed-sections")
    }

    @Test func staggeredRows() throws {
        let stage = RoundPictureStage(
            CollectionLayoutAdapter(StaggeredRows(), axis: .horizontal), counts: [20],
            size: CGSize(width: 480, height: 310))
        try CollectionViewPicture(of: stage.view).expectToBe("staggered-rows")
    }

    @Test func fixedColumns() throws {
        let size = CGSize(width: 390, height: 400)
        try CollectionViewPicture(of: DecoratedColumnLayout(), itemCounts: [7, 0, 4], size: size)
            .expectToBe("fixed-columns")
    }
}
