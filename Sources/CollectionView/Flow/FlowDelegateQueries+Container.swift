import CollectionLayout
import Foundation

extension FlowDelegateQueries {
    var room: FlowContainer {
        let isVertical = layout.scrollDirection == .vertical
        return FlowContainer(
            size: ScrollWindow(collectionView).size, orientation: isVertical ? .vertical : .horizontal,
            insetGrowth: layout.insetGrowth(in: collectionView),
            tolerance: 0.5 / max(1, Double(collectionView.traitCollection.displayScale)),
            pinsHeaders: layout.sectionHeadersPinToVisibleBounds,
            pinsFooters: layout.sectionFootersPinToVisibleBounds, isSelfSizing: layout.isSelfSizing,
            distribution: layout.lineDistribution, alignment: layout.lineAlignment)
    }

    /// Returns the estimated size of items that have not been measured; nil if sizes are known.
    func guess(after preferredSizes: FlowSizes) -> CGSize? {
        guard layout.isSelfSizing else { return nil }
        let estimate = layout.estimatedItemSize
        if estimate.isValid, estimate != .zero, estimate != UICollectionViewFlowLayout.automaticSize { return estimate }
        if let mean = preferredSizes.mean { return mean }
        let isAutomatic = layout.itemSize == UICollectionViewFlowLayout.automaticSize
        return layout.itemSize.isValid && !isAutomatic ? layout.itemSize : CGSize(width: 50, height: 50)
    }

    /// Warns about items that are too broad, as UIKit does, which leaves their layout undefined.
    func complain(aboutItemsOf sections: [FlowSection], in room: FlowContainer) {
        guard !room.isSelfSizing else { return }
        let isVertical = room.orientation.axis == .vertical
        for (number, section) in sections.enumerated() where section.count > 0 {
            let insets = section.insets(in: room)
            let breadth = room.breadth - insets.leading - insets.trailing
            guard let broadest = section.sizes.broadest(room.orientation), broadest > breadth + room.tolerance,
                breadth > 0
            else { continue }
            let (side, ends) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
            layout.warnOnce(
                "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must be less than "
                    + "the \(side) of the UICollectionView minus the section insets \(ends) values, minus the content insets "
                    + "\(ends) values. In section \(number) an item is \(broadest) points, and there are \(breadth).")
        }
    }
}

extension UICollectionViewFlowLayout {
    /// Returns how much the insets of sections grow in the safe area or the margins; nil if they do not depend on them.
    func insetGrowth(in collectionView: UICollectionView) -> UIEdgeInsets? {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return nil
        case .fromSafeArea: reference = collectionView.safeAreaInsets
        case .fromLayoutMargins: reference = collectionView.layoutMargins
        }
        let covered = collectionView.adjustedContentInset
        return UIEdgeInsets(
            top: reference.top - covered.top, left: reference.left - covered.left,
            bottom: reference.bottom - covered.bottom, right: reference.right - covered.right)
    }
}

extension FlowSection.Sizes {
    /// Returns the greatest breadth of an item, in points.
    ///
    /// - Complexity: O(1) if all items have one size, else O(*n*).
    fileprivate func broadest(_ orientation: Orientation) -> Double? {
        switch self {
        case .same(let size): orientation.breadth(of: size.core)
        case .each(let sizes): sizes.lazy.map { orientation.breadth(of: $0.core) }.max()
        }
    }
}
