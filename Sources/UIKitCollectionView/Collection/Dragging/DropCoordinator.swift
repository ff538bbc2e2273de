import Foundation
@_spi(Host) import UIKitViews

/// The dropped items, as a drop delegate handles them.
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drag: Drag
    private unowned let host: any DropHost
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    private var landingsByItem: [ObjectIdentifier: Landing] = [:]

    init(
        of drag: Drag, in host: any DropHost, destination: IndexPath?,
        proposal: UICollectionViewDropProposal
    ) {
        (self.drag, self.host) = (drag, host)
        (destinationIndexPath, self.proposal) = (destination, proposal)
        items = drag.items.map { item in
            let origin = drag.origin(of: item, in: host).flatMap(host.presentation.dataPath)
            let picture = drag.previews.views[ObjectIdentifier(item)]
            return DropItem(item, from: origin, size: picture?.bounds.size ?? .zero)
        }
    }

    private final class DropItem: NSObject, UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ item: UIDragItem, from origin: IndexPath?, size: CGSize) {
            (dragItem, sourceIndexPath, previewSize) = (item, origin, size)
        }
    }

    var session: any UIDropSession { drag.dropSession }

    // MARK: Landings

    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        let parameters = host.dragBoundary.drop("collectionView(_:dropPreviewParametersForItemAt:)", [indexPath]) {
            $0.collectionView($1, dropPreviewParametersForItemAt: indexPath)
        }
        let path = host.cycle.state.paths.taken(indexPath)
        let animation = DragAnimation()
        host.hideLanding(of: dragItem, at: path, until: animation)
        return land(dragItem, at: path, with: animation, parameters.flatMap { $0 })
    }

    @discardableResult func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
        let path = host.cycle.state.paths.taken(indexPath)
        return land(dragItem, with: DragAnimation()) { [host] picture, root in
            guard let frame = host.cycle.attributes(for: .cell(path))?.frame else {
                picture.alpha = 0
                return
            }
            let end = root.convert(rect.offsetBy(dx: frame.minX, dy: frame.minY), from: host)
            let size = picture.bounds.size
            picture.center = CGPoint(x: end.midX, y: end.midY)
            picture.transform = CGAffineTransform(
                scaleX: size.width > 0 ? end.width / size.width : 1, y: size.height > 0 ? end.height / size.height : 1)
            picture.alpha = 0
        }
    }

    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        land(dragItem, with: DragAnimation()) { picture, root in
            picture.center = root.convert(target.center, from: target.container)
            picture.transform = target.transform
        }
    }

    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let context = PlaceholderContext(dragItem, of: host)
        host.insert(placeholder, context.id)
        guard let path = host.presentation.shownPath(ofPlaceholder: context.id) else { return context }
        host.hideLanding(of: dragItem, at: path, until: context)
        let parameters = host.cycle.cell(at: path).flatMap { placeholder.previewParametersProvider?($0) }
        land(dragItem, at: path, with: context, parameters)
        return context
    }

    @discardableResult private func land(
        _ item: UIDragItem, at path: IndexPath, with animation: DragAnimation, _ parameters: UIDragPreviewParameters?
    ) -> any UIDragAnimating {
        land(item, with: animation) { [host] picture, root in
            picture.transform = .identity
            if let color = parameters?.backgroundColor { picture.backgroundColor = color }
            guard let frame = host.cycle.attributes(for: .cell(path))?.frame else {
                picture.alpha = 0
                return
            }
            let end = root.convert(frame, from: host)
            picture.center = CGPoint(x: end.midX, y: end.midY)
        }
    }

    @discardableResult private func land(
        _ item: UIDragItem, with animation: DragAnimation, _ change: @escaping (UIView, UIView) -> Void
    ) -> any UIDragAnimating {
        landingsByItem[ObjectIdentifier(item)] = Landing(animation: animation) { [drag] in
            drag.previews.land(item, with: animation, change)
        }
        return animation
    }

    /// Returns the landings of all items. If the delegate gave an item no landing, its picture fades out in place.
    func landings() -> [Landing] {
        drag.items.map { item in
            if let landing = landingsByItem[ObjectIdentifier(item)] { return landing }
            let animation = DragAnimation()
            return Landing(animation: animation) { [drag] in
                drag.previews.land(item, with: animation) { picture, _ in picture.alpha = 0 }
            }
        }
    }
}
