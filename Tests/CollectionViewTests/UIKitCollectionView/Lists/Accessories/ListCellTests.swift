import CollectionView
import Testing
@_spi(Host) import UIKitViews

@Suite("Cells of lists") @MainActor struct ListCellTests {
    private typealias Rows = RowStage<UICollectionViewListCell>

    /// Returns a list with a single row that has accessories.
    private func stage(
        _ accessories: [UICellAccessory], _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        isRightToLeft: Bool = false, change: @escaping (UICollectionViewListCell) -> Void = { _ in }
    ) -> Rows {
        AnimationClock.startAfresh()
        return Rows(appearance, rows: [["Pear"]], isRightToLeft: isRightToLeft) { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row
            cell.contentConfiguration = content
            cell.accessories = accessories
            change(cell)
        }
    }

    /// Returns the frames of a cell's visible accessories, from left to right, in the cell's coordinates.
    private func accessories(_ cell: UICollectionViewListCell) -> [CGRect] {
        let parts: [UIView] = cell.subviews.filter { $0 is UIControl || $0 is UILabel }
        return parts.filter { !$0.isHidden }.map(\.frame).sorted { $0.minX < $1.minX }
    }

    private func textStart(_ cell: UICollectionViewListCell) -> CGFloat {
        let label = cell.contentView.shown(UILabel.self)[0]
        return label.convert(label.bounds, to: cell).minX
    }

