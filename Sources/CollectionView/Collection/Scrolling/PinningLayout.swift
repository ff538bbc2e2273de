import CollectionLayout
import Foundation

/// A layout that knows what it pins over an item that is scrolled to an edge.
@MainActor protocol PinningLayout: UICollectionViewLayout {
    /// How much of each edge pinned headers and footers cover while an item is seen. O(log n).
    func pinnedInsets(over path: IndexPath) -> UIEdgeInsets
}

extension HostedArrangement {
    func pinnedInsets(over path: IndexPath) -> UIEdgeInsets {
        guard let headerAndFooter = arrangement.headerAndFooter(ofSection: path.section) else { return .zero }
        func length(_ kind: ElementKind, _ isPinned: Bool, _ section: Int = 0) -> CGFloat {
            isPinned ? CGFloat(arrangement.logicalFrame(of: ElementID(kind, section: section))?.length ?? 0) : 0
        }
        let whole = arrangement.headerAndFooter
        let start = length(.globalHeader, whole.pinsHeader) + length(.header, headerAndFooter.pinsHeader, path.section)
        let end = length(.globalFooter, whole.pinsFooter) + length(.footer, headerAndFooter.pinsFooter, path.section)
        switch (arrangement.orientation.axis, arrangement.orientation.direction) {
        case (.vertical, _): return UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        case (.horizontal, .leftToRight): return UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
        case (.horizontal, .rightToLeft): return UIEdgeInsets(top: 0, left: end, bottom: 0, right: start)
        }
    }
}

extension UICollectionViewFlowLayout: PinningLayout {
    func pinnedInsets(over path: IndexPath) -> UIEdgeInsets { content.pinnedInsets(over: path) }
}

extension CollectionLayoutAdapter: PinningLayout {
    func pinnedInsets(over path: IndexPath) -> UIEdgeInsets { collection.hosted?.pinnedInsets(over: path) ?? .zero }
}
