import CGTK
@_spi(Host) import CollectionView
import Foundation

/// A GTK window that shows a UIKit window. It draws a frame when something has changed, and advances the clock while
/// something moves. Otherwise it does nothing.
@MainActor final class ScreenWindow {
    private let window: UIWindow
    private let parts: CanvasParts
    private let frame: UnsafeMutablePointer<GtkWidget>
    private let canvas: UnsafeMutablePointer<GtkWidget>
    private var events: EventFeed?
    private let proxies: AccessibilityProxies
    /// When the picture before was shown, in microseconds; nil after a rest.
    private var lastFrame: Int64?
    private var isTicking = false

    init(showing window: UIWindow, pictures: PictureStore) {
        (self.window, parts) = (window, CanvasParts(pictures: pictures, fonts: .installed))
        frame = gtk_window_new()
        canvas = CanvasWidget.make { _ in }
        proxies = AccessibilityProxies(of: window, on: canvas)
        gtk_window_set_child(cgtk_window(frame), canvas)
        gtk_window_set_default_size(cgtk_window(frame), Int32(window.bounds.width), Int32(window.bounds.height))
        gtk_window_set_title(cgtk_window(frame), window.rootViewController?.title ?? "")
        CanvasWidget.setDrawing(of: canvas) { [unowned self] in draw(on: $0) }
        events = EventFeed(from: canvas, in: frame, to: window)
        CanvasWidget.whenClosed(frame) { MainLoop.quit() }
        pictures.didDecode = { [unowned window] in window.setNeedsDisplay() }
        UIScreen.main.willNeedDisplay = { [unowned self] in wake() }
        AnimationClock.current.didWake = { [unowned self] in wake() }
    }

    func present() {
        gtk_window_present(cgtk_window(frame))
        wake()
    }

    // MARK: Frames

    /// Asks for the next frame, and for all after it until there is nothing left to show.
    private func wake() {
        guard !isTicking else { return }
        (isTicking, lastFrame) = (true, nil)
        CanvasWidget.tick(canvas) { [unowned self] in tick(at: $0) }
    }

    /// - Returns: whether there is another frame to come.
    private func tick(at time: Int64) -> Bool {
        FrameLog.tickCount += 1
        let elapsed = lastFrame.map { Double(time - $0) / 1e6 } ?? 0
        lastFrame = time
        let start = g_get_monotonic_time()
        AnimationClock.current.advanceOnePicture(by: elapsed)
        FrameLog.layoutTime += Double(g_get_monotonic_time() - start) / 1e6
        let isMoving = !AnimationClock.current.isIdle
        if isMoving || UIScreen.main.needsDisplay {
            gtk_widget_queue_draw(canvas)
            proxies.windowDidChange()
        }
        isTicking = isMoving
        if !isMoving { UIScreen.main.didDisplay() }
        return isMoving
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
        let canvas = GSKCanvas(on: snapshot, with: parts, scale: scale)
        LayerWalk(on: canvas).draw(window)
        FrameLog.frameCount += 1
        FrameLog.didDraw?(FrameLog.layoutTime)
        FrameLog.layoutTime = 0
    }
}
