import Foundation

extension UIView {
    /// What of the superview's safe area insets reaches into this view.
    func safeAreaInsets(in superview: UIView) -> UIEdgeInsets {
        let safe = superview.bounds.inset(by: superview.safeAreaInsets)
        return UIEdgeInsets(
            top: max(0, safe.minY - frame.minY), left: max(0, safe.minX - frame.minX),
            bottom: max(0, frame.maxY - safe.maxY), right: max(0, frame.maxX - safe.maxX))
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
        let previous = UITraitCollection(inherited.traits.overridden(by: oldOverrides))
        forEachInTree { view in
            view.traitCollectionDidChange(previous)
            view.setNeedsLayout()
        }
    }

    /// The nearest distance that falls on a pixel of the screen.
    func roundToPixel(_ distance: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? (distance * scale).rounded(rule) / scale : distance
    }
}
