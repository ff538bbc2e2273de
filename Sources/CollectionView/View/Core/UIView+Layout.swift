import Foundation

extension UIView {
    /// As often as UIKit lets a view ask for layout while it is laid out, before it calls that a loop.
    private static let mostPasses = 100

    func markPendingLayout() {
        UIScreen.main.setNeedsDisplay()
        containsPendingLayout = true
        var ancestor = superview
        while let view = ancestor, !view.containsPendingLayout {
            view.containsPendingLayout = true
            ancestor = view.superview
        }
    }

    /// Begins at the topmost of those directly above that are waiting for layout themselves, as CoreAnimation does: they
    /// decide where this one is.
    func layOutTree() {
        var root = self
        while let above = root.superview, above.needsLayout { root = above }
        root.layOutPending()
    }

    private func layOutPending() {
        var passes = 0
        while containsPendingLayout, passes < UIView.mostPasses {
            passes += 1
            containsPendingLayout = false
            if needsLayout {
                needsLayout = false
                updateConstraintsIfNeeded()
                viewController?.updateSafeAreaInsets()
                viewController?.viewWillLayoutSubviews()
                layoutSubviews()
                viewController?.viewDidLayoutSubviews()
            }
            for subview in subviews where subview.containsPendingLayout { subview.layOutPending() }
        }
    }
}
