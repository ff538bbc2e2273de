extension UICollectionViewLayoutAttributes {
    /// Returns whether the element lies below another one.
    package func isBelow(_ other: UICollectionViewLayoutAttributes) -> Bool {
        (zIndex, element) < (other.zIndex, other.element)
    }
}
