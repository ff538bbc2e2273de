import Foundation

extension NSDirectionalEdgeInsets {
    /// The margins of a view that nobody has set, in points.
    static let usualMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

extension UIView {
    var resolvedSafeAreaInsets: UIEdgeInsets {
        let insets = superview.map(safeAreaInsets(in:)) ?? .zero
        guard let viewController else { return insets }
        return insets + viewController.barInsets + viewController.additionalSafeAreaInsets
    }

    var resolvedLayoutMargins: UIEdgeInsets {
        var margins = directionalLayoutMargins.physical(in: effectiveUserInterfaceLayoutDirection)
        if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
            let least = viewController.systemMinimumLayoutMargins.physical(in: effectiveUserInterfaceLayoutDirection)
            (margins.left, margins.right) = (max(margins.left, least.left), max(margins.right, least.right))
            // The usual margins of a controller's view are only at the sides.
            if directionalLayoutMargins == .usualMargins { (margins.top, margins.bottom) = (least.top, least.bottom) }
        }
        return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
    }

    func marginsDidChange() {
        setNeedsLayout()
        viewController?.viewLayoutMarginsDidChange()
    }

    /// Returns the part of the superview's safe area insets that overlaps this view.
    ///
    /// Each inset is at most that of the superview, even if the view is far outside, like a cell that was scrolled away.
    func safeAreaInsets(in superview: UIView) -> UIEdgeInsets {
        let insets = superview.safeAreaInsets
        let safe = superview.bounds.inset(by: insets)
        func reaching(_ overlap: CGFloat, _ inset: CGFloat) -> CGFloat { max(0, min(overlap, inset)) }
        return UIEdgeInsets(
            top: reaching(safe.minY - frame.minY, insets.top), left: reaching(safe.minX - frame.minX, insets.left),
            bottom: reaching(frame.maxY - safe.maxY, insets.bottom),
            right: reaching(frame.maxX - safe.maxX, insets.right))
    }

    /// Notifies the view and its descendants after their safe areas may have changed.
    func announceSafeArea() {
        forEachInTree { view in
            view.safeAreaInsetsDidChange()
            view.viewController?.updateSafeAreaInsets()
            view.setNeedsLayout()
        }
    }

    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection(with: traitCollection) }

    /// Returns the layout direction of the view for its traits, which take time to resolve.
    func layoutDirection(with traits: @autoclosure () -> UITraitCollection) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: traits().layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    var resolvedTraits: UITraitCollection {
        let inherited = superview?.traitCollection ?? UIScreen.main.traitCollection
        return inherited.overridden(by: traitOverrides)
    }

    /// Notifies the view and the descendants that inherit its tint color.
    func announceTintColor() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintColor == nil { subview.announceTintColor() }
    }

    /// Notifies the view and its descendants after its trait overrides have changed.
    func traitsDidChange(from oldOverrides: UITraitOverrides) {
        let inherited = superview?.traitCollection ?? UIScreen.main.traitCollection
        announceTraits(after: inherited.overridden(by: oldOverrides))
    }

    /// Notifies the view and its descendants after the traits of the superview or the screen have changed.
    func inheritedTraitsDidChange(from old: UITraitCollection) {
        announceTraits(after: old.overridden(by: traitOverrides))
    }

    private func announceTraits(after previous: UITraitCollection) {
        resolveColors()
        traitCollection.performAsCurrent {
            traitCollectionDidChange(previous)
            viewController?.traitCollectionDidChange(previous)
            callTraitChangeHandlers(from: previous, to: traitCollection)
            viewController?.callTraitChangeHandlers(from: previous, to: traitCollection)
        }
        setNeedsLayout()
        // `draw(_:)` may have used colors that depend on the traits.
        setNeedsDisplay()
        for subview in subviews { subview.inheritedTraitsDidChange(from: previous) }
    }

    /// Returns a distance rounded to whole pixels.
    package func roundToPixel(_ distance: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero)
        -> CGFloat
    {
        let scale = traitCollection.displayScale
        return scale > 0 ? (distance * scale).rounded(rule) / scale : distance
    }
}
