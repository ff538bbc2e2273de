import Foundation

/// The constraints of a view and its descendants, solved as one system.
///
/// A view in a scroll view that is positioned by its frame is the root of its own layout, so that each cell is solved
/// separately. The system is rebuilt for each layout, which is fast enough for the few views of a cell.
@MainActor struct ConstraintLayout {
    private let root: UIView
    private var solver = ConstraintSolver()
    private var boxes: [ObjectIdentifier: LayoutBox] = [:]
    /// The content areas of the scroll views.
    private var contents: [ObjectIdentifier: LayoutBox] = [:]
    /// The views of the layout, superviews before their subviews.
    private var views: [UIView] = []
    private let textHeights: [ObjectIdentifier: CGFloat]

    /// Applies the constraints of the whole layout that a view belongs to.
    static func layOut(around view: UIView) {
        var root = view
        while !root.isRootOfLayout, let superview = root.superview { root = superview }
        let size = LayoutSize(width: .given(root.bounds.width), height: .given(root.bounds.height))
        let (layout, value) = solved(root, size)
        layout.apply(value)
    }

    /// Returns the size that satisfies the view's constraints best. Returns nil if there are no constraints.
    static func fittingSize(
        of view: UIView, target: CGSize, priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize? {
        guard view.containsConstraints else { return nil }
        let size = LayoutSize(
            width: .preferred(target.width, priorities.horizontal),
            height: .preferred(target.height, priorities.vertical))
        let (layout, value) = solved(view, size)
        guard let box = layout.boxes[ObjectIdentifier(view)] else { return nil }
        return CGSize(
            width: view.roundToPixel(max(0, value(box.width)), .up),
            height: view.roundToPixel(max(0, value(box.height)), .up))
    }

    private struct LayoutSize {
        enum Length {
            case given(CGFloat)
            case preferred(CGFloat, UILayoutPriority)
        }
        let width: Length
        let height: Length
    }

    /// Returns the layout with its solution.
    ///
    /// The height of wrapped text is not a linear function of its width. So the system is solved again, with the heights of
    /// the texts at the widths of the first solution. UIKit does the same.
    private static func solved(
        _ root: UIView, _ size: LayoutSize
    ) -> (ConstraintLayout, value: (LinearExpression) -> Double) {
        let layout = ConstraintLayout(root, size, textHeights: [:])
        let value = layout.solver.solve()
        var textHeights: [ObjectIdentifier: CGFloat] = [:]
        for view in layout.views where !view.translatesAutoresizingMaskIntoConstraints {
            guard let box = layout.boxes[ObjectIdentifier(view)] else { continue }
            let width = value(box.width)
            // The thousandth allows for rounding errors of the solver.
            guard width + 0.001 < view.intrinsicContentSize.width,
                let broken = view.contentSize(forWidth: width + 0.001)
            else { continue }
            textHeights[ObjectIdentifier(view)] = broken.height
        }
        guard !textHeights.isEmpty else { return (layout, value) }
        let final = ConstraintLayout(root, size, textHeights: textHeights)
        return (final, final.solver.solve())
    }

    private init(_ root: UIView, _ size: LayoutSize, textHeights: [ObjectIdentifier: CGFloat]) {
        self.root = root
        self.textHeights = textHeights
        let box = LayoutBox(
            x: LinearExpression(), y: LinearExpression(), width: length(size.width), height: length(size.height))
        add(root, box)
        for view in views {
            for constraint in view.heldConstraints { add(constraint) }
        }
    }

    private mutating func length(_ length: LayoutSize.Length) -> LinearExpression {
        switch length {
        case .given(let points): return LinearExpression(points)
        case .preferred(let points, let priority):
            let variable = solver.makeVariable()
            solver.require(variable, .atLeast)
            solver.require(variable - LinearExpression(points), .equal, priority: priority.ifNotRequired)
            return variable
        }
    }

    private mutating func add(_ view: UIView, _ box: LayoutBox) {
        boxes[ObjectIdentifier(view)] = box
        if let scrollView = view as? UIScrollView, scrollView.constraintsDetermineContentSize {
            addContent(of: scrollView, in: box)
        }
        guard view === root || !view.isRootOfLayout else { return }
        views.append(view)
        view.updateConstraintsIfNeeded()
        for guide in view.layoutGuides { boxes[ObjectIdentifier(guide)] = LayoutBox(in: &solver) }
        for subview in view.subviews {
            if subview.translatesAutoresizingMaskIntoConstraints {
                add(subview, box.box(ofPlaced: subview, in: view))
            } else {
                let free = LayoutBox(in: &solver)
                addContentSize(of: subview, free)
                add(subview, free)
            }
        }
    }

    /// Adds the content area of a scroll view, without zoom. Its size stays as it is, unless a constraint says something
    /// else.
    private mutating func addContent(of scrollView: UIScrollView, in box: LayoutBox) {
        let (bounds, size, scale) = (scrollView.bounds, scrollView.contentSize, scrollView.zoomScale)
        let content = LayoutBox(
            x: box.x - LinearExpression(bounds.minX), y: box.y - LinearExpression(bounds.minY),
            width: solver.makeVariable(), height: solver.makeVariable())
        // The priorities of constraints are at least 1.
        solver.require(content.width - LinearExpression(size.width / scale), .equal, priority: 0.5)
        solver.require(content.height - LinearExpression(size.height / scale), .equal, priority: 0.5)
        contents[ObjectIdentifier(scrollView)] = content
    }

    private mutating func addContentSize(of view: UIView, _ box: LayoutBox) {
        let size = view.intrinsicContentSize
        let height = textHeights[ObjectIdentifier(view)] ?? size.height
        for (axis, length, content) in [
            (NSLayoutConstraint.Axis.horizontal, box.width, size.width), (.vertical, box.height, height),
        ] where content != UIView.noIntrinsicMetric {
            let content = LinearExpression(content)
            let hugging = view.contentHuggingPriority(for: axis)
            let resistance = view.contentCompressionResistancePriority(for: axis)
            solver.require(content - length, .atLeast, priority: hugging.ifNotRequired)
            solver.require(length - content, .atLeast, priority: resistance.ifNotRequired)
        }
    }

    /// Adds a constraint if all of its items are in this layout.
    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard var first = value(of: constraint.firstAttribute, of: constraint.firstItem, beside: constraint.secondItem)
        else { return }
        // In right-to-left layouts, distances from leading and trailing edges count to the left.
        let isMirrored = constraint.isMirrored
        if isMirrored { first = first * -1 }
        var second = LinearExpression(constraint.constant)
        if constraint.secondAttribute != .notAnAttribute {
            guard
                let other = value(
                    of: constraint.secondAttribute, of: constraint.secondItem, beside: constraint.firstItem)
            else { return }
            second.add(other, times: isMirrored ? -constraint.multiplier : constraint.multiplier)
        }
        let priority = constraint.priority.ifNotRequired
        switch constraint.relation {
        case .equal: solver.require(first - second, .equal, priority: priority)
        case .greaterThanOrEqual: solver.require(first - second, .atLeast, priority: priority)
        case .lessThanOrEqual: solver.require(second - first, .atLeast, priority: priority)
        }
    }

