import CollectionView
@_spi(Host) import UIKitViews

/// Two lists of texts side by side in one window, whose items can be dragged and dropped, and a record of the calls.
@MainActor final class DragStage: NSObject {
    let clock = AnimationClock.startAfresh()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let left: Stage
    let right: Stage
    var calls: [String] = []
    /// The states that cells have been told, by their texts.
    var states: [String] = []

    // The answers of the delegates.
    var lifts = true
    var allowsMove = true
    var canHandle = true
    var proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    var perform: (UICollectionView, any UICollectionViewDropCoordinator) -> Void = { _, _ in }
    var destinations: [IndexPath?] = []

    init(left: TextSource = TextSource(count: 4), right: TextSource = TextSource([["a", "b", "c"]])) {
        (self.left, self.right) = (Stage(left), Stage(right))
        super.init()
        self.right.view.frame.origin.x = 100
        for view in views {
            view.register(DragCell.self, forCellWithReuseIdentifier: "text")
            (view.dragDelegate, view.dropDelegate) = (self, self)
            window.addSubview(view)
        }
        DragCell.states = { [weak self] in self?.states.append($0) }
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    var views: [UICollectionView] { [left.view, right.view] }

    /// Changes the models and the views as apps do: a moved item leaves its place, and a copied one does not.
    func insertDropped(_ view: UICollectionView, _ coordinator: any UICollectionViewDropCoordinator) {
        let end = coordinator.destinationIndexPath ?? .item(source(view).sections[0].count)
        for (index, item) in coordinator.items.enumerated() {
            let text = item.dragItem.localObject as! String
            let path = IndexPath.item(end.item + index)
            view.performBatchUpdates {
                if let start = item.sourceIndexPath, coordinator.proposal.operation == .move {
                    self.source(view).sections[0].remove(at: start.item)
                    view.deleteItems(at: [start])
                }
                self.source(view).sections[0].insert(text, at: path.item)
                view.insertItems(at: [path])
            }
            coordinator.drop(item.dragItem, toItemAt: path)
        }
    }

    func source(_ view: UICollectionView) -> TextSource { view === left.view ? left.source : right.source }
    func name(_ view: UICollectionView) -> String { view === left.view ? "left" : "right" }

    /// Moves the finger to a point of the window.
    func move(_ x: CGFloat, _ y: CGFloat) {
        left.view.moveDrag(to: left.view.convert(CGPoint(x: x, y: y), from: nil))
        right.view.moveDrag(to: right.view.convert(CGPoint(x: x, y: y), from: nil))
        window.layoutIfNeeded()
    }

    /// The texts of a list on the screen, with `_` for an invisible cell, and `?` for a cell that is no text. Cells that fade
    /// out are not among them.
    func texts(_ stage: Stage) -> [String] {
        let cells = stage.view.subviews.compactMap { $0 as? UICollectionViewCell }.filter {
            $0.layer.zPosition < 1 && $0.alpha > 0
        }
        return cells.sorted { $0.frame.minY < $1.frame.minY }.map { cell in
            cell.isHidden ? "_" : (cell as? TextCell)?.text ?? "?"
        }
    }
}

final class DragCell: TextCell {
    static var states: (String) -> Void = { _ in }

    override func dragStateDidChange(_ dragState: DragState) { Self.states("\(text) \(dragState)") }
}

extension DragStage: UICollectionViewDragDelegate {
    private func items(_ view: UICollectionView, _ path: IndexPath) -> [UIDragItem] {
        let text = source(view).sections[path.section][path.item]
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
        item.localObject = text
        return lifts ? [item] : []
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        calls.append("\(name(collectionView)) lifts \(indexPath.item)")
        return items(collectionView, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { items(collectionView, indexPath) }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        calls.append("\(name(collectionView)) begins")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        calls.append("\(name(collectionView)) has ended")
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
}

extension DragStage: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        calls.append("\(name(collectionView)) can handle")
        return canHandle
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        calls.append("\(name(collectionView)) enter")
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        destinations.append(destinationIndexPath)
        return proposal
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        calls.append("\(name(collectionView)) exit")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        calls.append("\(name(collectionView)) drop ended")
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        calls.append("\(name(collectionView)) perform at \(coordinator.destinationIndexPath?.item ?? -1)")
        perform(collectionView, coordinator)
    }
}
