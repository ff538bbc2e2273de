import CollectionView
import Testing

@Suite("Configurations of cells") @MainActor struct CellConfigurationTests {
    /// A content configuration whose text tells the state.
    private struct Badge: UIContentConfiguration, Hashable {
        var text = ""
        var isSelected = false

        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

        func updated(for state: any UIConfigurationState) -> Badge {
            var copy = self
            copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
            return copy
        }
    }

    private final class BadgeView: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration {
            didSet { show() }
        }

        init(_ configuration: Badge) {
            self.configuration = configuration
            super.init(frame: .zero)
            addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            label.numberOfLines = 0
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
                label.topAnchor.constraint(equalTo: topAnchor),
                label.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
            show()
        }

        required init?(coder: NSCoder) { nil }

        private func show() {
            guard let badge = configuration as? Badge else { return }
            label.text = badge.isSelected ? "(\(badge.text))" : badge.text
        }
    }

    private func text(_ text: String) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = text
        return content
    }

    @Test("Rows are as high as their content, which is remade only for content of another type")
    func content() {
        let long = String(repeating: "word ", count: 30)
        let stage = RowStage<UICollectionViewCell>(rows: [["Pear", long]]) { cell, _, row in
            var content = UIListContentConfiguration.cell()
            content.text = row
            cell.contentConfiguration = content
        }
        let heights = [stage.cell(0).frame.height, stage.cell(1).frame.height]
        #expect(heights[0] == 42.5 && heights[1] > 80)
        let cell = stage.cell(0)
        let view = cell.contentView
        cell.contentConfiguration = text(long)
        stage.show()
        #expect(cell.contentView === view && cell.frame.height == heights[1])
        cell.contentConfiguration = Badge(text: long)
        stage.show()
        #expect(cell.contentView is BadgeView && cell.subviews == [cell.contentView])
        // The label fills all of the 320 points, so that it needs fewer lines than the list content. A line is 20.4
        // high.
        #expect(cell.frame.height < heights[1] && cell.frame.height > 60)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIContentView) && cell.subviews == [cell.contentView])
    }

    @Test("Content follows the state, if it may")
    func automaticUpdates() {
        let stage = RowStage<UICollectionViewCell>(rows: [["Pear", "Plum"]]) { cell, path, row in
            cell.automaticallyUpdatesContentConfiguration = path.item == 0
            cell.contentConfiguration = Badge(text: row)
        }
        stage.view.allowsMultipleSelection = true
        for item in 0..<2 { stage.view.selectItem(at: .item(item), animated: false, scrollPosition: []) }
        #expect(stage.cell(0).shownTexts == ["Pear"])
        stage.show()
        #expect(stage.cell(0).shownTexts == ["(Pear)"] && stage.cell(1).shownTexts == ["Plum"])
        stage.view.deselectItem(at: .item(0), animated: false)
        stage.show()
        #expect(stage.cell(0).shownTexts == ["Pear"])
    }

    @Test("Any number of changes is one update, before the next layout")
    func coalescing() {
        var states: [UICellConfigurationState] = []
        let stage = RowStage<UICollectionViewCell>(rows: [["Pear"]]) { cell, _, _ in
            cell.configurationUpdateHandler = { states.append($1) }
        }
        #expect(states.count == 1)
        states = []
        let middle = CGPoint(x: 100, y: 20)
        stage.view.beginTouch(at: middle)
        stage.view.isEditing = true
        stage.view.allowsSelectionDuringEditing = true
        stage.cell(0).setNeedsUpdateConfiguration()
        #expect(states.isEmpty)
        stage.show()
        #expect(states.count == 1 && states[0].isHighlighted && states[0].isEditing && !states[0].isSelected)
        stage.view.endTouch(at: middle)
        stage.show()
        #expect(states.count == 2 && states[1].isSelected && !states[1].isHighlighted)
        stage.show()
        #expect(states.count == 2)
        stage.cell(0).traitOverrides.userInterfaceStyle = .dark
        stage.show()
        #expect(states.count == 3 && states[2].traitCollection.userInterfaceStyle == .dark)
    }

    @Test("An item that is moved knows it")
    func reordering() {
        final class Source: TextSource {
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        }
        let stage = Stage(Source(count: 3))
        stage.show()
        #expect(stage.view.beginInteractiveMovementForItem(at: .item(1)))
        #expect(stage.cell(1)?.configurationState.isReordering == true)
        #expect(stage.cell(0)?.configurationState.isReordering == false)
        stage.view.endInteractiveMovement()
        #expect(stage.cell(1)?.configurationState.isReordering == false)
    }

    @Test("States have room for values of the app")
    func customValues() {
        let key = UIConfigurationStateCustomKey("unread")
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state[key] = 3
        #expect(state[key] as? Int == 3 && state != UICellConfigurationState(traitCollection: UITraitCollection()))
        state[key] = nil
        #expect(state == UICellConfigurationState(traitCollection: UITraitCollection()))
    }
}
