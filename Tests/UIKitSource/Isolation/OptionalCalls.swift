import UIKit

// Functions and types without actor isolation that call UIKit.

/// Calls a delegate without and with the question mark of an optional method.
public func lineSpacing(
    _ delegate: UICollectionViewDelegateFlowLayout, _ view: UICollectionView, _ layout: UICollectionViewLayout
) -> (plain: CGFloat, optional: CGFloat?) {
    (
        delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0),
        delegate.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0)
    )
}

public func sectionCount(_ dataSource: UICollectionViewDataSource, _ view: UICollectionView) -> Int? {
    dataSource.numberOfSections?(in: view)
}

public func mayMove(_ dataSource: UICollectionViewDataSource, _ view: UICollectionView) -> Bool? {
    dataSource.collectionView?(view, canMoveItemAt: IndexPath(item: 0, section: 0))
}

public func maySelect(_ delegate: UICollectionViewDelegate, _ view: UICollectionView) -> Bool? {
    delegate.collectionView?(view, shouldSelectItemAt: IndexPath(item: 0, section: 0))
}

public func passOn(_ scrollView: UIScrollView, to delegate: UIScrollViewDelegate) {
    delegate.scrollViewDidScroll?(scrollView)
    delegate.scrollViewDidEndDragging?(scrollView, willDecelerate: false)
    var target = CGPoint.zero
    delegate.scrollViewWillEndDragging?(scrollView, withVelocity: .zero, targetContentOffset: &target)
}

/// Reads the attributes of a layout directly, in a closure, and by a key path.
public struct Reader {
    let layout: UICollectionViewLayout

    public init(_ layout: UICollectionViewLayout) { self.layout = layout }

    public var frames: [CGRect] {
        let attributes = layout.layoutAttributesForElements(in: .infinite) ?? []
        return attributes.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame)
    }

    public var visibleSize: CGSize { layout.collectionView?.bounds.size ?? .zero }

    public func invalidateLater() {
        DispatchQueue.main.async { self.layout.invalidateLayout() }
    }
}

/// Views and layouts as constants of a file, of a type and of an argument.
public let prototype = UICollectionViewCell(frame: .zero)

public enum Defaults {
    static let layout = UICollectionViewFlowLayout()
    public static let image = UIImage(named: "placeholder")
    public static let traits = UITraitCollection(displayScale: 3)

    public static func pixels(_ points: CGFloat, on screen: UIScreen = .main) -> CGFloat {
        points * max(screen.scale, traits.displayScale) + layout.minimumLineSpacing * 0
    }
}
