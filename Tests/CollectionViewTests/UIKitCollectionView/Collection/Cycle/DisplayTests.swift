import CollectionView
import Testing

/// The order of overlapping views, and the messages about elements that come into view or leave it.
@Suite @MainActor struct DisplayTests {
    /// A layout with a header, a cell and a decoration in the same place.
    final class Piled: ListLayout {
        var cellDepth = 0

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = super.layoutAttributesForItem(at: indexPath)
            attributes?.zIndex = cellDepth
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let header = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: ListLayout.header, with: .item(0))
            let mat = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "mat", with: .item(0))
            for attributes in [header, mat] { attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50) }
            return [header] + (super.layoutAttributesForElements(in: rect) ?? []) + [mat]
        }
    }

    private func kinds(_ stage: Stage) -> [String] {
        stage.view.subviews.map { ($0 as? TextCell)?.text ?? ($0 is Mat ? "mat" : "header") }
    }

    final class Mat: UICollectionReusableView {}

    @Test func atEqualDepthDecorationsAreLowestAndSupplementaryViewsHighest() {
        AnimationClock.startAfresh()
        let layout = Piled()
        layout.register(Mat.self, forDecorationViewOfKind: "mat")
        let stage = Stage(TextSource(count: 2), layout)
        stage.show()
        #expect(kinds(stage) == ["mat", "0", "1", "header"])
        // The order survives updates, and follows `zIndex`.
        stage.view.performBatchUpdates {
            stage.source.sections[0].insert("new", at: 0)
            stage.view.insertItems(at: [.item(0)])
        }
        #expect(kinds(stage) == ["mat", "new", "0", "1", "header"])
        layout.cellDepth = 3
        layout.invalidateLayout()
        stage.show()
        #expect(kinds(stage) == ["mat", "header", "new", "0", "1"])
        layout.cellDepth = -3
        layout.invalidateLayout()
        stage.show()
        #expect(kinds(stage) == ["new", "0", "1", "mat", "header"])
    }

    @Test func aDecorationIsMadeFromTheClassThatWasRegisteredLast() {
        let layout = Piled()
        layout.register(Mat.self, forDecorationViewOfKind: "mat")
        layout.register(nil as AnyClass?, forDecorationViewOfKind: "mat")
        let stage = Stage(TextSource(count: 1), layout)
        let messages = stage.diagnostics { stage.show() }
        #expect(messages.count == 1 && messages[0].contains("no class is registered for decoration views of kind mat"))
    }

    @Test func theClassThatWasRegisteredLastIsMade() {
        final class Other: UICollectionReusableView {}
        final class OtherCell: UICollectionViewCell {}
        let layout = ListLayout()
        layout.hasHeaders = true
        let stage = Stage(TextSource(count: 1), layout)
        stage.view.register(
            Other.self, forSupplementaryViewOfKind: ListLayout.header, withReuseIdentifier: "header")
        stage.show()
        #expect(stage.view.supplementaryView(forElementKind: ListLayout.header, at: .item(0)) is Other)
        // Waiting views of the old class are not dequeued.
        stage.view.reloadData()
        stage.view.register(OtherCell.self, forCellWithReuseIdentifier: "text")
        let cell = stage.view.dequeueReusableCell(withReuseIdentifier: "text", for: .item(0))
        #expect(cell is OtherCell && cell.reuseIdentifier == "text")
    }

    @Test func theBackgroundStaysBehindTheScreen() throws {
        let stage = Stage(TextSource(count: 100))
        let background = UIView()
        stage.view.backgroundView = background
        for offset in [0, 33, 700] as [CGFloat] {
            stage.view.contentOffset.y = offset
            stage.show()
            #expect(background.frame == stage.view.bounds && stage.view.subviews.first === background)
        }
        stage.view.backgroundView = nil
        #expect(background.superview == nil)
    }

    @Test func supplementaryViewsAreAnnouncedInPairs() {
        final class Log: NSObject, UICollectionViewDelegate {
            var lines: [String] = []

            func collectionView(
                _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
                forElementKind elementKind: String, at indexPath: IndexPath
            ) { lines.append("will \(elementKind) \(indexPath.section)") }

            func collectionView(
                _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
                forElementOfKind elementKind: String, at indexPath: IndexPath
            ) { lines.append("end \(elementKind) \(indexPath.section)") }
        }
        let layout = ListLayout()
        layout.hasHeaders = true
        let stage = Stage(TextSource([["a", "b", "c", "d", "e"], ["f", "g", "h", "i", "j"]]), layout)
        let log = Log()
        stage.view.delegate = log
        stage.show()
        #expect(log.lines == ["will header 0"])
        stage.view.contentOffset.y = 60
        stage.show()
        #expect(log.lines == ["will header 0", "will header 1", "end header 0"])
        #expect(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: ListLayout.header) == [.item(0, 1)])
    }

    @Test func reconfiguringWithAnotherIdentifierIsAMistake() {
        let source = Changing(count: 2)
        let stage = Stage(source)
        stage.view.register(TextCell.self, forCellWithReuseIdentifier: "other")
        stage.show()
        source.identifier = "other"
        let messages = stage.diagnostics { stage.view.reconfigureItems(at: [.item(0)]) }
        #expect(messages.count == 1 && messages[0].contains("while reconfiguring one with the identifier text"))
    }

    final class Changing: TextSource {
        var identifier = "text"

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
    }

    // MARK: States

    @Test func cellsLookAsTheirStateSays() throws {
        let stage = Stage(TextSource(count: 2))
        stage.show()
        let cell = try #require(stage.cell(0))
        var states: [[Bool]] = []
        cell.configurationUpdateHandler = { _, state in states.append([state.isSelected, state.isHighlighted]) }
        stage.show()
        stage.view.beginTouch(at: CGPoint(x: 5, y: 5))
        stage.show()
        stage.view.endTouch(at: CGPoint(x: 5, y: 5))
        stage.show()
        #expect(states == [[false, false], [false, true], [true, false]])
        cell.isHighlighted = true
        cell.prepareForReuse()
        #expect(!cell.isSelected && !cell.isHighlighted && cell.configurationUpdateHandler != nil)
    }

    @Test func aFingerThatScrollsHighlightsNothingAndSelectsNothing() {
        let stage = Stage(TextSource(count: 100))
        let delegate = DelegateRecorder()
        stage.view.delegate = delegate
        stage.show()
        let calls = stage.lines(to: [.delegate]) {
            stage.view.beginTouch(at: CGPoint(x: 5, y: 25))
            stage.view.beginDragging()
            stage.view.drag(by: CGVector(dx: 0, dy: 12))
            stage.view.endTouch(at: CGPoint(x: 5, y: 25))
            stage.view.endDragging()
        }
        let selecting = calls.filter { $0.contains("lect") || $0.contains("ighlight") }
        #expect(
            selecting == [
                "collectionView(_:shouldHighlightItemAt:) [0, 1]", "collectionView(_:didHighlightItemAt:) [0, 1]",
                "collectionView(_:didUnhighlightItemAt:) [0, 1]",
            ])
        #expect(stage.cell(1)?.isHighlighted == false)
    }

    @Test func editingHasItsOwnRulesOfSelection() {
        let stage = Stage(TextSource(count: 4))
        stage.show()
        func tap(_ item: Int) {
            stage.view.beginTouch(at: CGPoint(x: 5, y: 10 + 20 * item))
            stage.view.endTouch(at: CGPoint(x: 5, y: 10 + 20 * item))
        }
        stage.view.isEditing = true
        tap(0)
        #expect(stage.view.indexPathsForSelectedItems == [])
        stage.view.allowsSelectionDuringEditing = true
        stage.view.allowsMultipleSelectionDuringEditing = true
        tap(0)
        tap(2)
        #expect(stage.view.indexPathsForSelectedItems == [.item(0), .item(2)])
    }
}
