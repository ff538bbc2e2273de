import CollectionView
import Testing

@Suite @MainActor struct SelectionTests {
    private func stage(many: Bool = false) -> (Stage, DelegateRecorder) {
        let stage = Stage(TextSource(count: 4))
        let delegate = DelegateRecorder()
        stage.view.delegate = delegate
        stage.view.allowsMultipleSelection = many
        stage.show()
        return (stage, delegate)
    }

    private func tap(_ item: Int, _ stage: Stage) -> [String] {
        let point = CGPoint(x: 50, y: 10 + 20 * item)
        return stage.messages(to: .delegate) {
            stage.view.beginTouch(at: point)
            stage.view.endTouch(at: point)
        }.map { String($0.dropFirst("collectionView(_:".count).dropLast("ItemAt:)".count)) }
            .filter { !$0.contains("rimaryAction") }
    }

    @Test func aTapSelectsBeforeItUnhighlights() throws {
        let (stage, delegate) = stage()
        #expect(tap(1, stage) == ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect", "didUnhighlight"])
        #expect(try #require(stage.cell(1)).isSelected && stage.view.indexPathsForSelectedItems == [.item(1)])
        #expect(
            tap(2, stage) == [
                "shouldHighlight", "didHighlight", "shouldSelect", "didDeselect", "didSelect", "didUnhighlight",
            ])
        #expect(tap(2, stage).contains("didSelect"))
        #expect(stage.view.indexPathsForSelectedItems == [.item(2)] && !stage.cell(1)!.isSelected)
        withExtendedLifetime(delegate) {}
    }

    @Test func manyAreToggled() {
        let (stage, delegate) = stage(many: true)
        _ = tap(2, stage)
        _ = tap(0, stage)
        #expect(stage.view.indexPathsForSelectedItems == [.item(2), .item(0)])
        #expect(
            tap(2, stage) == ["shouldHighlight", "didHighlight", "shouldDeselect", "didDeselect", "didUnhighlight"])
        delegate.refuses = ["deselect"]
        _ = tap(0, stage)
        #expect(stage.view.indexPathsForSelectedItems == [.item(0)])
    }

    @Test func refusalsEndIt() {
        let (stage, delegate) = stage()
        delegate.refuses = ["highlight"]
        #expect(tap(0, stage) == ["shouldHighlight"])
        delegate.refuses = ["select"]
        #expect(tap(0, stage) == ["shouldHighlight", "didHighlight", "shouldSelect", "didUnhighlight"])
        #expect(stage.view.indexPathsForSelectedItems == [])
    }

    @Test func whereNothingCanBeSelectedNothingIsHighlighted() {
        let (stage, delegate) = stage()
        stage.view.allowsSelection = false
        #expect(tap(0, stage) == [])
        stage.view.beginTouch(at: CGPoint(x: 50, y: 10))
        #expect(stage.cell(0)?.isHighlighted == false)
        stage.view.cancelTouch()
        stage.view.allowsSelection = true
        stage.view.isEditing = true
        #expect(tap(0, stage) == [])
        stage.view.allowsSelectionDuringEditing = true
        #expect(tap(0, stage).contains("didSelect"))
        withExtendedLifetime(delegate) {}
    }

    @Test func whereNothingCanBeSelectedTheAppSelectsNothing() {
        let stage = Stage(TextSource(count: 100))
        stage.show()
        stage.view.allowsSelection = false
        stage.view.selectItem(at: .item(50), animated: false, scrollPosition: .top)
        stage.show()
        #expect(stage.view.indexPathsForSelectedItems == [] && stage.view.contentOffset.y == 0)
        stage.view.allowsSelection = true
        stage.view.selectItem(at: .item(50), animated: false, scrollPosition: .top)
        #expect(stage.view.indexPathsForSelectedItems == [.item(50)] && stage.view.contentOffset.y == 1000)
    }

    @Test func aTouchThatLeavesSelectsNothing() {
        let (stage, delegate) = stage()
        let messages = stage.messages(to: .delegate) {
            stage.view.beginTouch(at: CGPoint(x: 1, y: 1))
            stage.view.endTouch(at: CGPoint(x: 1, y: 99))
            stage.view.beginTouch(at: CGPoint(x: 1, y: 1))
            stage.view.cancelTouch()
        }
        #expect(messages.filter { $0.contains("Select") } == [])
        #expect(messages.filter { $0.contains("didUnhighlight") }.count == 2)
        withExtendedLifetime(delegate) {}
    }

    @Test func theProgramSelectsInSilence() {
        let (stage, delegate) = stage()
        let messages = stage.messages(to: .delegate) {
            stage.view.selectItem(at: .item(0), animated: false, scrollPosition: [])
            stage.view.selectItem(at: .item(3), animated: false, scrollPosition: [])
        }
        #expect(messages == [] && stage.view.indexPathsForSelectedItems == [.item(3)])
        stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(stage.view.indexPathsForSelectedItems == [])
        stage.view.allowsSelection = false
        stage.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
        #expect(stage.view.indexPathsForSelectedItems == [])
        stage.view.allowsSelection = true
        let mistakes = stage.diagnostics { stage.view.selectItem(at: .item(9), animated: false, scrollPosition: []) }
        #expect(mistakes.count == 1)
        withExtendedLifetime(delegate) {}
    }

    @Test func whereOnlyOneItemCanBeSelectedOnlyTheFirstStaysSelected() {
        let (stage, delegate) = stage(many: true)
        let selectAll = {
            for item in [2, 0, 3] { stage.view.selectItem(at: .item(item), animated: false, scrollPosition: []) }
        }
        selectAll()
        #expect(stage.messages(to: .delegate) { stage.view.allowsMultipleSelection = false } == [])
        #expect(stage.view.indexPathsForSelectedItems == [.item(2)])
        #expect((0..<4).map { stage.cell($0)?.isSelected } == [false, false, true, false])
        stage.view.allowsMultipleSelection = true
        selectAll()
        stage.view.allowsMultipleSelectionDuringEditing = true
        stage.view.isEditing = true
        #expect(stage.view.indexPathsForSelectedItems == [.item(2), .item(0), .item(3)])
        stage.view.allowsMultipleSelectionDuringEditing = false
        #expect(stage.view.indexPathsForSelectedItems == [.item(2)])
        withExtendedLifetime(delegate) {}
    }

    @Test func cellsThatComeLaterShowTheirSelection() throws {
        let stage = Stage(TextSource(count: 100))
        stage.show()
        stage.view.selectItem(at: .item(50), animated: false, scrollPosition: .centeredVertically)
        stage.show()
        #expect(stage.view.contentOffset.y == 960)
        #expect(try #require(stage.cell(50)).isSelected && !stage.cell(49)!.isSelected)
        stage.view.reloadData()
        #expect(stage.view.indexPathsForSelectedItems == [])
    }
}
