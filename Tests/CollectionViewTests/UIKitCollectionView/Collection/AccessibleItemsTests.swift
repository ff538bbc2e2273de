import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

/// A collection view in the accessibility tree.
@Suite @MainActor struct AccessibleItemsTests {
    /// Rows of 50 points with a text each.
    private final class Rows: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
        var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

        func makeView() -> UICollectionView {
            let layout = UICollectionViewFlowLayout()
            (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 200, height: 50), 0)
            layout.headerReferenceSize = CGSize(width: 200, height: 30)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
            (view.dataSource, view.delegate) = (self, self)
            return view
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            for (text, x) in [("row", 0), ("\(indexPath.item)", 100)] as [(String, CGFloat)] {
                let label = UILabel(frame: CGRect(x: x, y: 0, width: 100, height: 20))
                label.text = text
                cell.contentView.addSubview(label)
            }
            configure(cell, indexPath)
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let header = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            let label = UILabel(frame: header.bounds)
            label.text = "Rows"
            header.addSubview(label)
            return header
        }
    }

    private let rows = Rows()

    private func list(_ window: UIWindow) throws -> AccessibilityElement {
        window.layoutIfNeeded()
        return try #require(AccessibilityTree(of: window).elements.first)
    }

    @Test func aListHasItsHeadingAndTheVisibleItemsInOrder() throws {
        let view = rows.makeView()
        let stage = TouchStage(view)
        let list = try list(stage.window)
        #expect(list.role == .list && list.name.isEmpty)
        #expect(list.children.map(\.name) == ["Rows", "row, 0", "row, 1", "row, 2", "row, 3"])
        #expect(list.children.map(\.role) == [.heading] + Array(repeating: .listItem, count: 4))
        #expect(list.children[2].frame == CGRect(x: 0, y: 80, width: 200, height: 50))
        #expect(list.children.allSatisfy { $0.children.isEmpty }, "texts name their item")
        view.contentOffset.y = 60
        let cut = try #require(self.list(stage.window).children.first)
        #expect(cut.name == "row, 0" && cut.frame.minY == -30, "its texts are out of view")
        view.contentOffset.y = 1030
        #expect(try self.list(stage.window).children.map(\.name) == ["row, 20", "row, 21", "row, 22", "row, 23"])
    }

    @Test func anItemIsSelectedByItsActivation() throws {
        let view = rows.makeView()
        let stage = TouchStage(view)
        #expect(try list(stage.window).children[2].activate())
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(try list(stage.window).children.map(\.isSelected) == [false, false, true, false, false])
    }

    @Test func theFocusIsToldWithTheItem() throws {
        let stage = TouchStage(rows.makeView())
        stage.window.press(.tab)
        stage.window.press(.down)
        #expect(try list(stage.window).children.map(\.isFocused) == [false, false, true, false, false])
    }

    @Test func controlsInAnItemAreElementsOfTheirOwn() throws {
        rows.configure = { cell, _ in
            let button = UIButton(frame: CGRect(x: 150, y: 0, width: 50, height: 50))
            button.setTitle("Delete", for: .normal)
            cell.contentView.addSubview(button)
        }
        let item = try list(TouchStage(rows.makeView()).window).children[1]
        #expect(item.name == "row, 0, Delete" && item.children.map(\.role) == [.text, .text, .button])
    }

    @Test func anItemThatIsAnElementHasItsOwnNameAndNothingInside() throws {
        rows.configure = { cell, path in
            (cell.isAccessibilityElement, cell.accessibilityLabel) = (true, "Number \(path.item)")
            cell.accessibilityTraits = .button
        }
        let item = try list(TouchStage(rows.makeView()).window).children[1]
        #expect(item.name == "Number 0" && item.role == .listItem && item.children.isEmpty)
    }
}
