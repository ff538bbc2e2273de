import Foundation

extension UICollectionView {
    /// Nibs are not read here: a plain cell stands in. nil unregisters.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        nib?.reportThatItIsNotRead(instead: "register a class with the identifier \(identifier)")
        register(nib == nil ? nil : UICollectionViewCell.self as AnyClass, forCellWithReuseIdentifier: identifier)
    }

    /// Nibs are not read here: a plain view stands in. nil unregisters.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        nib?.reportThatItIsNotRead(instead: "register a class with the identifier \(identifier)")
        register(
            nib == nil ? nil : UICollectionReusableView.self as AnyClass, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier)
    }
}

extension UICollectionViewLayout {
    /// Nibs are not read here: a plain view stands in. nil unregisters.
    public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        nib?.reportThatItIsNotRead(instead: "register a class for decorations of kind \(elementKind)")
        register(nib == nil ? nil : UICollectionReusableView.self as AnyClass, forDecorationViewOfKind: elementKind)
    }
}
