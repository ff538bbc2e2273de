import Foundation

extension UIView {
    /// The number of layout passes after which a view that keeps asking for layout is reported as a loop, as in UIKit.
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

    /// Begins at the topmost of its direct ancestors that need layout themselves, as CoreAnimation does, because they
    /// determine its frame.
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