    @Test("Accessories stand beside the content, in the middle of a row that can be touched")
    func standardAccessories() {
        let stage = stage([.label(text: "7"), .disclosureIndicator(), .multiselect(displayed: .always)])
        let cell = stage.cell(0)
        #expect(cell.frame.height == 44)
        // A digit is 0.6 em wide, a line 1.2 em high.
        #expect(
            accessories(cell) == [
                CGRect(x: 17, y: 11, width: 22, height: 22), CGRect(x: 273.5, y: 12, width: 10.5, height: 20.5),
                CGRect(x: 296, y: 15, width: 8, height: 14),
            ])
        #expect(textStart(cell) == 52 && cell.contentView.frame.maxX == 277.5)
    }

    @Test("They are mirrored where text is read from right to left")
    func rightToLeft() {
        let stage = stage([.checkmark(), .insert(displayed: .always)], isRightToLeft: true)
        #expect(
            accessories(stage.cell(0)) == [
                CGRect(x: 16, y: 15, width: 15, height: 14), CGRect(x: 281, y: 11, width: 22, height: 22),
            ])
    }

    @Test("Editing shows some accessories and hides others, animated")
    func editing() {
        let stage = stage([.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)])
        let cell = stage.cell(0)
        #expect(accessories(cell).map(\.width) == [8] && textStart(cell) == 16)
        stage.view.isEditing = true
        stage.show()
        #expect(accessories(cell).map(\.width) == [22, 22] && textStart(cell) == 52)
        AnimationClock.current.advance(by: 0.15)
        let shown = cell.contentView.layer.presentation()?.frame.minX ?? 0
        #expect(shown > 0 && shown < 36)
        stage.view.isEditing = false
        stage.show()
        #expect(accessories(cell).map(\.width) == [8] && textStart(cell) == 16)
    }

    @Test("Places among others, reserved widths and views of the app's own")
    func customViews() {
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        let label = UILabel()
        label.text = "own"
        let stage = stage([
            .checkmark(), .disclosureIndicator(),
            .customView(
                configuration: .init(
                    customView: own,
                    placement: .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator())),
                    reservedLayoutWidth: .custom(50), maintainsFixedSize: true)),
            .customView(configuration: .init(customView: label, placement: .leading())),
            .detail(options: .init(isHidden: true)),
        ])
        // The hidden detail button keeps its 22 points and its spacing.
        #expect(own.frame == CGRect(x: 320 - 16 - 22 - 12 - 8 - 12 - 40, y: 17, width: 30, height: 10))
        #expect(label.frame.minX == 16 && label.frame.size == label.intrinsicContentSize)
        #expect(accessories(stage.cell(0)).count == 3)
        stage.cell(0).accessories = []
        stage.show()
        #expect(own.superview == nil && stage.cell(0).contentView.frame.width == 320)
    }

    @Test("Indentation moves the content, and the accessories before it if they are to")
    func indentation() {
        let stage = stage([.insert(displayed: .always)]) { $0.indentationLevel = 2 }
        let cell = stage.cell(0)
        #expect(textStart(cell) == 72 && accessories(cell)[0].minX == 37)
        cell.indentsAccessories = false
        cell.indentationWidth = 30
        stage.show()
        #expect(textStart(cell) == 112 && accessories(cell)[0].minX == 17)
    }

    @Test("Buttons do what they are told, selection marks follow the selection")
    func actions() {
        var done: [String] = []
        let stage = stage([
            .insert(displayed: .always) { done.append("insert") }, .detail { done.append("detail") }, .multiselect(),
        ])
        for button in stage.cell(0).shown(UIControl.self) { button.sendActions(for: .touchUpInside) }
        #expect(done == ["insert", "detail"])
        stage.view.isEditing = true
        stage.view.allowsMultipleSelectionDuringEditing = true
        stage.view.allowsSelectionDuringEditing = true
        stage.show()
        func fills() -> [CGColor?] {
            stage.cell(0).shown(UIControl.self).map {
                ($0.subviews[0].layer.sublayers?.first as? CAShapeLayer)?.fillColor
            }
        }
        let before = fills()
        stage.view.selectItem(at: .item(0), animated: false, scrollPosition: [])
        stage.show()
        #expect(Set(fills()).subtracting(before) == [UIColor.systemBlue.cgColor])
    }

    @Test("A grip moves the row with the finger")
    func reordering() {
        final class Movable: NSObject, UICollectionViewDataSource {
            let rows: Rows
            var moves: [IndexPath] = []
            init(_ rows: Rows) { self.rows = rows }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                rows.collectionView(view, cellForItemAt: path)
            }
            func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
            func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
                moves = [source, destination]
            }
        }
        let stage = stage([.reorder(displayed: .always)])
        stage.rows = [["Pear", "Plum", "Nut"]]
        let source = Movable(stage)
        stage.view.dataSource = source
        stage.show()
        let grip = stage.cell(0).shown(UIControl.self)[0]
        let start = grip.convert(CGPoint(x: 5, y: 5), to: stage.view)
        let window = UIWindow(frame: stage.view.frame)
        window.makeKeyAndVisible()
        window.addSubview(stage.view)
        window.touch(.began, id: 1, at: start, time: 0)
        window.touch(.moved, id: 1, at: CGPoint(x: start.x, y: start.y + 95), time: 0.1)
        #expect(stage.view.hasUncommittedUpdates)
        window.touch(.ended, id: 1, at: CGPoint(x: start.x, y: start.y + 95), time: 0.2)
        #expect(source.moves == [.item(0), .item(2)] && !stage.view.hasUncommittedUpdates)
    }

    @Test("Content, background and environment suit the list and the part that the cell plays in it")
    func roles() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let stage = Rows(configuration, rows: [["Fruit", "Pear"]]) { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row
            cell.contentConfiguration = content
        }
        #expect(stage.cell(0).shownTexts == ["FRUIT"] && stage.cell(1).shownTexts == ["Pear"])
        #expect(stage.cell(1).traitCollection.listEnvironment == .insetGrouped)
        let colors = (0...1).map {
            stage.cell($0).backgroundConfiguration?.resolvedBackgroundColor(for: .red)
        }
        #expect(colors == [.clear, .secondarySystemGroupedBackground])
        stage.cell(1).backgroundConfiguration = nil
        #expect(stage.cell(1).subviews == [stage.cell(1).contentView])
    }
}
