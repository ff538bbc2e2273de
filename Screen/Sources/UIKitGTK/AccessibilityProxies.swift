import CGTK
import CollectionView
import Dispatch
@_spi(Host) import UIKitViews

/// The accessibility elements of a window, as invisible widgets on its canvas, which GTK shows to assistive technologies.
///
/// While an assistive technology is in use, they are updated up to ten times a second. Otherwise they are updated only
/// when nothing moves, so that scrolling costs nothing. Without an accessibility bus, there are no widgets.
@MainActor final class AccessibilityProxies {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    private enum Audience { case none, possible, present }

    private static var audience = Audience.none
    private static weak var current: AccessibilityProxies?

    private let window: UIWindow
    private let canvas: Widget
    private var proxies: [ObjectIdentifier: AccessibilityProxy] = [:]
    private var isWaiting = false

    init(of window: UIWindow, on canvas: Widget) {
        (self.window, self.canvas) = (window, canvas)
        // GTK reads this variable, too.
        guard getenv("GTK_A11Y").map({ String(cString: $0) }) != "none" else { return }
        Self.current = self
        // Otherwise GTK would use the name of the widget's class.
        cgtk_describe(canvas, "", "")
        cgtk_watch_accessibility { isThere, isUsed in
            MainActor.assumeIsolated {
                AccessibilityProxies.audience = isThere == 0 ? .none : isUsed == 0 ? .possible : .present
                AccessibilityProxies.current?.windowDidChange()
            }
        }
    }

    /// Schedules an update of the widgets.
    func windowDidChange() {
        guard Self.audience != .none, !isWaiting else { return }
        isWaiting = true
        let delay = Self.audience == .present ? 100 : 400
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay)) { [weak self] in self?.follow() }
    }

    private func follow() {
        isWaiting = false
        if Self.audience == .possible, !AnimationClock.current.isIdle { return windowDidChange() }
        update(AccessibilityTree(of: window).elements)
    }

    private func update(_ elements: [AccessibilityElement]) {
        var kept: [ObjectIdentifier: AccessibilityProxy] = [:]
        keep(elements, in: canvas, &kept)
        // Children before the widgets that contain them.
        let gone = proxies.filter { kept[$0.key] == nil }.values.sorted { $0.depth > $1.depth }
        for proxy in gone { proxy.remove() }
        proxies = kept
        show(elements, in: canvas, at: .zero, depth: 0)
        for proxy in proxies.values { proxy.showFocus(on: canvas) }
    }

    private func keep(
        _ elements: [AccessibilityElement], in parent: Widget, _ kept: inout [ObjectIdentifier: AccessibilityProxy]
    ) {
        for element in elements {
            let id = ObjectIdentifier(element.view)
            guard let proxy = proxies[id], proxy.canShow(element, in: parent) else { continue }
            kept[id] = proxy
            keep(element.children, in: proxy.widget, &kept)
        }
    }

    /// - Parameter origin: The position of the parent in the window.
    private func show(_ elements: [AccessibilityElement], in parent: Widget, at origin: CGPoint, depth: Int) {
        var previous: Widget?
        for element in elements {
            let id = ObjectIdentifier(element.view)
            let proxy = proxies[id] ?? AccessibilityProxy(for: element, depth: depth)
            proxies[id] = proxy
            proxy.show(element)
            let frame = element.frame.offsetBy(dx: -origin.x, dy: -origin.y)
            proxy.place(in: parent, after: previous, frame: frame)
            show(element.children, in: proxy.widget, at: element.frame.origin, depth: depth + 1)
            previous = proxy.widget
        }
    }
}
