import CollectionViewSnapshot
import OrthogonalShelvesExample
import Testing
import UIKit

/// Sections that scroll across, written as for iOS.
@Suite("Examples: orthogonal shelves") @MainActor struct OrthogonalShelvesTests {
    private let stage = ControllerStage()
    private let pictures = (1...7).map { "picture \($0)" }

    private func show(
        count: Int = 20, width: CGFloat = 390, height: CGFloat = 1080, isRightToLeft: Bool = false
    ) -> UICollectionView {
        stage.show(
            OrthogonalShelvesViewController(pictures: pictures, count: count), width: width, height: height,
            isRightToLeft: isRightToLeft)
    }

    private func scroll(section: Int, toItem item: Int, in view: UICollectionView) {
        view.scrollToItem(
            at: IndexPath(item: item, section: section), at: .centeredHorizontally, animated: false)
        stage.finish(view)
    }

    private func frame(_ item: Int, _ section: Int, in view: UICollectionView) -> CGRect {
        view.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: view) } ?? .null
    }

    @Test(arguments: Showing.all) func picture(of showing: Showing) throws {
        let view = show(width: showing.width, isRightToLeft: showing.isRightToLeft)
        scroll(section: 0, toItem: 1, in: view)
        scroll(section: 1, toItem: 4, in: view)
        try CollectionViewPicture(of: view).expectToBe("orthogonal-shelves\(showing.suffix)")
    }

    @Test func chosenPicturesComeToTheFront() throws {
        let view = show()
        stage.tap(2, 1, in: view)
        stage.tap(5, 2, in: view)
        try CollectionViewPicture(of: view).expectToBe("orthogonal-shelves-updated")
    }

    @Test func aHundredThousandPicturesOnEveryShelf() throws {
        let view = show(count: 100_000)
        for section in 0..<5 { scroll(section: section, toItem: 50_000, in: view) }
        #expect(view.visibleCells.count < 60)
        try CollectionViewPicture(of: view).expectToBe("orthogonal-shelves-many")
    }

    @Test func picturesBesideTheMiddleAreSmaller() {
        let view = show()
        scroll(section: 0, toItem: 1, in: view)
        let (middle, next) = (frame(1, 0, in: view), frame(2, 0, in: view))
        #expect(abs(middle.midX - 195) < 1 && next.width < middle.width && next.height < middle.height)
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)).map { $0.alpha < 1 } == true)
    }
}
