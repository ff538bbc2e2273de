import Foundation

/// A visible element, whose appearance a section's `visibleItemsInvalidationHandler` may change.
///
/// Changes stay until they are changed again. The layout sets the position of the element each time.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The position in front of other elements: greater numbers are nearer to the eye.
    var zIndex: Int { get set }
    /// Whether the element is invisible.
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    /// The transform about the element's center.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary or decoration view; an empty string for a cell.
    var name: String { get }
    /// The element's index path.
    var indexPath: IndexPath { get }
    /// The layout's frame of the element. In a section that scrolls across, it is in the coordinates of the section's
    /// scroll view along that axis.
    var frame: CGRect { get }
    /// Whether the element is a cell, a supplementary view or a decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for cells.
    var representedElementKind: String? { get }
}

/// A closure that receives the visible elements of a section, the section's offset, and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void
