import CGTK
import CollectionView
import Foundation
@_spi(Host) import UIKitViews

/// A window of GTK that shows a window of UIKit. It draws a frame when something has changed, and advances the clock
/// while something moves or a finger is down. While neither is the case, it does nothing.
@MainActor final class ScreenWindow {
    private let window: UIWindow
    private let drawing: GSKCanvas
    private let frame: UnsafeMutablePointer<GtkWidget>
    private let canvas: UnsafeMutablePointer<GtkWidget>
    private var events: EventFeed?
    private let proxies: AccessibilityProxies
    private let time: RealTime
    private var isTicking = false

    init(showing window: UIWindow, pictures: PictureStore) {
        (self.window, drawing) = (window, GSKCanvas(pictures: pictures, fonts: .installed))
        time = RealTime(of: window)
        frame = gtk_window_new()
        canvas = CanvasWidget.make { _ in }
        proxies = AccessibilityProxies(of: window, on: canvas)
        gtk_window_set_child(cgtk_window(frame), canvas)
        gtk_window_set_default_size(cgtk_window(frame), Int32(window.bounds.width), Int32(window.bounds.height))
        gtk_window_set_title(cgtk_window(frame), window.rootViewController?.title ?? "")
        CanvasWidget.setDrawing(of: canvas) { [unowned self] in draw(on: $0) }
        events = EventFeed(from: canvas, in: frame, to: window) { [unowned self] in eventTime() }
        CanvasWidget.whenClosed(frame) {
            UIApplication.shared.terminate()
            MainLoop.quit()
        }
        CanvasWidget.whenFocusChanges(frame) { UIApplication.shared.setActive($0) }
        pictures.didDecode = { [unowned window] in window.setNeedsDisplay() }
        pictures.didShowBlank = { FrameLog.longestBlank = max(FrameLog.longestBlank, $0) }
        PicturesAhead.begin(pictures)
        UIScreen.main.willNeedDisplay = { [unowned self] in wake() }
        AnimationClock.current.didWake = { [unowned self] in wake() }
    }

    func present() {
        gtk_window_present(cgtk_window(frame))
        wake()
    }

    // MARK: Frames

    /// Requests the ticks of the display until nothing moves any more.
    private func wake() {
        guard !isTicking else { return }
        isTicking = true
        CanvasWidget.tick(canvas) { [unowned self] in tick(at: $0) }
    }

    /// - Returns: Whether another tick is needed.
    private func tick(at frame: CanvasWidget.Frame) -> Bool {
        FrameLog.tickCount += 1
        let start = g_get_monotonic_time()
        time.advance(to: frame.time, interval: frame.interval)
        FrameLog.layoutTime += Double(g_get_monotonic_time() - start) / 1e6
        let isMoving = !AnimationClock.current.isIdle
        if isMoving || UIScreen.main.needsDisplay {
            gtk_widget_queue_draw(canvas)
            proxies.windowDidChange()
        }
        if !isMoving { UIScreen.main.didDisplay() }
        isTicking = time.isRunning
        if !isTicking { time.rest() }
        return isTicking
    }

    /// Returns the time of an event that happens now. The clock begins to run if it has rested.
    private func eventTime() -> TimeInterval {
        wake()
        return time.clockTime(ofEventAt: Int64(g_get_monotonic_time()))
    }

    private func draw(on snapshot: OpaquePointer) {
        let scale = cgtk_scale(canvas)
        let size = CGSize(width: Int(gtk_widget_get_width(canvas)), height: Int(gtk_widget_get_height(canvas)))
        if scale != UIScreen.main.scale { UIScreen.main.scale = scale }
        if size != window.bounds.size {
            UIScreen.main.bounds.size = size
            window.frame.size = size
        }
        let start = g_get_monotonic_time()
        window.layoutIfNeeded()
        FrameLog.layoutTime += Double(g_get_monotonic_time() - start) / 1e6
        if let node = drawing.node(of: window, scale: scale) { gtk_snapshot_append_node(snapshot, node.pointer) }
        FrameLog.frameCount += 1
        FrameLog.didDraw?(FrameLog.layoutTime)
        FrameLog.layoutTime = 0
    }
}
