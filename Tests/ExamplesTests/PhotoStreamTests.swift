import Testing
import UIKit

@testable import PinterestExample

@Suite("The photo stream")
@MainActor struct PhotoStreamTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private var controller: PhotoStreamViewController { window.rootViewController as! PhotoStreamViewController }
    private var view: UICollectionView { controller.collectionView }

    /// Shows the app with either form of the layout. The app is the same for both.
    private func show(_ form: Tutorial.Form) {
        AnimationClock.current = AnimationClock()
        let photos = (0..<60).map { number in
            Photo(
                name: "photo \(number)", size: CGSize(width: 300, height: 200 + number * 37 % 300),
                caption: "Speaker \(number)",
                comment: String(repeating: "What a talk that was. ", count: 1 + number % 4))
        }
        let layout = form == .subclass ? PinterestLayout() : PhotoColumnsLayout()
        window.rootViewController = PhotoStreamViewController(photos: photos, layout: layout)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func cell(_ item: Int) -> AnnotatedPhotoCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? AnnotatedPhotoCell
    }

    @Test(
        "Cells show photo, caption and comment, one below the other, and leave nothing empty",
        arguments: Tutorial.Form.allCases)
    func parts(form: Tutorial.Form) throws {
        show(form)
        #expect(view.contentSize.width == 380)
        for shown in view.visibleCells {
            let cell = try #require(shown as? AnnotatedPhotoCell)
            cell.layoutIfNeeded()
            let item = try #require(view.indexPath(for: cell)).item
            let photo = controller.photos[item]
            #expect(cell.name.text == photo.caption)
            #expect(cell.picture.frame.origin == .zero)
            #expect(cell.picture.frame.size == CGSize(width: 178, height: (178 * photo.proportion).rounded(.up)))
            #expect(cell.name.frame.minY == cell.picture.frame.maxY + 4)
            #expect(cell.remark.frame.minY == cell.name.frame.maxY)
            #expect(cell.remark.frame.maxY == cell.bounds.height - 4)
        }
    }

    @Test("Scrolling to the end and back shows every photo with a handful of cells", arguments: Tutorial.Form.allCases)
    func scrolling(form: Tutorial.Form) {
        show(form)
        var seen: Set<String> = []
        var cells: Set<ObjectIdentifier> = []
        let end = view.contentSize.height - view.bounds.height
        for offset in stride(from: 0, through: end + 99, by: 100) {
            view.contentOffset.y = min(offset, end)
            view.layoutIfNeeded()
            for cell in view.visibleCells {
                seen.insert((cell as? AnnotatedPhotoCell)?.name.text ?? "")
                cells.insert(ObjectIdentifier(cell))
            }
        }
        #expect(seen == Set(controller.photos.map(\.caption)))
        #expect(cells.count < 30)
    }

    @Test(
        "A photo that is added comes first, and pushes the others into the other column",
        arguments: Tutorial.Form.allCases)
    func adding(form: Tutorial.Form) throws {
        show(form)
        let first = try #require(cell(0))
        let new = Photo(
            name: "new", size: CGSize(width: 1, height: 1), caption: "New", comment: "Just now")
        var isFinished = false
        controller.add(new) { isFinished = $0 }
        AnimationClock.current.advanceUntilIdle()
        #expect(isFinished)
        #expect(cell(0)?.name.text == "New")
        #expect(cell(0)?.picture.frame.height == 178)
        #expect(cell(1) === first)
        #expect(first.frame.minX == 196)
    }

    @Test(
        "A photo is selected by a tap, keeps that while others come, and can be deleted",
        arguments: Tutorial.Form.allCases)
    func selecting(form: Tutorial.Form) throws {
        show(form)
        let center = try #require(cell(3)).center
        view.beginTouch(at: center)
        view.endTouch(at: center)
        #expect(cell(3)?.isSelected == true)
        #expect(cell(3)?.contentView.layer.borderWidth == 3)
        controller.add(Photo(name: "new", size: .zero, caption: "New", comment: ""))
        AnimationClock.current.advanceUntilIdle()
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
        controller.deleteSelected()
        AnimationClock.current.advanceUntilIdle()
        #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
        let captions = controller.photos.prefix(5).map(\.caption)
        #expect(captions == ["New", "Speaker 0", "Speaker 1", "Speaker 2", "Speaker 4"])
        #expect(cell(4)?.name.text == "Speaker 4")
    }

    @Test("Turning the device lays the photos out for the other width", arguments: Tutorial.Form.allCases)
    func rotating(form: Tutorial.Form) {
        show(form)
        window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        window.layoutIfNeeded()
        #expect(view.contentSize.width == 834)
        #expect(cell(1)?.frame.minX == 423)
        cell(1)?.layoutIfNeeded()
        #expect(cell(1)?.picture.frame.width == 405)
    }
}
