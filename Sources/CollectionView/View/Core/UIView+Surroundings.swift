import Foundation

extension UIView {
    /// Returns the part of the superview's safe area insets that covers this view: at most all of it, however far the
    /// view is outside of the superview, like a cell that is scrolled away.
    func safeAreaInsets(in superview: UIView) -> UIEdgeInsets {
        let insets = superview.safeAreaInsets
        let safe = superview.bounds.inset(by: insets)
        func reaching(_ overlap: CGFloat, _ inset: CGFloat) -> CGFloat { max(0, min(overlap, inset)) }
        return UIEdgeInsets(
            top: reaching(safe.minY - frame.minY, insets.top), left: reaching(safe.minX - frame.minX, insets.left),
            bottom: reaching(frame.maxY - safe.maxY, insets.bottom),
            right: reaching(frame.maxX - safe.maxX, insets.right))
    }

    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    var resolvedTraits: UITraitCollection {
        let inherited = superview?.traitCollection ?? UIScreen.main.traitCollection
        guard traitOverrides != .none else { return inherited }
        return UITraitCollection(inherited.traits.overridden(by: traitOverrides))
    }

    /// Tells the view, and the views below it that inherit its tint color.
    func announceTintColor() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintColor == nil { subview.announceTintColor() }
    }

    /// Tells the view and everything below it, once the new traits can be asked for.
    func traitsDidChange(from oldOverrides: UITraitOverrides) {
        let inherited = superview?.traitCollection ?? UIScreen.main.traitCollection
        announceTraits(after: UITraitCollection(inherited.traits.overridden(by: oldOverrides)))
    }

    /// The same where the traits of the superview, or of the screen, have changed.
    func inheritedTraitsDidChange(from old: UITraitCollection) {
        announceTraits(after: UITraitCollection(old.traits.overridden(by: traitOverrides)))
    }

    private func announceTraits(after previous: UITraitCollection) {
        forEachInTree { view in
            view.resolveColors()
            view.traitCollection.performAsCurrent { view.traitCollectionDidChange(previous) }
            view.setNeedsLayout()
            // The drawing may contain colors that adapt.
            view.setNeedsDisplay()
        }
    }

    /// The nearest distance that falls on a pixel of the screen.
    func roundToPixel(_ distance: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? (distance * scale).rounded(rule) / scale : distance
    }
}
