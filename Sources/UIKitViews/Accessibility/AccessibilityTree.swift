import Foundation

/// The elements of a window that assistive technologies can reach: what is visible, in reading order.
///
/// A view that is an accessibility element hides its subviews, as in UIKit. A cell that is not an element contains
/// the elements of its subviews. If those are only texts and images, the cell is a single element that is named after
/// them.
@_spi(Host) @MainActor public struct AccessibilityTree {
    public let elements: [AccessibilityElement]

    /// - Complexity: O(*n* *d*) for *n* visible views at a depth of *d*.
    public init(of window: UIWindow) {
        elements = Self.elements(in: window, visible: window.bounds)
    }

    /// - Parameter visible: The part of the window in which the view can be seen.
    private static func elements(in view: UIView, visible: CGRect) -> [AccessibilityElement] {
        guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
        let frame = view.accessibilityFrame
        if view.isAccessibilityElement {
            let part = frame.intersection(visible)
            return part.isEmpty ? [] : [element(for: view, frame, part, role: nil, [])]
        }
        let role = view.accessibilityDefaults.container
        let shown = frame.intersection(visible)
        guard !shown.isEmpty || role == nil && !view.clipsToBounds else { return [] }
        // An item keeps its name when a part of it is out of view.
        let part = role != nil && role != .list ? frame : view.clipsToBounds ? shown : visible
        let children = view.subviewsInReadingOrder.flatMap { elements(in: $0, visible: part) }
        return role.map { [element(for: view, frame, shown, role: $0, children)] } ?? children
    }

    private static func element(
        for view: UIView, _ frame: CGRect, _ visible: CGRect, role: AccessibilityElement.Role?,
        _ children: [AccessibilityElement]
    ) -> AccessibilityElement {
        let (given, automatic) = (view.accessibilityTraits, view.accessibilityDefaults)
        let traits = given.union(automatic.traits.intersection([.selected, .notEnabled]))
        // A cell stays an item of its list whatever its traits are.
        let role = role == .list || automatic.container == .listItem ? automatic.container : given.role ?? role
        let isPlain = role != .list && children.allSatisfy { $0.role == .text || $0.role == .image }
        let names = role == .list ? [] : children.filter { $0.role != .list }.map(\.name)
        return AccessibilityElement(
            view: view, role: role ?? .group,
            name: view.accessibilityLabel ?? names.filter { !$0.isEmpty }.joined(separator: ", "),
            value: view.accessibilityValue, hint: view.accessibilityHint, frame: frame,
            isSelected: traits.contains(.selected), isFocused: view.isFocused,
            isEnabled: !traits.contains(.notEnabled), children: isPlain ? [] : children,
            center: CGPoint(x: visible.midX, y: visible.midY))
    }
}

extension UIView {
    fileprivate var subviewsInReadingOrder: [UIView] {
        accessibilityElements.map { $0.compactMap { $0 as? UIView } } ?? accessibleSubviews
    }

    /// The subviews in rows from top to bottom, and along the reading direction in each row.
    package var subviewsByPosition: [UIView] {
        guard subviews.count > 1 else { return subviews }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        var rows: [[UIView]] = []
        var end = -CGFloat.infinity
        for view in subviews.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            // A view belongs to the row whose first view ends below its middle.
            if view.frame.midY < end {
                rows[rows.count - 1].append(view)
            } else {
                rows.append([view])
                end = view.frame.maxY
            }
        }
        return rows.flatMap { row in
            row.sorted { isLeftToRight ? $0.frame.minX < $1.frame.minX : $0.frame.maxX > $1.frame.maxX }
        }
    }
}
