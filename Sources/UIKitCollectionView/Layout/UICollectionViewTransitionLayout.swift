import Foundation

/// A layout that interpolates between two others, by a progress that an interaction drives.
///
/// At 0 it is the current layout, and at 1 the next one. The progress is not clamped. Both layouts are asked for the
/// same rectangles, and each element is between its two positions.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the beginning of the transition.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    open private(set) var nextLayout: UICollectionViewLayout
    private var animatedValues: [String: CGFloat] = [:]

    /// The progress from the current layout at 0 to the next one at 1. As on iOS, setting it does not invalidate the
    /// layout: call `invalidateLayout()`.
    open var transitionProgress: CGFloat = 0

    /// Creates a transition between two layouts.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        self.nextLayout = newLayout
        super.init()
    }

    /// Returns nil, because the two layouts cannot be decoded.
    public required init?(coder: NSCoder) { nil }

    /// Stores a value of the app that belongs to the current progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }

    /// Returns a stored value; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    open override func prepare() {
        super.prepare()
        currentLayout.prepare()
        nextLayout.prepare()
    }

    @_spi(Host) open override func followOwnInvalidation() {
        currentLayout.followOwnInvalidation()
        nextLayout.followOwnInvalidation()
    }

    open override var collectionViewContentSize: CGSize {
        let (current, next) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(
            width: between(current.width, next.width), height: between(current.height, next.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let shown = [currentLayout, nextLayout].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
        var seen: Set<ElementPath> = []
        return shown.map(\.element).filter { seen.insert($0).inserted }.compactMap(between)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(.cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { between(.supplementary(elementKind, indexPath)) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { between(.decoration(elementKind, indexPath)) }

    /// Returns an element's attributes between those of the two layouts. An element that only one layout has fades.
    private func between(_ key: ElementPath) -> UICollectionViewLayoutAttributes? {
        let (current, next) = (currentLayout.attributes(for: key), nextLayout.attributes(for: key))
        guard let result = (next ?? current)?.copied() else { return nil }
        guard let current, let next else {
            result.alpha *= next == nil ? between(1, 0) : between(0, 1)
            return result
        }
        result.center = CGPoint(
            x: between(current.center.x, next.center.x), y: between(current.center.y, next.center.y))
        result.size = CGSize(
            width: max(0, between(current.size.width, next.size.width)),
            height: max(0, between(current.size.height, next.size.height)))
        result.alpha = between(current.alpha, next.alpha)
        result.transform3D = CATransform3D(between: current.transform3D, and: next.transform3D, at: transitionProgress)
        return result
    }

    private func between(_ current: CGFloat, _ next: CGFloat) -> CGFloat {
        current + (next - current) * transitionProgress
    }
}

extension UICollectionViewLayout {
    /// The classes of the decoration views of the layout, and of both layouts of a transition, by kind.
    var shownDecorationClasses: [String: UICollectionReusableView.Type] {
        guard let transition = self as? UICollectionViewTransitionLayout else { return decorationClasses }
        return transition.currentLayout.decorationClasses
            .merging(transition.nextLayout.decorationClasses) { _, next in next }
            .merging(decorationClasses) { _, own in own }
    }
}

extension CATransform3D {
    /// Interpolates entry by entry, which is what UIKit's documentation calls linear.
    fileprivate init(between start: CATransform3D, and end: CATransform3D, at progress: CGFloat) {
        self = start
        let entries: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
            \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
        ]
        for entry in entries { self[keyPath: entry] += (end[keyPath: entry] - start[keyPath: entry]) * progress }
    }
}
