import Foundation

extension LayoutBoundary {
    // MARK: Bounds

    /// Returns the context that invalidates the layout for new bounds; nil if the layout stays valid.
    ///
    /// The bounds are not mirrored, because layouts compare them with `collectionView.bounds`.
    func context(forBoundsChange bounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
        let wants = call("shouldInvalidateLayout(forBoundsChange:)", [bounds]) {
            $0.shouldInvalidateLayout(forBoundsChange: bounds)
        }
        guard wants else { return nil }
        return call("invalidationContext(forBoundsChange:)", [bounds]) {
            $0.invalidationContext(forBoundsChange: bounds)
        }
    }

    func targetOffset(forProposed offset: CGPoint, breadth: CGFloat) -> CGPoint {
        let proposed = mirror?.offset(offset, breadth: breadth) ?? offset
        let target = call("targetContentOffset(forProposedContentOffset:)", [proposed]) {
            $0.targetContentOffset(forProposedContentOffset: proposed)
        }
        return mirror?.offset(target, breadth: breadth) ?? target
    }

    func targetOffset(forProposed offset: CGPoint, velocity: CGPoint, breadth: CGFloat) -> CGPoint {
        let proposed = mirror?.offset(offset, breadth: breadth) ?? offset
        let speed = mirror == nil ? velocity : CGPoint(x: -velocity.x, y: velocity.y)
        let target = call(
            "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)", [proposed, speed]
        ) { $0.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: speed) }
        return mirror?.offset(target, breadth: breadth) ?? target
    }

    // MARK: Self-sizing

    /// Returns the context that invalidates the layout for a preferred size; nil if the layout does not use the size.
    func context(
        forPreferred preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext? {
        let (preferred, original) = (give(preferred), give(original))
        let wants = call(
            "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
            [original.indexPath, preferred.size, original.size]
        ) { $0.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) }
        guard wants else { return nil }
        return call(
            "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)", [original.indexPath]
        ) { $0.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) }
    }

    // MARK: Updates

    func initial(of key: ElementPath) -> UICollectionViewLayoutAttributes? {
        let answer =
            switch key.category {
            case .cell:
                call("initialLayoutAttributesForAppearingItem(at:)", [key.indexPath]) { $0.initialAttributes(for: key) }
            case .supplementaryView:
                call(
                    "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)", [key.kind, key.indexPath]
                ) { $0.initialAttributes(for: key) }
            case .decorationView:
                call("initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)", [key.kind, key.indexPath]) {
                    $0.initialAttributes(for: key)
                }
            }
        return receiveUnchecked(answer)
    }

    func final(of key: ElementPath) -> UICollectionViewLayoutAttributes? {
        let answer =
            switch key.category {
            case .cell:
                call("finalLayoutAttributesForDisappearingItem(at:)", [key.indexPath]) { $0.finalAttributes(for: key) }
            case .supplementaryView:
                call(
                    "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)", [key.kind, key.indexPath]
                ) { $0.finalAttributes(for: key) }
            case .decorationView:
                call("finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)", [key.kind, key.indexPath]) {
                    $0.finalAttributes(for: key)
                }
            }
        return receiveUnchecked(answer)
    }

    /// Returns the index paths of the views of a kind that the layout inserts and deletes in an update.
    func changes(
        of category: UICollectionView.ElementCategory, kind: String
    ) -> (deleted: [IndexPath], inserted: [IndexPath]) {
        if category == .supplementaryView {
            return (
                call("indexPathsToDeleteForSupplementaryView(ofKind:)", [kind]) {
                    $0.indexPathsToDeleteForSupplementaryView(ofKind: kind)
                },
                call("indexPathsToInsertForSupplementaryView(ofKind:)", [kind]) {
                    $0.indexPathsToInsertForSupplementaryView(ofKind: kind)
                }
            )
        }
        return (
            call("indexPathsToDeleteForDecorationView(ofKind:)", [kind]) {
                $0.indexPathsToDeleteForDecorationView(ofKind: kind)
            },
            call("indexPathsToInsertForDecorationView(ofKind:)", [kind]) {
                $0.indexPathsToInsertForDecorationView(ofKind: kind)
            }
        )
    }
}