    /// Returns the value of an item's attribute.
    ///
    /// - Parameter other: The constraint's other item. The edges of a scroll view are those of its content area beside a
    ///   view in it, and its width and height are those of its frame, as in UIKit.
    private func value(
        of attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, beside other: AnyObject?
    ) -> LinearExpression? {
        guard let view = NSLayoutConstraint.view(of: item) else { return nil }
        let content = contents[ObjectIdentifier(view)]
        var box = boxes[ObjectIdentifier(view)]
        if let guide = item as? UILayoutGuide {
            if let content, guide === (view as? UIScrollView)?.contentLayoutGuide {
                box = content
            } else if let insets = guide.insets {
                box = box?.inset(by: insets(view))
            } else {
                box = boxes[ObjectIdentifier(guide)]
            }
        } else if let content, attribute != .width, attribute != .height,
            let inner = NSLayoutConstraint.view(of: other), inner !== view, inner.isDescendant(of: view)
        {
            box = content
        }
        return box?.value(of: attribute, of: view)
    }

    private func apply(_ value: (LinearExpression) -> Double) {
        for superview in views {
            guard let outer = boxes[ObjectIdentifier(superview)] else { continue }
            let origin = CGPoint(
                x: value(outer.x) - superview.bounds.minX, y: value(outer.y) - superview.bounds.minY)
            func frame(_ box: LayoutBox) -> CGRect {
                let low = CGPoint(
                    x: root.roundToPixel(value(box.x) - origin.x), y: root.roundToPixel(value(box.y) - origin.y))
                let right = root.roundToPixel(value(box.x) + value(box.width) - origin.x)
                let bottom = root.roundToPixel(value(box.y) + value(box.height) - origin.y)
                return CGRect(x: low.x, y: low.y, width: max(0, right - low.x), height: max(0, bottom - low.y))
            }
            for guide in superview.layoutGuides {
                guide.solvedFrame = boxes[ObjectIdentifier(guide)].map(frame) ?? .zero
            }
            let scrollView = contents[ObjectIdentifier(superview)] == nil ? nil : superview as? UIScrollView
            for view in superview.subviews where !view.translatesAutoresizingMaskIntoConstraints {
                guard let box = boxes[ObjectIdentifier(view)] else { continue }
                let isZoomed = scrollView?.zoomedView === view
                view.place(in: frame(box), scaledBy: isZoomed ? scrollView?.zoomScale ?? 1 : 1)
            }
        }
        for case let scrollView as UIScrollView in views {
            guard let content = contents[ObjectIdentifier(scrollView)] else { continue }
            func length(_ solved: LinearExpression, _ present: CGFloat) -> CGFloat {
                // A size that an app has set may lie between two pixels.
                abs(value(solved) * scale - present) < 1e-3
                    ? present : max(0, root.roundToPixel(value(solved))) * scale
            }
            let (present, scale) = (scrollView.contentSize, scrollView.zoomScale)
            scrollView.contentSize = CGSize(
                width: length(content.width, present.width), height: length(content.height, present.height))
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint is about a leading or trailing edge of a view that is read from right to left.
    fileprivate var isMirrored: Bool {
        guard firstAttribute.isDirectional || secondAttribute.isDirectional else { return false }
        let view = firstItem as? UIView ?? (firstItem as? UILayoutGuide)?.owningView
        return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}

extension UILayoutPriority {
    /// The priority in the solver. Nil if the constraint is required.
    fileprivate var ifNotRequired: Float? { self < .required ? rawValue : nil }
}

extension UIView {
    /// Whether constraints outside this view cannot affect its subtree.
    fileprivate var isRootOfLayout: Bool {
        superview == nil || superview is UIScrollView && translatesAutoresizingMaskIntoConstraints
    }

    fileprivate var containsConstraints: Bool {
        !heldConstraints.isEmpty || subviews.contains(where: \.containsConstraints)
    }

    /// Sets bounds and center, which do not depend on the transform as the frame does.
    ///
    /// - Parameter scale: The scale of the superview's content. It is also that of the transform, which scales the size.
    package func place(in rect: CGRect, scaledBy scale: CGFloat = 1) {
        let anchor = layer.anchorPoint
        if bounds.size != rect.size { bounds.size = rect.size }
        let center = CGPoint(
            x: (rect.minX + anchor.x * rect.width) * scale, y: (rect.minY + anchor.y * rect.height) * scale)
        if self.center != center { self.center = center }
    }
}
