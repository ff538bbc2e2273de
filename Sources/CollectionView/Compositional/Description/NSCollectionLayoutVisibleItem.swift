import Foundation

/// An element on the screen, which a section's `visibleItemsInvalidationHandler` may draw in another way.
///
/// What it changes stays until it is changed again. The place of the element is the layout's each time.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary or decoration view; of a cell an empty text.
    var name: String { get }
    var indexPath: IndexPath { get }
    /// Where the layout has the element. In a section that scrolls across, in the coordinates of its scroll view along that axis.
    var frame: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

/// Called with what is visible of a section, with where the section is scrolled to, and with the room that it has.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void
