import Foundation

/// The position and the appearance of one element.
///
/// A collection view copies what a layout returns and never changes the layout's own objects.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
    var element = ElementKey.cell(IndexPath())
    private(set) var look = ElementLook()
    /// The row of a list; nil outside of lists.
    var list: ListRow?
    /// The axes along which a view cannot change its size: the layout does not ask it.
    var fixedAxes: UIAxis = []

    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) { self.init(for: .cell(indexPath)) }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(for: .supplementary(elementKind, indexPath))
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(for: .decoration(decorationViewKind, indexPath))
    }

    private convenience init(for element: ElementKey) {
        self.init()
        self.element = element
    }

    open var indexPath: IndexPath {
        get { element.indexPath }
        set { element.indexPath = newValue }
    }

    open var representedElementCategory: UICollectionView.ElementCategory { element.category }
    open var representedElementKind: String? { element.category == .cell ? nil : element.kind }

    /// The bounding box of the transformed bounds.
    ///
    /// Setting it under a transform, which UIKit leaves undefined, finds the size whose bounding box is this rectangle.
    /// If there is none, the size stays.
    open var frame: CGRect {
        get { look.frame }
        set { look.frame = newValue }
    }

    open var center: CGPoint {
        get { look.placement.position }
        set { look.placement.position = newValue }
    }

    /// Before the transform. Setting it keeps the center.
    open var size: CGSize {
        get { look.placement.bounds.size }
        set { look.placement.bounds.size = newValue }
    }

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

    open var transform3D: CATransform3D {
        get { look.placement.transform }
        set { look.placement.transform = newValue }
    }

    /// The identity where `transform3D` is not affine.
    open var transform: CGAffineTransform {
        get { look.placement.affineTransform }
        set { look.placement.affineTransform = newValue }
    }

    open var alpha: CGFloat {
        get { look.alpha }
        set { look.alpha = newValue }
    }

    open var zIndex: Int {
        get { look.zIndex }
        set { look.zIndex = newValue }
    }

    open var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }

    /// An object of the same class. Subclasses copy their own properties too.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).make()
        copy.element = element
        copy.look = look
        (copy.list, copy.fixedAxes) = (list, fixedAxes)
        return copy
    }

    /// Subclasses compare their own properties too: a view is not told of attributes that equal its last ones.
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
    /// A copy of the same class, to be changed freely.
    func copied() -> Self { copy(with: nil) as! Self }

    /// The same for another element.
    func copied(for key: ElementKey) -> Self {
        let copy = copied()
        copy.element = key
        return copy
    }
}
