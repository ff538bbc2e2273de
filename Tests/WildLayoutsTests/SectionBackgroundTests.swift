import Testing
import UIKit

@testable import WildLayouts

@Suite("Colored cards behind sections")
@MainActor struct SectionBackgroundTests {
    private final class Colors: WildStage, @preconcurrency SectionBackgroundDelegateLayout {
        var colors: [UIColor] = [.red, .green, .blue]

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            backgroundColorForSectionAt section: Int
        ) -> UIColor { colors[section] }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20) }
    }

    private let stage: Colors

    init() {
        let layout = SectionBackgroundFlowLayout()
        layout.itemSize = CGSize(width: 260, height: 44)
        layout.minimumLineSpacing = 0
        stage = Colors(layout, .numbered(2, 0, 3))
        stage.show()
    }

    private var cards: [SectionBackgroundReusableView] {
        stage.view.subviews.compactMap { $0 as? SectionBackgroundReusableView }.sorted { $0.frame.minY < $1.frame.minY }
    }

    @Test("Every section that has items has a card of its color behind it")
    func cardsOfSections() throws {
        #expect(
            cards.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 300, height: 104), CGRect(x: 0, y: 120, width: 300, height: 148),
            ])
        #expect(cards.map(\.backgroundColor) == [.red, .blue])
        #expect(cards.allSatisfy { $0.layer.cornerRadius == 8 })
        let views = stage.view.subviews
        let lastCard = try #require(views.lastIndex { $0 is SectionBackgroundReusableView })
        let firstCell = try #require(views.firstIndex { $0 is UICollectionViewCell })
        #expect(lastCard < firstCell)
    }

    @Test("A card grows with its section")
    func growing() {
        #expect(
            stage.batch {
                stage.sections[0].append("new")
                stage.view.insertItems(at: [IndexPath(item: 2, section: 0)])
            })
        #expect(cards.first?.frame.height == 148)
        #expect(cards.last?.frame.minY == 164)
    }

    @Test("Another color arrives although nothing moved")
    func recoloring() {
        stage.colors[0] = .yellow
        stage.view.collectionViewLayout.invalidateLayout()
        stage.show()
        #expect(cards.first?.backgroundColor == .yellow)
    }

    @Test("Cards are reused on a long way, and every section has its own")
    func scrolling() {
        stage.colors = (0..<50).map { UIColor(white: CGFloat($0) / 50, alpha: 1) }
        stage.sections = Array(repeating: ["a", "b"], count: 50)
        stage.view.reloadData()
        for section in 0..<47 {
            stage.scroll(to: CGPoint(x: 0, y: CGFloat(section) * 104))
            guard let card = cards.first(where: { $0.frame.minY == CGFloat(section) * 104 }) else {
                Issue.record("section \(section) has no card")
                return
            }
            #expect(card.backgroundColor == stage.colors[section])
        }
        #expect(cards.count < 8)
    }
}
