import CGTK

/// A widget that is drawn by a closure, and the callbacks of GTK that a window needs. GTK calls them on the main thread.
@MainActor enum CanvasWidget {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    private static var drawings: [Widget: (OpaquePointer) -> Void] = [:]
    private static var ticks: [Widget: (Frame) -> Bool] = [:]
    private static var closings: [Widget: () -> Void] = [:]
    private static var focusChanges: [Widget: (Bool) -> Void] = [:]

    private static let type = cgtk_register_widget("CollectionViewCanvas") { widgetClass, _ in
        guard let widgetClass else { return }
        AccessibilityProxy.letPlaceProxies(widgetClass)
        cgtk_set_snapshot(widgetClass) { widget, snapshot in
            onMain((widget, snapshot)) { widget, snapshot in
                guard let widget, let snapshot else { return }
                CanvasWidget.drawings[widget]?(snapshot)
            }
        }
    }

    /// - Parameter drawing: Draws on a snapshot.
    static func make(_ drawing: @escaping (OpaquePointer) -> Void) -> Widget {
        let widget = cgtk_new(type).assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_set_focusable(widget, 1)
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
        drawings[widget] = drawing
        return widget
    }

    static func setDrawing(of widget: Widget, _ drawing: @escaping (OpaquePointer) -> Void) {
        drawings[widget] = drawing
    }

    /// A frame of the display.
    struct Frame {
        /// The time, in microseconds.
        let time: Int64
        /// The time until the next frame, in microseconds. 0 if it is not known.
        let interval: Int64
    }

    /// Calls an action once per frame until it returns false.
    static func tick(_ widget: Widget, _ action: @escaping (Frame) -> Bool) {
        ticks[widget] = action
        gtk_widget_add_tick_callback(
            widget,
            { widget, clock, _ in
                onMain((widget, clock)) { widget, clock in
                    guard let widget, let clock, let action = CanvasWidget.ticks[widget] else { return 0 }
                    let frame = Frame(
                        time: Int64(gdk_frame_clock_get_frame_time(clock)),
                        interval: Int64(cgtk_refresh_interval(clock)))
                    return action(frame) ? 1 : 0
                }
            }, nil, nil)
    }

    /// Calls an action when a window gets or loses the keyboard focus.
    static func whenFocusChanges(_ window: Widget, _ action: @escaping (Bool) -> Void) {
        focusChanges[window] = action
        let handler: @convention(c) (Widget?, gpointer?, gpointer?) -> Void = { window, _, _ in
            onMain(window) { window in
                guard let window else { return }
                CanvasWidget.focusChanges[window]?(gtk_window_is_active(cgtk_window(window)) != 0)
            }
        }
        _ = cgtk_connect(window, "notify::is-active", unsafeBitCast(handler, to: GCallback.self), nil)
    }

    /// Calls an action when the person closes a window.
    static func whenClosed(_ window: Widget, _ action: @escaping () -> Void) {
        closings[window] = action
        let handler: @convention(c) (Widget?, gpointer?) -> gboolean = { window, _ in
            onMain(window) { window in
                if let window { CanvasWidget.closings[window]?() }
                return 0
            }
        }
        _ = cgtk_connect(window, "close-request", unsafeBitCast(handler, to: GCallback.self), nil)
    }
}

/// Calls a closure on the main actor, with pointers from GTK.
///
/// GTK calls on the thread of its loop, which is the main thread. The compiler cannot know that about a C function.
nonisolated func onMain<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    // The values do not leave the current thread.
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(value) }
    return result!
}
