import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Touches of a collection view's items, in a window.
@Suite @MainActor struct ItemTouchTests {
    private func stage(many: Bool = false) -> (TouchStage, Stage, DelegateRecorder) {
        let (stage, delegate) = (Stage(TextSource(count: 50)), DelegateRecorder())
        stage.view.delegate = delegate
        stage.view.allowsMultipleSelection = many
        return (TouchStage(stage.view), stage, delegate)
    }

    private func names(_ messages: [String]) -> [String] {
        messages.filter { $0.contains("ItemAt:)") && ($0.contains("ighlight") || $0.contains("elect")) }
            .map { String($0.dropFirst("collectionView(_:".count).dropLast("ItemAt:)".count)) }
    }

    @Test func aTapHighlightsSelectsAndUnhighlights() {
        let (touches, stage, delegate) = stage()
        let messages = stage.messages(to: .delegate) { touches.tap(50, 30) }
        #expect(
            names(messages) == ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect", "didUnhighlight"])
        #expect(stage.view.indexPathsForSelectedItems == [.item(1)] && stage.cell(1)?.isSelected == true)
        touches.tap(50, 50)
        #expect(stage.view.indexPathsForSelectedItems == [.item(2)] && stage.cell(1)?.isSelected == false)
        withExtendedLifetime(delegate) {}
    }

    @Test func aFingerThatStaysHighlightsAndScrollingEndsThat() {
        let (touches, stage, delegate) = stage()
        touches.down(50, 70)
        #expect(stage.cell(3)?.isHighlighted == false)
        touches.clock.advance(by: 0.2)
        #expect(stage.cell(3)?.isHighlighted == true)
        let messages = stage.messages(to: .delegate) { touches.move(50, 20) }
        #expect(names(messages) == ["didUnhighlight"])
        #expect(stage.cell(3)?.isHighlighted == false && stage.view.contentOffset.y == 40)
        touches.up()
        #expect(stage.view.indexPathsForSelectedItems == [])
        withExtendedLifetime(delegate) {}
    }

    @Test func aFlickTouchesNoItem() {
        let (touches, stage, delegate) = stage()
        let messages = stage.messages(to: .delegate) { touches.flick(from: (50, 90), to: (50, 30)) }
        #expect(names(messages) == [] && stage.view.isDecelerating)
        touches.clock.advance(by: 0.1)
        let caught = stage.messages(to: .delegate) { touches.tap(50, 50) }
        #expect(names(caught) == [] && !stage.view.isDecelerating, "a tap that stops it selects nothing")
        #expect(stage.view.indexPathsForSelectedItems == [])
        withExtendedLifetime(delegate) {}
    }

