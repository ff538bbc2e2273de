import CollectionLayout
import Foundation

/// The changes that handlers have made to visible elements. They last until a handler changes them again, or the data
/// is reloaded.
@MainActor struct VisibleAdjustments {
    /// The changes by element.
    private var looks: [ElementPath: VisibleItem.Look] = [:]
    /// Whether the layout has been solved since handlers were called.
    var isStale = false

    subscript(key: ElementPath) -> VisibleItem.Look? { looks[key] }

    /// Replaces the changes in a section with those of its visible items. The changes to invisible items are discarded:
    /// otherwise an item that a handler had enlarged would still reach into view, and no handler would be called for
    /// it.
    mutating func replace(inSection section: Int, by items: [VisibleItem]) {
        looks = looks.filter { $0.key.indexPath.first != section }
        for item in items { looks[item.key] = item.look }
    }

    /// Renames elements that a batch has moved, and drops those that it has deleted.
    mutating func rename(_ newKey: (ElementPath) -> ElementPath?) {
        let renamed = looks.compactMap { key, look in newKey(key).map { ($0, look) } }
        looks = Dictionary(renamed) { first, _ in first }
    }

    mutating func removeAll() { looks = [:] }

    func apply(to attributes: UICollectionViewLayoutAttributes) { looks[attributes.element]?.apply(to: attributes) }
}

/// A visible element, as a handler receives it.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    /// The changes to one element; nil for the values that are the layout's.
    struct Look {
        var alpha: CGFloat?
        var zIndex: Int?
        var isHidden: Bool?
        var transform3D: CATransform3D?
        /// The distance of the element from its position in the layout.
        var distance = CGVector(dx: 0, dy: 0)

        @MainActor func apply(to attributes: UICollectionViewLayoutAttributes) {
            if let alpha { attributes.alpha = alpha }
            if let zIndex { attributes.zIndex = zIndex }
            if let isHidden { attributes.isHidden = isHidden }
            if let transform3D { attributes.transform3D = transform3D }
            attributes.center.x += distance.dx
            attributes.center.y += distance.dy
        }
    }

    let key: ElementPath
    private let attributes: UICollectionViewLayoutAttributes
    private let layoutFrame: CGRect
    private(set) var look: Look

    /// - Parameters:
    ///   - attributes: The layout's attributes, without any adjustment.
    ///   - frame: The frame; see ``NSCollectionLayoutVisibleItem/frame``.
    ///   - look: The previous changes; nil if there are none.
    init(_ attributes: UICollectionViewLayoutAttributes, at frame: CGRect, look: Look?) {
        key = attributes.element
        self.attributes = attributes
        layoutFrame = frame
        self.look = look ?? Look()
        self.look.distance = CGVector(dx: 0, dy: 0)
    }

    var alpha: CGFloat {
        get { look.alpha ?? attributes.alpha }
        set { look.alpha = newValue }
    }

    var zIndex: Int {
        get { look.zIndex ?? attributes.zIndex }
        set { look.zIndex = newValue }
    }

    var isHidden: Bool {
        get { look.isHidden ?? attributes.isHidden }
        set { look.isHidden = newValue }
    }

    var center: CGPoint {
        get { CGPoint(x: layoutFrame.midX + look.distance.dx, y: layoutFrame.midY + look.distance.dy) }
        set { look.distance = CGVector(dx: newValue.x - layoutFrame.midX, dy: newValue.y - layoutFrame.midY) }
    }

    var bounds: CGRect { CGRect(origin: .zero, size: layoutFrame.size) }

    var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { look.transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    var transform3D: CATransform3D {
        get { look.transform3D ?? attributes.transform3D }
        set { look.transform3D = newValue }
    }

    var name: String { key.kind }
    var indexPath: IndexPath { key.indexPath }
    var frame: CGRect { layoutFrame.offsetBy(dx: look.distance.dx, dy: look.distance.dy) }
    var representedElementCategory: UICollectionView.ElementCategory { key.category }
    var representedElementKind: String? { key.category == .cell ? nil : key.kind }
}
