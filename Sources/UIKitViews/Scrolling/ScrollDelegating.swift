import Foundation

/// A scroll view with a delegate.
///
/// `delegate` is declared in a protocol extension because `UICollectionView.delegate` has another type. In Swift, a class
/// can shadow a property of a protocol extension, but cannot override a property with another type.
@preconcurrency @MainActor public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
    /// The object that is notified about scrolling.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
