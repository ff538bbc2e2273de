import LayoutModel
import Testing
import UIKit

@testable import WildLayouts

@Suite @MainActor struct TetheredHeaderTests {
    /// Returns sections with cells of 50, lines 10 apart, and 5 points before and 15 after them. Each has a header of
    /// 30, and every third a footer of 20.
    private func stage(_ counts: [Int], _ direction: UICollectionView.ScrollDirection = .vertical) -> FlowWildStage {
        let layout = TetheredHeaderLayout()
        layout.scrollDirection = direction
        let stage = FlowWildStage(
            layout, counts.map { [String](repeating: "", count: $0) }, size: CGSize(width: 300, height: 300))
        stage.size = { _ in direction == .vertical ? CGSize(width: 300, height: 50) : CGSize(width: 50, height: 300) }
        stage.inset = { _ in
            direction == .vertical
                ? UIEdgeInsets(top: 5, left: 0, bottom: 15, right: 0)
                : UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
        }
        stage.header = { _ in CGSize(width: 30, height: 30) }
        stage.footer = { $0 % 3 == 0 ? CGSize(width: 20, height: 20) : .zero }
        stage.show()
        return stage
    }

    /// Returns the starts of all sections, and the end of the last one.
    private func edges(_ counts: [Int]) -> [CGFloat] {
        counts.enumerated().reduce(into: [0]) { edges, section in
            let lines = max(0, section.element * 60 - 10)
            edges.append(edges[section.offset] + CGFloat(30 + 5 + lines + 15 + (section.offset % 3 == 0 ? 20 : 0)))
        }
    }

    private func header(_ section: Int, in stage: WildStage) -> ClosedRange<CGFloat>? {
        let view = stage.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        guard let frame = view?.frame, view?.superview != nil else { return nil }
        return ScrollAxis((stage.view.collectionViewLayout as! UICollectionViewFlowLayout).scrollDirection)
            .range(of: frame)
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func headersStayAtTheStartUntilTheirSectionEnds(_ direction: UICollectionView.ScrollDirection) {
        for seed in 0..<6 {
            var random = SplitMix64(seed: seed)
            let counts = (0..<8).map { _ in random.oneIn(4) ? 0 : Int.random(in: 1...9, using: &random) }
            let (stage, edges) = (stage(counts, direction), edges(counts))
            let length = ScrollAxis(direction).range(of: CGRect(origin: .zero, size: stage.view.contentSize)).upperBound
            #expect(length == edges.last, "seed \(seed)")
            for _ in 0..<40 {
                let offset = CGFloat(Int.random(in: -60...Int(max(0, edges[8] - 300)), using: &random))
                stage.scroll(
                    to: direction == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0))
                for section in counts.indices {
                    let start = max(edges[section], min(offset, edges[section + 1] - 30))
                    let isSeen = start + 30 > offset && start < offset + 300
                    #expect(
                        header(section, in: stage) == (isSeen ? start...(start + 30) : nil),
                        "seed \(seed), section \(section) at \(offset)")
                }
            }
        }
    }

    @Test func headersAreAboveCells() throws {
        let stage = stage([4, 4])
        stage.scroll(to: CGPoint(x: 0, y: 40))
        let header = try #require(
            stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
        let cell = try #require(stage.cell(0))
        #expect(header.frame.intersects(cell.frame))
        let views = stage.view.subviews
        #expect(try #require(views.firstIndex(of: header)) > #require(views.firstIndex(of: cell)))
    }

    @Test func scrollingAsksTheDelegateNothing() {
        let stage = stage([20, 20])
        let questions = stage.questions
        for offset in stride(from: CGFloat(0), through: 900, by: 90) { stage.scroll(to: CGPoint(x: 0, y: offset)) }
        #expect(questions > 0 && stage.questions == questions)
    }

    @Test func headersStayBelowTheInsetOfTheView() {
        let stage = stage([20])
        stage.view.contentInset.top = 44
        stage.scroll(to: CGPoint(x: 0, y: 200))
        #expect(header(0, in: stage) == 244...274)
    }

    @Test func anInsertedSectionTakesTheStartFromTheNextOne() {
        let stage = stage([20, 20])
        stage.scroll(to: CGPoint(x: 0, y: 100))
        let isFinished = stage.batch { [stage] in
            stage.sections.insert([], at: 0)
            stage.view.insertSections([0])
        }
        #expect(isFinished)
        let edges = edges([0, 20, 20])
        #expect(edges[1] == 70 && header(0, in: stage) == nil && header(1, in: stage) == 100...130)
        stage.scroll(to: CGPoint(x: 0, y: 50))
        #expect(header(0, in: stage) == 40...70 && header(1, in: stage) == 70...100)
    }
}
