import Foundation

/// The frame of a view or guide as linear expressions, in the coordinates of the layout's root view.
struct LayoutBox {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    init(x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Creates a box with unknown position and size.
    init(in solver: inout ConstraintSolver) {
        self.init(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
    }

    func inset(by insets: UIEdgeInsets) -> LayoutBox {
        LayoutBox(
            x: x + LinearExpression(insets.left), y: y + LinearExpression(insets.top),
            width: width - LinearExpression(insets.left + insets.right),
            height: height - LinearExpression(insets.top + insets.bottom))
    }

    /// Returns the box of a subview that is positioned by its frame. Its autoresizing mask determines whether its size
    /// depends on this box.
    @MainActor func box(ofPlaced view: UIView, in superview: UIView) -> LayoutBox {
        let (frame, bounds, mask) = (view.frame, superview.bounds, view.autoresizingMask)
        return LayoutBox(
            x: x + LinearExpression(frame.minX - bounds.minX), y: y + LinearExpression(frame.minY - bounds.minY),
            width: mask.contains(.flexibleWidth)
                ? width + LinearExpression(frame.width - bounds.width) : LinearExpression(frame.width),
            height: mask.contains(.flexibleHeight)
                ? height + LinearExpression(frame.height - bounds.height) : LinearExpression(frame.height))
    }

    /// Returns the value of an attribute.
    ///
    /// - Parameter view: The view of the box, or the owning view of its guide.
    @MainActor func value(of attribute: NSLayoutConstraint.Attribute, of view: UIView) -> LinearExpression {
        let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
        switch attribute {
        case .notAnAttribute: return LinearExpression()
        case .width: return width
        case .height: return height
        case .left: return x
        case .right: return x + width
        case .centerX: return x + width * 0.5
        case .centerY: return y + height * 0.5
        case .top: return y
        case .bottom: return y + height
        case .leading: return isLeftToRight ? x : x + width
        case .trailing: return isLeftToRight ? x + width : x
        case .firstBaseline: return y + LinearExpression(view.baselineDistances.first)
        case .lastBaseline: return y + height - LinearExpression(view.baselineDistances.last)
        case .leftMargin: return inset(by: view.layoutMargins).value(of: .left, of: view)
        case .rightMargin: return inset(by: view.layoutMargins).value(of: .right, of: view)
        case .topMargin: return inset(by: view.layoutMargins).value(of: .top, of: view)
        case .bottomMargin: return inset(by: view.layoutMargins).value(of: .bottom, of: view)
        case .leadingMargin: return inset(by: view.layoutMargins).value(of: .leading, of: view)
        case .trailingMargin: return inset(by: view.layoutMargins).value(of: .trailing, of: view)
        }
    }
}

extension UIView {
    /// The distances from the top to the first baseline, and from the last baseline to the bottom, in points. The baselines
    /// of a view without text are its edges.
    fileprivate var baselineDistances: (first: CGFloat, last: CGFloat) {
        if let button = self as? UIButton, let title = button.titleLabel, title.text?.isEmpty == false {
            // The title lies in the middle of the button, which has its intrinsic height in most layouts.
            let margin = max(0, (button.intrinsicContentSize.height - title.intrinsicContentSize.height) / 2)
            let (first, last) = title.baselineDistances
            return (margin + first, margin + last)
        }
        guard let font = (self as? UILabel)?.font else { return (0, 0) }
        return (font.ascender, -font.descender)
    }
}
