import CoreGraphics
import Testing
import UIKit

@testable import WildLayouts

@Suite("A spreadsheet with a row and a column that stay")
@MainActor struct SpreadsheetTests {
    private final class Widths: SpreadsheetLayoutDelegate {
        func spreadsheet(_ layout: SpreadsheetLayout, widthForColumn column: Int) -> CGFloat { column == 0 ? 60 : 90 }
        func spreadsheet(_ layout: SpreadsheetLayout, heightForRow row: Int) -> CGFloat { row == 0 ? 30 : 40 }
    }

    private let widths = Widths()
    private let stage: WildStage

    init() {
        let rows = (0..<50).map { row in (0..<20).map { "\(row)/\($0)" } }
        stage = WildStage(SpreadsheetLayout(delegate: widths), rows)
        stage.show()
    }

    private func frame(_ row: Int, _ column: Int) -> CGRect? { stage.cell(column, row)?.frame }

    @Test("Cells lie in rows and columns")
    func frames() {
        #expect(stage.view.contentSize == CGSize(width: 60 + 19 * 90, height: 30 + 49 * 40))
        #expect(frame(0, 0) == CGRect(x: 0, y: 0, width: 60, height: 30))
        #expect(frame(2, 1) == CGRect(x: 60, y: 70, width: 90, height: 40))
    }

    @Test("Scrolled both ways, the first row and the first column are where they were on the screen, above the rest")
    func scrolling() throws {
        for offset in stride(from: CGFloat(0), through: 1400, by: 35) {
            stage.scroll(to: CGPoint(x: offset, y: offset))
            #expect(frame(0, 0)?.origin == CGPoint(x: offset, y: offset))
            for cell in stage.view.visibleCells {
                let path = try #require(stage.view.indexPath(for: cell))
                if path.section == 0 { #expect(cell.frame.minY == offset) }
                if path.item == 0 { #expect(cell.frame.minX == offset) }
            }
            #expect(stage.view.visibleCells.contains { stage.view.indexPath(for: $0)?.section ?? 0 > 0 })
        }
        let order = stage.view.subviews
        let corner = try #require(stage.cell(0, 0).flatMap { order.firstIndex(of: $0) })
        #expect(order[(corner + 1)...].allSatisfy { !($0 is UICollectionViewCell) })
        #expect(stage.texts.contains("0/0"))
        #expect(!stage.texts.contains("1/1"))
    }

    @Test("A row can be taken out")
    func deleting() {
        #expect(
            stage.batch {
                stage.sections.remove(at: 1)
                stage.view.deleteSections([1])
            })
        #expect(stage.view.contentSize.height == 1950)
        #expect((stage.cell(1, 1) as? WildCell)?.label.text == "2/1")
        #expect(frame(1, 1) == CGRect(x: 60, y: 30, width: 90, height: 40))
    }

    @Test("All rows can go")
    func emptying() {
        stage.sections = []
        stage.view.reloadData()
        stage.show()
        #expect(stage.view.contentSize == .zero)
        #expect(stage.view.visibleCells.isEmpty)
    }
}
