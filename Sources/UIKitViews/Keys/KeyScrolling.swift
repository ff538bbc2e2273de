import Foundation

/// The handling of keys that scroll. They scroll the most recently scrolled view, or the largest one if there is none.
@MainActor struct KeyScrolling {
    let window: UIWindow

    /// The scroll distance of arrow keys in points, and that of page keys as a fraction of the visible extent.
    private static let line: CGFloat = 60
    private static let page: CGFloat = 0.9

    /// Handles a key.
    ///
    /// - Returns: Whether the key had an effect.
    func press(_ key: UIWindow.Key, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard modifiers.subtracting([.shift, .numericPad, .alphaShift]).isEmpty, let scrollView,
            let distance = distance(key, isReversed: modifiers.contains(.shift), in: scrollView)
        else { return false }
        return scrollView.glide(by: distance)
    }

    private func distance(_ key: UIWindow.Key, isReversed: Bool, in scrollView: UIScrollView) -> CGVector? {
        switch key {
        case .up: return CGVector(dx: 0, dy: -Self.line)
        case .down: return CGVector(dx: 0, dy: Self.line)
        case .left: return CGVector(dx: -Self.line, dy: 0)
        case .right: return CGVector(dx: Self.line, dy: 0)
        case .pageUp: return pages(-Self.page, in: scrollView)
        case .pageDown: return pages(Self.page, in: scrollView)
        case .space: return pages(isReversed ? -Self.page : Self.page, in: scrollView)
        case .home: return wholeContent(-1, in: scrollView)
        case .end: return wholeContent(1, in: scrollView)
        case .return, .tab, .escape: return nil
        }
    }

    private func pages(_ count: CGFloat, in scrollView: UIScrollView) -> CGVector {
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
        return along(CGVector(dx: visible.width * count, dy: visible.height * count), in: scrollView)
    }

    /// Returns the whole scrollable distance, which reaches the end from any offset.
    private func wholeContent(_ sign: CGFloat, in scrollView: UIScrollView) -> CGVector {
        let (least, greatest) = (scrollView.range.least, scrollView.range.greatest)
        return along((greatest - least) * sign, in: scrollView)
    }

    /// Returns the horizontal component if the view scrolls only horizontally, otherwise the vertical one.
    private func along(_ distance: CGVector, in scrollView: UIScrollView) -> CGVector {
        scrollView.scrollableAxes == .horizontal
            ? CGVector(dx: distance.dx, dy: 0) : CGVector(dx: 0, dy: distance.dy)
    }

    private var scrollView: UIScrollView? {
        if let recent = window.scrollInput.recent, recent.window === window, isUsable(recent) { return recent }
        var largest: UIScrollView?
        window.forEachInTree { view in
            guard let scrollView = view as? UIScrollView, isUsable(scrollView) else { return }
            if largest.map({ area(of: $0) < area(of: scrollView) }) ?? true { largest = scrollView }
        }
        return largest
    }

    private func isUsable(_ scrollView: UIScrollView) -> Bool {
        !scrollView.isHidden && scrollView.isScrollEnabled && scrollView.allowsKeyboardScrolling
            && !scrollView.scrollableAxes.isEmpty
    }

    private func area(of view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }
}
