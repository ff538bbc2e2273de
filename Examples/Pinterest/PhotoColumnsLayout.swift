import CollectionLayout
import UIKit

/// A replacement for ``PinterestLayout`` that consists of ``PinterestPhotos``. It has the same delegate, and gives
/// cells the heights of their photos.
public final class PhotoColumnsLayout: CollectionLayoutAdapter {
    /// The delegate. Without one, photos are square and have no annotation.
    public weak var delegate: (any PinterestLayoutDelegate)? { didSet { invalidateLayout() } }

    public var photos = PinterestPhotos() { didSet { invalidateLayout() } }

    /// The header of every section; nil for none.
    public var header: ItemSize? { didSet { invalidateLayout() } }

    public init() {
        super.init(axis: .vertical)
        attach { [weak self] element, size in
            self.map { PhotoHeight(points: $0.photoHeight(at: element.path, width: size.width)) }
        }
    }

    public required init?(coder: NSCoder) { nil }

    public override func section(_ section: Int, in environment: SectionEnvironment) -> CollectionSection {
        let width = photos.photoWidth(inBreadth: environment.breadth)
        let sizes = (0..<environment.itemCount).map { item in
            let path = IndexPath(item: item, section: section)
            return ItemSize.fixed(photoHeight(at: path, width: width) + annotationHeight(at: path, width: width))
        }
        return photos.section(of: sizes, header: header)
    }

    private func photoHeight(at path: IndexPath, width: CGFloat) -> CGFloat {
        collectionView.flatMap { delegate?.collectionView($0, heightForPhotoAt: path, withWidth: width) } ?? width
    }

    private func annotationHeight(at path: IndexPath, width: CGFloat) -> CGFloat {
        collectionView.flatMap { delegate?.collectionView($0, heightForAnnotationAt: path, withWidth: width) } ?? 0
    }
}

/// The photo's height, for its cell.
public struct PhotoHeight: Equatable {
    public let points: CGFloat
}

extension ElementID {
    fileprivate var path: IndexPath { IndexPath(item: item, section: section) }
}
