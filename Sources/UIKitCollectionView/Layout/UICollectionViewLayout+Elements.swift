import Foundation

extension UICollectionViewLayout {
    /// Returns the layout's answer for one element of any category.
    func attributes(for key: ElementPath) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
        }
    }

    func initialAttributes(for key: ElementPath) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell:
            initialLayoutAttributesForAppearingItem(at: key.indexPath)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
        }
    }

    func finalAttributes(for key: ElementPath) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell:
            finalLayoutAttributesForDisappearingItem(at: key.indexPath)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
        }
    }

    /// Returns new attributes of the layout's attributes class.
    package func newAttributes(for key: ElementPath) -> UICollectionViewLayoutAttributes {
        let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).make()
        attributes.element = key
        return attributes
    }

    /// Returns a new context of the layout's context class.
    func newInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).make()
    }

    fileprivate func cells(at point: CGPoint) -> [UICollectionViewLayoutAttributes] {
        let around = CGRect(origin: point, size: .zero).insetBy(dx: -0.5, dy: -0.5)
        return (layoutAttributesForElements(in: around) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }
    }

    func topmostCell(at point: CGPoint) -> IndexPath? {
        cells(at: point).max { ($0.zIndex, $0.element) < ($1.zIndex, $1.element) }?.indexPath
    }
}
