import Foundation

/// The position and the appearance of one element.
///
/// A collection view copies what a layout returns and never changes the layout's own objects.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
    package var element = ElementPath.cell(IndexPath())
    private(set) var look = ElementLook()
    /// The row of a list; nil outside lists.
    package var list: ListRow?
    /// The axes along which the layout determines the size of the view, regardless of what the view prefers.
    package var fixedAxes: UIAxis = []

    public override init() { super.init() }

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(for: .cell(indexPath)) }

    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(for: .supplementary(elementKind, indexPath))
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(for: .decoration(decorationViewKind, indexPath))
    }

    private convenience init(for element: ElementPath) {
        self.init()
        self.element = element
    }

    /// The element's index path.
    open var indexPath: IndexPath {
        get { element.indexPath }
        set { element.indexPath = newValue }
    }

    /// Whether the element is a cell, a supplementary view or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { element.category }
    /// The kind of a supplementary or decoration view; nil for cells.
    open var representedElementKind: String? { element.category == .cell ? nil : element.kind }

    /// The bounding box of the transformed bounds.
    ///
    /// Setting it under a transform, which UIKit leaves undefined, finds the size whose bounding box is this rectangle.
    /// If there is none, the size stays.
    open var frame: CGRect {
        get { look.frame }
        set { look.frame = newValue }
    }

    /// The center, in the coordinates of the content. It is the same as that of the frame.
    open var center: CGPoint {
        get { look.placement.position }
        set { look.placement.position = newValue }
    }

    /// The size before the transform. Setting it keeps the center.
    open var size: CGSize {
        get { look.placement.bounds.size }
        set { look.placement.bounds.size = newValue }
    }

    /// The rectangle in its own coordinates, which the transform does not change. Its origin is zero.
    open var bounds: CGRect {
        get { look.placement.bounds }
        set {
            if newValue.origin != .zero {
                CollectionViewDiagnostics.mistake(
                    "the bounds of layout attributes must have their origin at (0, 0), not at \(newValue.origin)")
            }
            size = newValue.size
        }
    }

    /// The transform about the center, in three dimensions.
    open var transform3D: CATransform3D {
        get { look.placement.transform }
        set { look.placement.transform = newValue }
    }

    /// The affine transform; the identity if `transform3D` is not affine.
    open var transform: CGAffineTransform {
        get { look.placement.affineTransform }
        set { look.placement.affineTransform = newValue }
    }

    /// The opacity, from 0 to 1.
    open var alpha: CGFloat {
        get { look.alpha }
        set { look.alpha = newValue }
    }

    /// The position in front of other elements: greater numbers are nearer to the eye. The default is 0.
    open var zIndex: Int {
        get { look.zIndex }
        set { look.zIndex = newValue }
    }

    /// Whether the element has no view.
    open var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }

    /// Returns a copy of the same class. Overrides must copy the properties of their subclass.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).make()
        copy.element = element
        copy.look = look
        (copy.list, copy.fixedAxes) = (list, fixedAxes)
        return copy
    }

    /// Returns whether an object has equal attributes. Overrides must compare the properties of their subclass, because
    /// a view does not receive attributes that equal its last ones.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { element == other.element && look == other.look && list == other.list }
    }

    open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }

    open override var description: String {
        MainActor.assumeIsolated {
            "<\(type(of: self)) \(element.kind)\(indexPath.shortDescription) \(frame) z \(zIndex)>"
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a copy of the same class, which the caller may change.
    func copied() -> Self { copy(with: nil) as! Self }

    /// Returns a copy for another element.
    func copied(for key: ElementPath) -> Self {
        let copy = copied()
        copy.element = key
        return copy
    }
}
