import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Updates that a delegate makes while it is asked about a touched item.
@Suite @MainActor struct ItemTouchUpdateTests {
    private let stage = Stage(TextSource(count: 6))
    private let delegate = UpdatingDelegate()
    private let touches: TouchStage

    init() {
        stage.view.delegate = delegate
        touches = TouchStage(stage.view)
        delegate.texts = { [stage] in stage.source.sections[0][$0.item] }
    }

    private var selected: [IndexPath]? { stage.view.indexPathsForSelectedItems }

    private func deleteFirst() {
        stage.view.performBatchUpdates {
            stage.source.sections[0].removeFirst()
            stage.view.deleteItems(at: [.item(0)])
        }
    }

    @Test func anItemThatAReloadRemovesIsNotSelected() {
        delegate.shouldSelect = { [stage] in
            stage.source.sections = [["0"]]
            stage.view.reloadData()
        }
        touches.tap(50, 50)
        #expect(selected == [] && delegate.calls == [])
    }

    @Test func anItemThatAReloadKeepsIsSelected() {
        delegate.shouldSelect = { [stage] in stage.view.reloadData() }
        touches.tap(50, 50)
        #expect(selected == [.item(2)] && delegate.calls == ["selected 2"])
    }

    @Test func theItemThatComesUnderTheFingerIsNotHighlighted() {
        delegate.shouldHighlight = deleteFirst
        touches.down(50, 50)
        touches.clock.advance(by: 0.2)
        let highlighted = (0..<5).filter { stage.cell($0)?.isHighlighted == true }
        #expect(!highlighted.contains(2) && delegate.calls == [])
    }

    @Test func theTouchedItemIsSelectedWhereverItIs() {
        delegate.shouldSelect = deleteFirst
        touches.tap(50, 50)
        #expect(selected == [.item(1)] && delegate.calls == ["selected 2"])
    }

    @Test func theTouchedItemIsNotSelectedOnceItIsDeleted() {
        delegate.shouldSelect = deleteFirst
        touches.tap(50, 10)
        #expect(selected == [] && delegate.calls == [])
    }

    @Test func theTouchedItemIsDeselectedWhereverItIs() {
        stage.view.allowsMultipleSelection = true
        touches.tap(50, 50)
        touches.tap(50, 70)
        delegate.calls = []
        delegate.shouldDeselect = deleteFirst
        touches.tap(50, 50)
        #expect(selected == [.item(2)] && delegate.calls == ["deselected 2"])
    }

    @Test func aDelegateThatSelectsTheOtherItemAgainIsAskedOnce() {
        touches.tap(50, 70)
        delegate.calls = []
        delegate.alwaysOnDeselecting = { [stage] in
            stage.view.selectItem(at: .item(3), animated: false, scrollPosition: [])
        }
        touches.tap(50, 50)
        #expect(delegate.calls == ["deselected 3", "selected 2"])
    }

    @Test func deselectingTheOtherItemCanMoveTheTouchedOne() {
        touches.tap(50, 70)
        delegate.calls = []
        delegate.didDeselect = deleteFirst
        touches.tap(50, 50)
        #expect(selected == [.item(1)] && delegate.calls == ["deselected 3", "selected 2"])
    }
}

/// Makes updates in callbacks, once each except `alwaysOnDeselecting`, and records which texts are selected and
/// deselected.
@MainActor private final class UpdatingDelegate: NSObject, UICollectionViewDelegate {
    var texts: (IndexPath) -> String = { _ in "" }
    var calls: [String] = []
    var shouldHighlight: (() -> Void)?
    var shouldSelect: (() -> Void)?
    var shouldDeselect: (() -> Void)?
    var didDeselect: (() -> Void)?
    var alwaysOnDeselecting: () -> Void = {}

    private func update(_ callback: ReferenceWritableKeyPath<UpdatingDelegate, (() -> Void)?>) {
        let update = self[keyPath: callback]
        self[keyPath: callback] = nil
        update?()
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        update(\.shouldHighlight)
        return true
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        update(\.shouldSelect)
        return true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        update(\.shouldDeselect)
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("selected \(texts(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("deselected \(texts(indexPath))")
        update(\.didDeselect)
        alwaysOnDeselecting()
    }
}
