import Foundation

extension UIView {
    /// The maximum number of consecutive layout passes for a view that keeps requesting layout, as in UIKit.
    private static let maximumPassCount = 100

    func markPendingLayout() {
        UIScreen.main.setNeedsDisplay()
        containsPendingLayout = true
        var ancestor = superview
        while let view = ancestor, !view.containsPendingLayout {
            view.containsPendingLayout = true
            ancestor = view.superview
        }
    }

    /// Lays out the view's subtree, after the unbroken chain of ancestors above it that need layout.
    ///
    /// CoreAnimation does the same, because those ancestors determine the view's frame.
    func layOutTree() {
        var root = self
        while let above = root.superview, above.needsLayout { root = above }
        TouchCancellation.postponed { root.layOutPending() }
    }

    private func layOutPending() {
        var passes = 0
        while containsPendingLayout, passes < UIView.maximumPassCount {
            passes += 1
            containsPendingLayout = false
            if needsLayout {
                needsLayout = false
                updateConstraintsIfNeeded()
                viewController?.updateSafeAreaInsets()
                viewController?.updateUnavailableContentIfNeeded()
                viewController?.viewWillLayoutSubviews()
                layer.layoutSublayers()
                viewController?.viewDidLayoutSubviews()
            }
            layer.layOutSublayers()
            for subview in subviews where subview.containsPendingLayout { subview.layOutPending() }
        }
    }

    func fittingSize(
        for target: CGSize, priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize {
        forEachInTree { $0.updateConstraintsIfNeeded() }
        if let size = ConstraintLayout.fittingSize(
            of: self, target: target, priorities: priorities)
        {
            return size
        }
        let fitting = sizeThatFits(target)
        return CGSize(
            width: priorities.horizontal == .required ? target.width : fitting.width,
            height: priorities.vertical == .required ? target.height : fitting.height)
    }
}
