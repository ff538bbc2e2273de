import Foundation

extension UIScrollView {
    /// The color of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// A style that is visible on bright and dark content.
        case `default`
        /// Dark.
        case black
        /// Light.
        case white
    }

    /// Shows the indicators for a moment.
    public func flashScrollIndicators() {
        if window != nil { indicators.flash() }
    }

    /// Shows the indicators while the closure changes the content offset, and for a moment after.
    public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        if window != nil { indicators.show() }
        changes()
        indicators.hideSoon()
    }

    var indicatorColor: UIColor {
        switch indicatorStyle {
        case .default: UITraitCollection.current.userInterfaceStyle == .dark ? .scrollIndicatorOnDark : .scrollIndicator
        case .black: .scrollIndicator
        case .white: .scrollIndicatorOnDark
        }
    }

    func indicatorInsets(along axis: UIAxis) -> UIEdgeInsets {
        let insets = axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
        return automaticallyAdjustsScrollIndicatorInsets ? insets + safeAreaInsets : insets
    }

    /// Shows the indicators at the beginning of a drag or motion.
    func scrollingBegan() {
        if window != nil { indicators.show() }
    }

    func scrollingEnded() {
        if drag == nil, motion == nil { indicators.hideSoon() }
    }
}

extension UIColor {
    fileprivate static let scrollIndicator = UIColor(white: 0, alpha: 0.35)
    fileprivate static let scrollIndicatorOnDark = UIColor(white: 1, alpha: 0.5)
}