    @Test func manyAreToggled() {
        let (touches, stage, delegate) = stage(many: true)
        touches.tap(50, 10)
        touches.tap(50, 50)
        #expect(stage.view.indexPathsForSelectedItems == [.item(0), .item(2)])
        let messages = stage.messages(to: .delegate) { touches.tap(50, 10) }
        #expect(
            names(messages) == ["shouldHighlight", "didHighlight", "shouldDeselect", "didDeselect", "didUnhighlight"])
        #expect(stage.view.indexPathsForSelectedItems == [.item(2)])
        withExtendedLifetime(delegate) {}
    }

    @Test func aTouchThatIsTakenAwaySelectsNothing() {
        let (touches, stage, delegate) = stage()
        touches.down(50, 30)
        touches.clock.advance(by: 0.2)
        touches.cancel()
        #expect(stage.cell(1)?.isHighlighted == false && stage.view.indexPathsForSelectedItems == [])
        delegate.refuses = ["highlight"]
        touches.tap(50, 30)
        #expect(stage.view.indexPathsForSelectedItems == [])
    }

    @Test func aSecondFingerTouchesNoOtherItem() {
        let (touches, stage, delegate) = stage()
        touches.down(50, 30)
        touches.clock.advance(by: 0.2)
        touches.down(50, 70, finger: 1)
        touches.clock.advance(by: 0.2)
        #expect(stage.cell(1)?.isHighlighted == true && stage.cell(3)?.isHighlighted == false)
        touches.up(finger: 1)
        touches.up()
        #expect(stage.view.indexPathsForSelectedItems == [.item(1)])
        withExtendedLifetime(delegate) {}
    }

    @Test func aTapOnAControlInACellIsTheControls() throws {
        let (touches, stage, delegate) = stage()
        let button = UIButton(frame: CGRect(x: 60, y: 0, width: 40, height: 20))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        try #require(stage.cell(1)).contentView.addSubview(button)
        touches.tap(80, 30)
        #expect(taps == 1 && stage.view.indexPathsForSelectedItems == [])
        touches.tap(20, 30)
        #expect(taps == 1 && stage.view.indexPathsForSelectedItems == [.item(1)])
        stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
        button.isEnabled = false
        touches.tap(80, 30)
        #expect(taps == 1 && stage.view.indexPathsForSelectedItems == [.item(1)], "the cell is tapped")
        withExtendedLifetime(delegate) {}
    }

    @Test func aDoubleTapOnTheListComesBeforeTheSelection() {
        let (touches, stage, delegate) = stage()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        var doubles = 0
        double.addHandler { _ in doubles += 1 }
        stage.view.addGestureRecognizer(double)
        touches.tap(50, 30)
        touches.tap(50, 30)
        touches.clock.advance(by: 1)
        #expect(doubles == 1 && stage.view.indexPathsForSelectedItems == [])
        touches.tap(50, 30)
        #expect(stage.view.indexPathsForSelectedItems == [])
        touches.clock.advance(by: 1)
        #expect(doubles == 1 && stage.view.indexPathsForSelectedItems == [.item(1)])
        withExtendedLifetime(delegate) {}
    }

    // MARK: Moving items

    @Test func aLongPressPicksAnItemUp() throws {
        final class Controller: UICollectionViewController {
            var texts = (0..<5).map { "\($0)" }
            var canMove: Bool?
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            {
                texts.count
            }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
                cell.text = texts[indexPath.item]
                return cell
            }
            override func collectionView(
                _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
            ) { texts.insert(texts.remove(at: source.item), at: destination.item) }
            override func collectionView(_ collectionView: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
                canMove ?? super.collectionView(collectionView, canMoveItemAt: path)
            }
        }
        let controller = Controller(collectionViewLayout: ListLayout())
        controller.loadViewIfNeeded()
        controller.collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
        let touches = TouchStage()
        touches.window.rootViewController = controller
        touches.window.layoutIfNeeded()
        touches.down(50, 10)
        touches.clock.advance(by: 0.6)
        touches.move(50, 50, over: 0.3)
        let cell = try #require(controller.collectionView.cellForItem(at: .item(2)) as? TextCell)
        #expect(cell.text == "0" && cell.center.y == 50 && !cell.isHighlighted)
        #expect(controller.texts == ["0", "1", "2", "3", "4"], "until the finger leaves")
        touches.up()
        #expect(controller.texts == ["1", "2", "0", "3", "4"])
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
        touches.down(50, 10)
        touches.clock.advance(by: 0.6)
        touches.move(50, 50)
        #expect(touches.window.press(.escape))
        touches.up()
        #expect(controller.texts == ["1", "2", "0", "3", "4"] && !controller.collectionView.hasUncommittedUpdates)
        controller.canMove = false
        touches.down(50, 10)
        touches.clock.advance(by: 0.6)
        touches.up()
        #expect(controller.collectionView.indexPathsForSelectedItems == [.item(0)], "a long tap, where nothing moves")
        controller.canMove = true
        controller.installsStandardGestureForInteractiveMovement = false
        touches.down(50, 30)
        touches.clock.advance(by: 0.6)
        #expect(!controller.collectionView.hasUncommittedUpdates)
        touches.up()
    }

    @Test func withoutAMethodThatMovesNothingIsPickedUp() {
        final class Controller: UICollectionViewController {
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            { 3 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
            }
        }
        let controller = Controller(collectionViewLayout: ListLayout())
        controller.collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
        let touches = TouchStage()
        touches.window.rootViewController = controller
        touches.window.layoutIfNeeded()
        touches.down(50, 10)
        touches.clock.advance(by: 0.6)
        #expect(!controller.collectionView.hasUncommittedUpdates)
        touches.up()
        #expect(controller.collectionView.indexPathsForSelectedItems == [.item(0)])
    }
}
