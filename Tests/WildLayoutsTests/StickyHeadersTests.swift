import Testing
import UIKit

@testable import WildLayouts

@Suite("Headers that stick, and one that stretches")
@MainActor struct StickyHeadersTests {
    private let header = UICollectionView.elementKindSectionHeader

    private func stage(_ layout: UICollectionViewFlowLayout, _ sections: [[String]]) -> WildStage {
        layout.headerReferenceSize = CGSize(width: 300, height: 40)
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
        let stage = WildStage(layout, sections)
        stage.show()
        return stage
    }

    private func headerTop(_ section: Int, _ stage: WildStage) -> CGFloat? {
        stage.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: section))?.frame.minY
    }

    @Test("A header stays at the top as long as its section is there, and the next one pushes it out")
    func sticking() {
        let stage = stage(StickyHeadersFlowLayout(), .numbered(10, 10, 10))
        // A section is 40 + 5 + 500 + 5 long.
        for offset in stride(from: CGFloat(0), through: 1250, by: 10) {
            stage.scroll(to: CGPoint(x: 0, y: offset))
            for section in 0..<3 {
                let start = CGFloat(section) * 550
                let expected = max(start, min(offset, start + 510))
                guard expected < offset + 400, expected + 40 > offset else { continue }
                #expect(headerTop(section, stage) == expected, "section \(section) at \(offset)")
            }
        }
    }

    @Test("The same places as the property that does it by itself")
    func pinning() {
        let wild = stage(StickyHeadersFlowLayout(), .numbered(3, 20, 1, 8))
        let pinned = UICollectionViewFlowLayout()
        pinned.sectionHeadersPinToVisibleBounds = true
        let own = stage(pinned, .numbered(3, 20, 1, 8))
        for offset in stride(from: CGFloat(0), through: wild.view.contentSize.height - 400, by: 7) {
            wild.scroll(to: CGPoint(x: 0, y: offset))
            own.scroll(to: CGPoint(x: 0, y: offset))
            for section in 0..<4 {
                guard let top = headerTop(section, own), top + 40 > offset, top < offset + 400 else { continue }
                #expect(headerTop(section, wild) == top, "section \(section) at \(offset)")
            }
        }
    }

    @Test("Sections can be inserted and deleted while a header sticks")
    func updating() {
        let stage = stage(StickyHeadersFlowLayout(), .numbered(10, 10, 10))
        stage.scroll(to: CGPoint(x: 0, y: 700))
        #expect(
            stage.batch {
                stage.sections.remove(at: 0)
                stage.view.deleteSections([0])
            })
        let offset = stage.view.contentOffset.y
        #expect(offset <= 1100 - 400)
        #expect(headerTop(offset < 550 ? 0 : 1, stage) == max(offset, offset < 550 ? 0 : 550))
    }

    @Test("The first header grows as one pulls, and is as it was when one lets go")
    func stretching() {
        let stage = stage(StretchyHeaderFlowLayout(), .numbered(20, 3))
        stage.view.alwaysBounceVertical = true
        stage.scroll(to: CGPoint(x: 0, y: -60))
        let path = IndexPath(item: 0, section: 0)
        let view = stage.view.supplementaryView(forElementKind: header, at: path)
        #expect(view?.frame == CGRect(x: 0, y: -60, width: 300, height: 100))
        stage.scroll(to: CGPoint(x: 0, y: 0))
        #expect(view?.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        stage.scroll(to: CGPoint(x: 0, y: 20))
        #expect(view?.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    }
}
