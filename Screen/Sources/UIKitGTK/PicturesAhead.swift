import CollectionView
import Foundation
@_spi(Host) import UIKitCollectionView
@_spi(Host) import UIKitViews

/// Requests the pictures of cells that are not visible yet, so they are already decoded when the cells become visible.
/// It draws nothing.
@MainActor final class PicturesAhead: LayerVisitor {
    private let pictures: PictureStore

    private init(in pictures: PictureStore) { self.pictures = pictures }

    /// Requests the pictures of all cells that collection views prefetch from now on.
    static func begin(_ pictures: PictureStore) {
        UICollectionView.didPrepareCell = { [weak pictures] cell in
            guard let pictures else { return }
            // The sizes of the pictures depend on the layout.
            cell.layoutIfNeeded()
            LayerWalk(on: PicturesAhead(in: pictures)).draw(cell)
        }
    }

    func image(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode) {
        pictures.prepare(image, size: mode.place(of: image.size, in: bounds).size, scale: UIScreen.main.scale)
    }
}
