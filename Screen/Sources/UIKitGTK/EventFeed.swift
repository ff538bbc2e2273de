import CGTK
import CollectionView
import Foundation
@_spi(Host) import UIKitViews

/// Passes GTK's raw events to a UIKit window. UIKit recognizes the gestures.
@MainActor final class EventFeed {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    private static var feeds: [OpaquePointer: EventFeed] = [:]

    private let window: UIWindow
    private let canvas: Widget
    private let time: () -> TimeInterval
    private var clicks = ClickCount()
    private var pointer = CGPoint.zero
    private var isPressed = false

    /// - Parameter time: Returns the current time on UIKit's clock, in seconds.
    init(from canvas: Widget, in frame: Widget, to window: UIWindow, time: @escaping () -> TimeInterval) {
        (self.canvas, self.window, self.time) = (canvas, window, time)
        let raw = gtk_event_controller_legacy_new()!
        gtk_widget_add_controller(canvas, raw)
        EventFeed.feeds[raw] = self
        let onEvent: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = { controller, event, _ in
            onMain((controller, event)) { controller, event in
                guard let controller, let event, let feed = EventFeed.feeds[controller] else { return 0 }
                return feed.handle(event) ? 1 : 0
            }
        }
        _ = cgtk_connect(UnsafeMutableRawPointer(raw), "event", unsafeBitCast(onEvent, to: GCallback.self), nil)
        let keys = gtk_event_controller_key_new()!
        gtk_widget_add_controller(frame, keys)
        EventFeed.feeds[keys] = self
        let onKey: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            controller, key, _, modifiers, _ in
            onMain((controller, key, modifiers)) { controller, key, modifiers in
                guard let controller, let feed = EventFeed.feeds[controller] else { return 0 }
                return feed.press(key, modifiers) ? 1 : 0
            }
        }
        _ = cgtk_connect(UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(onKey, to: GCallback.self), nil)
    }

    // MARK: Pointers

    private func handle(_ event: OpaquePointer) -> Bool {
        var (x, y) = (0.0, 0.0)
        if cgtk_event_position(event, canvas, &x, &y) != 0 { pointer = CGPoint(x: x, y: y) }
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1:
            isPressed = true
            let count = clicks.count(at: pointer, milliseconds: gdk_event_get_time(event))
            window.touch(.began, id: 0, at: pointer, time: time(), clicks: count)
        case GDK_BUTTON_RELEASE where isPressed && gdk_button_event_get_button(event) == 1:
            isPressed = false
            window.touch(.ended, id: 0, at: pointer, time: time())
        case GDK_MOTION_NOTIFY where isPressed: window.touch(.moved, id: 0, at: pointer, time: time())
        case GDK_GRAB_BROKEN where isPressed:
            isPressed = false
            window.touch(.cancelled, id: 0, at: pointer, time: time())
        case GDK_TOUCH_BEGIN: touch(.began, event)
        case GDK_TOUCH_UPDATE: touch(.moved, event)
        case GDK_TOUCH_END: touch(.ended, event)
        case GDK_TOUCH_CANCEL: touch(.cancelled, event)
        case GDK_SCROLL: return scroll(event)
        default: return false
        }
        return true
    }

    private func touch(_ phase: UITouch.Phase, _ event: OpaquePointer) {
        // A finger keeps its sequence while it is down. The mouse has the identifier 0.
        let id = gdk_event_get_event_sequence(event).map { Int(bitPattern: $0) } ?? 1
        window.touch(phase, id: id, at: pointer, time: time())
    }

    // MARK: Wheels

    private func scroll(_ event: OpaquePointer) -> Bool {
        let movement = ScrollMovement(event)
        let phase: UIWindow.ScrollPhase? =
            !movement.tellsEnd ? nil : gdk_scroll_event_is_stop(event) != 0 ? .ended : .changed
        return window.scroll(
            by: movement.distance, at: pointer, isPrecise: movement.isPrecise, phase: phase, time: time())
    }

    // MARK: Keys

    private static let keys: [Int32: UIWindow.Key] = [
        GDK_KEY_Up: .up, GDK_KEY_Down: .down, GDK_KEY_Left: .left, GDK_KEY_Right: .right, GDK_KEY_Page_Up: .pageUp,
        GDK_KEY_Page_Down: .pageDown, GDK_KEY_Home: .home, GDK_KEY_End: .end, GDK_KEY_space: .space,
        GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab,
        GDK_KEY_Escape: .escape,
    ]

    /// Types a key into the text field that is being edited.
    ///
    /// - Returns: Whether there is such a text field, and the key stands for text.
    private func type(_ key: guint) -> Bool {
        switch Int32(bitPattern: key) {
        case GDK_KEY_BackSpace: return window.deleteBackward()
        case GDK_KEY_Return, GDK_KEY_KP_Enter: return window.type("\n")
        default:
            guard let sign = Unicode.Scalar(gdk_keyval_to_unicode(key)), sign.value >= 0x20, sign.value != 0x7F else {
                return false
            }
            return window.type(String(sign))
        }
    }

    private func press(_ key: guint, _ modifiers: GdkModifierType) -> Bool {
        if modifiers.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue) == 0, type(key) { return true }
        guard let key = Self.keys[Int32(bitPattern: key)] else { return false }
        let masks: [(GdkModifierType, UIKeyModifierFlags)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alternate),
            (GDK_SUPER_MASK, .command),
        ]
        let held = masks.filter { modifiers.rawValue & $0.0.rawValue != 0 }.map(\.1)
        return window.press(key, modifiers: UIKeyModifierFlags(held))
    }
}

/// The number of times that the pointer was pressed at about the same position in quick succession.
private struct ClickCount {
    private var last: (point: CGPoint, milliseconds: UInt32, count: Int)?

    mutating func count(at point: CGPoint, milliseconds: UInt32) -> Int {
        var count = 1
        if let last, milliseconds &- last.milliseconds < 400, abs(point.x - last.point.x) < 5,
            abs(point.y - last.point.y) < 5
        {
            count = last.count + 1
        }
        last = (point, milliseconds, count)
        return count
    }
}
