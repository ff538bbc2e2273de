import CGTK
import CollectionView
@_spi(Host) import UIKitViews

/// A widget that stands for an accessibility element. It has a frame, a name and a role for assistive technologies, and
/// neither draws anything nor receives events.
@MainActor final class AccessibilityProxy {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    let widget: Widget
    /// The number of elements that contain this one.
    let depth: Int
    private(set) var element: AccessibilityElement
    private static var proxies: [Widget: AccessibilityProxy] = [:]
    /// The frames in the coordinates of the widget that contains them.
    private static var frames: [Widget: GtkAllocation] = [:]

    private static let action = "element.press"

    private static let type = cgtk_register_widget("CollectionViewAccessibilityProxy") { widgetClass, _ in
        guard let widgetClass else { return }
        AccessibilityProxy.letPlaceProxies(widgetClass)
        cgtk_install_action(widgetClass, "element.press") { widget, _, _ in
            onMain(widget) { widget in
                if let widget { AccessibilityProxy.proxies[widget]?.element.activate() }
            }
        }
    }

    /// Lets the widgets of a class place the proxies inside them.
    nonisolated static func letPlaceProxies(_ widgetClass: gpointer) {
        cgtk_set_size_allocate(widgetClass) { widget, _, _, _ in
            onMain(widget) { widget in
                var child = widget.flatMap { gtk_widget_get_first_child($0) }
                while let next = child {
                    var frame = AccessibilityProxy.frames[next] ?? GtkAllocation()
                    gtk_widget_size_allocate(next, &frame, -1)
                    child = gtk_widget_get_next_sibling(next)
                }
            }
        }
    }

    init(for element: AccessibilityElement, depth: Int) {
        (self.element, self.depth) = (element, depth)
        widget = cgtk_new_with_role(Self.type, element.role.gtk)
        gtk_widget_set_can_target(widget, 0)
        describe()
        gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
        if element.role == .listItem || element.isSelected { cgtk_show_selected(widget, element.isSelected ? 1 : 0) }
        if element.role == .toggle { cgtk_show_checked(widget, element.isOn ? 1 : 0) }
        gtk_widget_action_set_enabled(widget, Self.action, element.isActivatable ? 1 : 0)
        Self.proxies[widget] = self
    }

    /// Whether the proxy can stand for an element. The role of a widget never changes.
    func canShow(_ element: AccessibilityElement, in parent: Widget) -> Bool {
        element.role == self.element.role && gtk_widget_get_parent(widget) == parent
    }

    func show(_ element: AccessibilityElement) {
        let old = self.element
        self.element = element
        if (element.name, element.value, element.hint) != (old.name, old.value, old.hint) { describe() }
        if element.isEnabled != old.isEnabled { gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0) }
        if element.isSelected != old.isSelected { cgtk_show_selected(widget, element.isSelected ? 1 : 0) }
        if element.isOn != old.isOn { cgtk_show_checked(widget, element.isOn ? 1 : 0) }
        if element.isActivatable != old.isActivatable {
            gtk_widget_action_set_enabled(widget, Self.action, element.isActivatable ? 1 : 0)
        }
    }

    private func describe() {
        // The value of a toggle is a number in UIKit, and a state in GTK.
        let value = element.role == .toggle ? nil : element.value
        let description = [value, element.hint].compactMap { $0 }.filter { !$0.isEmpty }
        cgtk_describe(widget, element.name, description.joined(separator: ". "))
    }

    /// Puts the widget after a sibling.
    ///
    /// - Parameter frame: The frame in the parent's coordinates.
    func place(in parent: Widget, after sibling: Widget?, frame: CGRect) {
        if gtk_widget_get_parent(widget) == nil || gtk_widget_get_prev_sibling(widget) != sibling {
            gtk_widget_insert_after(widget, parent, sibling)
        }
        let (x, y) = (frame.minX.rounded(), frame.minY.rounded())
        let area = GtkAllocation(
            x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: frame.maxX.rounded() - x),
            height: Int32(clamping: frame.maxY.rounded() - y))
        if let old = Self.frames[widget], old.x == area.x, old.y == area.y, old.width == area.width,
            old.height == area.height
        {
            return
        }
        Self.frames[widget] = area
        gtk_widget_queue_allocate(parent)
    }

    /// Gives the widget GTK's focus if its element has the focus; otherwise returns the focus to the canvas.
    func showFocus(on canvas: Widget) {
        let isFocused = gtk_widget_is_focus(widget) != 0
        if element.isFocused, !isFocused {
            gtk_widget_set_focusable(widget, 1)
            gtk_widget_grab_focus(widget)
        } else if !element.isFocused, gtk_widget_get_focusable(widget) != 0 {
            if isFocused { gtk_widget_grab_focus(canvas) }
            // If other proxies could have the focus, GTK would handle the keys that move it.
            gtk_widget_set_focusable(widget, 0)
        }
    }

    /// Removes the widget. Its children have to be removed first.
    func remove() {
        (Self.proxies[widget], Self.frames[widget]) = (nil, nil)
        gtk_widget_unparent(widget)
    }
}

extension Int32 {
    fileprivate init(clamping value: CGFloat) { self = Int32(Swift.max(-1e6, Swift.min(1e6, value))) }
}

extension AccessibilityElement.Role {
    fileprivate var gtk: GtkAccessibleRole {
        switch self {
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
        case .text: GTK_ACCESSIBLE_ROLE_LABEL
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        }
    }
}
