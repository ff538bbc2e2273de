import CollectionView
import Foundation
import Testing

@Suite("Outlines") @MainActor struct OutlineTests {
    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    private let view: UICollectionView
    private let source: Source

    /// Makes an outline of fruit (apple, pear (williams)) and nuts.
    init() {
        AnimationClock.startAfresh()
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            switch item {
            case "fruit": cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            case "pear": cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
            default: cell.accessories = []
            }
        }
        source = Source(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "nuts"])
        tree.append(["apple", "pear"], to: "fruit")
        tree.append(["williams"], to: "pear")
        source.apply(tree, to: 0, animatingDifferences: false)
        view.layoutIfNeeded()
    }

    private func cell(_ item: String) -> UICollectionViewListCell? {
        source.indexPath(for: item).flatMap { view.cellForItem(at: $0) } as? UICollectionViewListCell
    }

    private var shown: [String] {
        view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.flatMap(\.shownTexts)
    }

    /// Taps the middle of a row.
    private func tap(_ item: String) {
        guard let cell = cell(item) else { return }
        view.beginTouch(at: cell.center)
        view.endTouch(at: cell.center)
        finish()
    }

    private func finish() {
        view.layoutIfNeeded()
        AnimationClock.current.advance(by: 1)
        view.layoutIfNeeded()
    }

    @Test("A tap on a header shows and hides what is below it, indented by its level")
    func headers() {
        #expect(shown == ["fruit", "nuts"])
        tap("fruit")
        #expect(shown == ["fruit", "apple", "pear", "nuts"] && view.indexPathsForSelectedItems == [])
        #expect(["fruit", "apple", "pear"].map { cell($0)?.indentationLevel } == [0, 1, 1])
        #expect(cell("fruit")?.configurationState.isExpanded == true)
        tap("fruit")
        #expect(shown == ["fruit", "nuts"] && cell("fruit")?.configurationState.isExpanded == false)
    }

    @Test("A disclosure in a cell is a button: the rest of the row can be selected")
    func cells() {
        tap("fruit")
        tap("pear")
        #expect(shown.count == 4 && view.indexPathsForSelectedItems == [.item(2)])
        cell("pear")?.shown(UIControl.self)[0].sendActions(for: .touchUpInside)
        finish()
        #expect(shown == ["fruit", "apple", "pear", "williams", "nuts"] && cell("williams")?.indentationLevel == 2)
        #expect(source.snapshot(for: 0).expandedItems == ["fruit", "pear"])
    }

    @Test("The disclosure turns while rows come in")
    func animation() {
        let sign = cell("fruit")?.shown(UIControl.self)[0].subviews[0]
        func angle() -> CGFloat {
            let shown = sign?.layer.presentation()?.affineTransform() ?? .identity
            return atan2(shown.b, shown.a)
        }
        #expect(angle() == 0)
        guard let cell = cell("fruit") else { return }
        view.beginTouch(at: cell.center)
        view.endTouch(at: cell.center)
        view.layoutIfNeeded()
        AnimationClock.current.advance(by: 0.15)
        #expect(angle() > 0.1 && angle() < 1.5)
        AnimationClock.current.advance(by: 1)
        #expect(abs(angle() - .pi / 2) < 1e-6)
    }

    @Test("Handlers are asked and told, and may give what is below at the last moment")
    func handlers() {
        var told: [String] = []
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "pear" }
        source.sectionSnapshotHandlers.willExpandItem = { told.append("+\($0)") }
        source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, tree in
            var more = tree
            more.append(["quince"])
            return more
        }
        tap("fruit")
        tap("fruit")
        cell("pear")?.shown(UIControl.self)[0].sendActions(for: .touchUpInside)
        finish()
        #expect(shown == ["fruit", "apple", "pear", "quince", "nuts"] && told == ["+fruit"])
    }

    @Test("A snapshot that is applied expands and indents the rows that are there")
    func applying() {
        var tree = source.snapshot(for: 0)
        tree.expand(["fruit"])
        source.apply(tree, to: 0, animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(cell("fruit")?.configurationState.isExpanded == true && cell("apple")?.indentationLevel == 1)
        var flat = NSDiffableDataSourceSectionSnapshot<String>()
        flat.append(["fruit", "apple"])
        source.apply(flat, to: 0, animatingDifferences: false)
        #expect(cell("fruit")?.configurationState.isExpanded == false && cell("apple")?.indentationLevel == 0)
    }
}
