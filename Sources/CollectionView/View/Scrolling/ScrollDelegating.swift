import Foundation

/// A view with the delegate of a scroll view.
///
/// `delegate` is declared here and not in the class, since `UICollectionView.delegate` has another type: Swift lets a class
/// have a property of the same name as one in a protocol extension, but not override one with another type.
@preconcurrency @MainActor public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
    /// The object that follows the scrolling.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
