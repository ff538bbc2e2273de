import CollectionView
import Testing

@Suite("Lines between rows") @MainActor struct ListSeparatorTests {
    private typealias Rows = RowStage<UICollectionViewListCell>

    private func stage(
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }, isRightToLeft: Bool = false,
        cell changeCell: @escaping (UICollectionViewListCell) -> Void = { _ in }
    ) -> Rows {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        change(&configuration)
        return Rows(configuration, rows: [["Pear", "Plum"]], isRightToLeft: isRightToLeft) { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row
            cell.contentConfiguration = content
            changeCell(cell)
        }
    }

    /// Returns the visible separators, from top to bottom.
    private func lines(_ stage: Rows) -> [UIView] {
        stage.view.shown(UIView.self).filter { $0.bounds.height == 0.5 && $0.backgroundColor != nil }
            .sorted { frame($0, stage).minY < frame($1, stage).minY }
    }

    private func frame(_ line: UIView, _ stage: Rows) -> CGRect { line.convert(line.bounds, to: stage.view) }

    private func frames(_ stage: Rows) -> [CGRect] { lines(stage).map { frame($0, stage) } }

    @Test("Lines begin where texts do, also when these move")
    func text() {
        let stage = stage(cell: { $0.indentationLevel = 1 })
        #expect(frames(stage) == [43.5, 87.5].map { CGRect(x: 26, y: $0, width: 294, height: 0.5) })
        var content = UIListContentConfiguration.cell()
        content.text = "Pear"
        content.image = UIImage(size: CGSize(width: 20, height: 20))
        stage.cell(0).contentConfiguration = content
        stage.show()
        #expect(frames(stage).map(\.minX) == [62, 26])
    }

    @Test("They are mirrored where text is read from right to left")
    func rightToLeft() {
        let stage = stage(isRightToLeft: true) { $0.indentationLevel = 1 }
        #expect(frames(stage).map(\.minX) == [0, 0] && frames(stage).map(\.maxX) == [294, 294])
    }

    @Test("Constraints of the app move the line of their row")
    func guide() {
        let stage = stage()
        let cell = stage.cell(0)
        #expect(cell.separatorLayoutGuide.owningView === cell)
        stage.show()
        #expect(frames(stage).map(\.minX) == [16, 16])
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 100).isActive = true
        cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -20).isActive = true
        stage.show()
        #expect(frames(stage).map(\.minX) == [100, 16] && frames(stage).map(\.maxX) == [300, 320])
    }

    @Test("Single rows have lines above them, insets and colors of their own")
    func ownLines() {
        let stage = stage({ configuration in
            configuration.itemSeparatorHandler = { path, list in
                var own = list
                guard path.item == 0 else { return own }
                own.topSeparatorVisibility = .visible
                own.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 6)
                own.bottomSeparatorInsets.trailing = 30
                own.color = .red
                own.visualEffect = UIBlurEffect(style: .regular)
                return own
            }
        })
        #expect(
            frames(stage) == [
                CGRect(x: 5, y: 0, width: 309, height: 0.5), CGRect(x: 16, y: 43.5, width: 274, height: 0.5),
                CGRect(x: 16, y: 87.5, width: 304, height: 0.5),
            ])
        #expect(lines(stage).map(\.backgroundColor) == [.red, .red, .separator])
        #expect(lines(stage)[0].subviews.first is UIVisualEffectView)
    }

    @Test("Lines at selected rows have another color where several may be selected")
    func selection() {
        let stage = stage({ $0.separatorConfiguration.multipleSelectionColor = .blue })
        stage.view.selectItem(at: .item(0), animated: false, scrollPosition: [])
        stage.show()
        #expect(lines(stage).map(\.backgroundColor) == [.separator, .separator])
        stage.view.allowsMultipleSelection = true
        stage.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
        stage.show()
        #expect(lines(stage)[1].backgroundColor == .blue)
    }
}
