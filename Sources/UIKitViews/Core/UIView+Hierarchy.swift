import Foundation

extension UIView {
    /// Inserts a view among the subviews, or moves it. The index is clamped to the valid range.
    func place(_ view: UIView, at index: Int) {
        // A view cannot contain itself. UIKit raises an exception; this leaves the hierarchy as it is.
        guard !isDescendant(of: view) else { return }
        guard view.superview !== self else { return reorder(view, to: index) }
        if view.window !== window { view.window?.viewWillLeave(view) }
        let oldTintColor = view.tintColor
        view.willMove(toSuperview: self)
        view.superview?.remove(view, isMoving: true)
        view.changeWindow(to: window) {
            insert(view, at: index)
            view.superview = self
        }
        if window == nil { view.forEachInTree { $0.resolveColors() } }
        if view.containsPendingLayout { markPendingLayout() }
        setNeedsLayout()
        if view.tintColor != oldTintColor { view.announceTintColor() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    func place(_ view: UIView, beside sibling: UIView, distance: Int) {
        guard view !== sibling else { return }
        if view.superview === self { reorder(view, to: subviews.endIndex) }
        let index = subviews.firstIndex { $0 === sibling }
        place(view, at: index.map { $0 + distance } ?? subviews.endIndex)
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        UIScreen.main.setNeedsDisplay()
        subviews.remove(at: old)
        insert(view, at: index)
    }

    private func insert(_ view: UIView, at index: Int) {
        let index = min(max(index, 0), subviews.count)
        layer.place(view.layer, belowNext: index < subviews.count ? subviews[index].layer : nil)
        subviews.insert(view, at: index)
    }

    func remove(_ view: UIView, isMoving: Bool = false) {
        if !isMoving { window?.viewWillLeave(view) }
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        let oldTintColor = view.tintColor
        willRemoveSubview(view)
        if !isMoving { view.willMove(toSuperview: nil) }
        view.removeConstraintsOfAncestors()
        view.changeWindow(to: nil) {
            subviews.remove(at: index)
            view.layer.removeFromSuperlayer()
            view.superview = nil
        }
        setNeedsLayout()
        guard !isMoving else { return }
        if view.tintColor != oldTintColor { view.announceTintColor() }
        view.didMoveToSuperview()
    }

    private func changeWindow(to newWindow: UIWindow?, by change: () -> Void) {
        guard newWindow !== window else { return change() }
        forEachInTree { view in
            view.viewController?.viewWillMove(toWindow: newWindow)
            view.willMove(toWindow: newWindow)
        }
        change()
        forEachInTree { view in
            view.resolveColors()
            view.didMoveToWindow()
            view.viewController?.viewDidMove(toWindow: newWindow)
        }
    }

    func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews { subview.forEachInTree(body) }
    }

    func descendant(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }
}
