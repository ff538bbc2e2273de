import Foundation
@_spi(Host) import UIKitViews

/// A long press that opens the menu of an item. It fails if the delegate provides no menu.
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
    private var collectionView: UICollectionView? { view as? UICollectionView }
    private var menu: UIMenu?

    override func accepts(_ state: State) -> Bool {
        guard super.accepts(state) else { return false }
        guard self.state == .possible, let collectionView else { return true }
        menu = collectionView.contextMenu(at: location(in: collectionView))
        return menu != nil
    }

    override func enter(_ state: State) {
        if state == .began, let menu, let collectionView {
            collectionView.open(menu, at: location(in: collectionView))
        }
        super.enter(state)
    }

    override func reset() {
        super.reset()
        menu = nil
    }
}
