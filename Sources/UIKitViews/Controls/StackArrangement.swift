import Foundation

/// The constraints of a stack view, and the guides between its views.
@MainActor struct StackArrangement {
    private var constraints: [NSLayoutConstraint] = []
    private var gaps: [UILayoutGuide] = []

    /// Replaces the constraints with new ones for the views that are not hidden.
    mutating func replace(with stack: UIStackView) {
        NSLayoutConstraint.deactivate(constraints)
        for gap in gaps { stack.removeLayoutGuide(gap) }
        (constraints, gaps) = ([], [])
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        guard let first = views.first, let last = views.last else { return }
        let box: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        let main = Attributes(stack.axis)
        relate(first, main.start, .equal, box, main.start)
        relate(last, main.end, .equal, box, main.end)
        distribute(views, in: stack, main)
        align(views, in: box, Attributes(stack.axis == .horizontal ? .vertical : .horizontal), stack.alignment)
        NSLayoutConstraint.activate(constraints)
    }

    /// The attributes along an axis.
    private struct Attributes {
        let start: NSLayoutConstraint.Attribute
        let end: NSLayoutConstraint.Attribute
        let center: NSLayoutConstraint.Attribute
        let length: NSLayoutConstraint.Attribute

        init(_ axis: NSLayoutConstraint.Axis) {
            (start, end, center, length) =
                axis == .horizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
        }
    }

    private mutating func relate(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraints.append(constraint)
    }

    private mutating func distribute(_ views: [UIView], in stack: UIStackView, _ main: Attributes) {
        let hasEqualGaps = [.equalSpacing, .equalCentering].contains(stack.distribution)
        for (view, next) in zip(views, views.dropFirst()) {
            let spacing = stack.distance(after: view)
            relate(next, main.start, hasEqualGaps ? .greaterThanOrEqual : .equal, view, main.end, plus: spacing)
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in views.dropFirst() { relate(view, main.length, .equal, views[0], main.length) }
        case .fillProportionally: shareInProportion(views, main, stack.axis)
        case .equalSpacing: makeGaps(views, in: stack, main, from: main.end, to: main.start, priority: .required)
        // The minimum spacing is required, so equal distances between centers may be impossible.
        case .equalCentering:
            makeGaps(views, in: stack, main, from: main.center, to: main.center, priority: .defaultHigh - 1)
        }
    }

    /// Makes the lengths of views proportional to their intrinsic lengths, which count as at least one point.
    private mutating func shareInProportion(_ views: [UIView], _ main: Attributes, _ axis: NSLayoutConstraint.Axis) {
        func share(_ view: UIView) -> CGFloat {
            let size = view.intrinsicContentSize
            return max(1, axis == .horizontal ? size.width : size.height)
        }
        for view in views.dropFirst() {
            let ratio = share(view) / share(views[0])
            relate(view, main.length, .equal, views[0], main.length, times: ratio, priority: .required - 1)
        }
    }

    private mutating func makeGaps(
        _ views: [UIView], in stack: UIStackView, _ main: Attributes, from end: NSLayoutConstraint.Attribute,
        to start: NSLayoutConstraint.Attribute, priority: UILayoutPriority
    ) {
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = UILayoutGuide()
            stack.addLayoutGuide(gap)
            relate(gap, main.start, .equal, view, end)
            relate(gap, main.end, .equal, next, start)
            if let first = gaps.first { relate(gap, main.length, .equal, first, main.length, priority: priority) }
            gaps.append(gap)
        }
    }

    private mutating func align(
        _ views: [UIView], in box: AnyObject, _ cross: Attributes, _ alignment: UIStackView.Alignment
    ) {
        for view in views {
            let (isAtStart, isAtEnd) =
                (alignment == .fill || alignment == .leading, alignment == .fill || alignment == .trailing)
            relate(view, cross.start, isAtStart ? .equal : .greaterThanOrEqual, box, cross.start)
            relate(view, cross.end, isAtEnd ? .equal : .lessThanOrEqual, box, cross.end)
            switch alignment {
            case .center: relate(view, cross.center, .equal, box, cross.center)
            case .firstBaseline: relate(view, .firstBaseline, .equal, views[0], .firstBaseline)
            case .lastBaseline: relate(view, .lastBaseline, .equal, views[0], .lastBaseline)
            default: break
            }
        }
        // The box is as small as its views permit if no other constraint determines its extent.
        relate(box, cross.length, .equal, nil, .notAnAttribute, priority: UILayoutPriority(1))
    }
}
