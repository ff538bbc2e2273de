import Testing
import UIKit

@testable import WildLayouts

@Suite("Tags that begin at the left")
@MainActor struct LeftAlignedTests {
    private final class Tags: WildStage, UICollectionViewDelegateFlowLayout {
        var width: (Int) -> CGFloat = { CGFloat(40 + $0 * 17 % 60) }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: width(indexPath.item), height: 30) }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12) }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { 6 }
    }

    private let stage = Tags(LeftAlignedFlowLayout(), .numbered(40, 0, 3))

    init() { stage.show() }

    /// Tags one after the other with 6 points between them, and a line as soon as one does not fit.
    private func expected(_ count: Int, width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        for item in 0..<count {
            let size = CGSize(width: stage.width(item), height: 30)
            guard let last = frames.last else {
                frames.append(CGRect(origin: CGPoint(x: 12, y: 10), size: size))
                continue
            }
            let fits = last.maxX + 6 + size.width <= width - 12
            frames.append(
                CGRect(
                    origin: fits ? CGPoint(x: last.maxX + 6, y: last.minY) : CGPoint(x: 12, y: last.minY + 40),
                    size: size))
        }
        return frames
    }

    @Test("Frames are those of a plain loop, at any width", arguments: [300, 200, 517, 130] as [CGFloat])
    func frames(width: CGFloat) {
        stage.resize(to: CGSize(width: width, height: 400))
        let layout = stage.view.collectionViewLayout
        let found = (0..<40).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(found == expected(40, width: width))
    }

    @Test("Only the delegate's own methods are asked for; the line spacing is the layout's")
    func delegate() {
        (stage.view.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 30
        stage.show()
        let lines = Set(stage.view.visibleCells.map(\.frame.minY)).sorted()
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $1 - $0 == 60 || $1 - $0 == 50 })
        #expect(lines.prefix(2) == [10, 70])
    }

    @Test("Tags come and go in a batch, and all is as if laid out afresh")
    func updating() {
        #expect(
            stage.batch {
                stage.sections[0].removeSubrange(5..<15)
                stage.sections[1] = ["a", "b"]
                stage.view.deleteItems(at: (5..<15).map { IndexPath(item: $0, section: 0) })
                stage.view.insertItems(at: [IndexPath(item: 0, section: 1), IndexPath(item: 1, section: 1)])
            })
        let cells = stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }.sorted()
        #expect(!cells.isEmpty)
        let all = expected(30, width: 300)
        for path in cells { #expect(stage.cell(path.item)?.frame == all[path.item]) }
        stage.view.scrollToItem(at: IndexPath(item: 1, section: 1), at: .bottom, animated: false)
        stage.show()
        #expect(stage.cell(1, 1)?.frame.minX == 58)
    }

    @Test("Every tag is seen once on the way to the end")
    func scrolling() {
        var seen: Set<String> = []
        for offset in stride(from: CGFloat(0), through: stage.view.contentSize.height, by: 20) {
            stage.scroll(to: CGPoint(x: 0, y: offset))
            seen.formUnion(stage.texts)
        }
        #expect(seen.count == 43)
    }
}
