import CGTK
import CollectionView
import Foundation
@_spi(Host) import UIKitViews

/// The movement that an event of a wheel or a touchpad stands for.
struct ScrollMovement: Hashable {
    /// The distance of a wheel's notch, in points: about three lines of text.
    static let notch: CGFloat = 60
    /// The distance on a touchpad that X reports as a notch, in points.
    private static let touchpadUnit: CGFloat = 15

    /// The scroll distance, in points. Positive values show content farther down or to the right.
    let distance: CGVector
    /// Whether the content follows the fingers at once.
    let isPrecise: Bool
    /// Whether another event reports when the fingers are lifted.
    let tellsEnd: Bool

    /// - Parameters:
    ///   - deltas: The movement in notches or points; zero in old events that only have a direction.
    ///   - isInPoints: Whether `deltas` are points, as on Wayland's touchpads.
    ///   - isTurned: Whether a wheel scrolls along the other axis, because Shift is pressed.
    init(
        direction: GdkScrollDirection, deltas: CGVector, isInPoints: Bool, isTouchpad: Bool, isTurned: Bool
    ) {
        (isPrecise, tellsEnd) = (isTouchpad || isInPoints, isTouchpad)
        var movement = deltas
        if deltas == .zero {
            switch direction {
            case GDK_SCROLL_UP: movement.dy = -1
            case GDK_SCROLL_DOWN: movement.dy = 1
            case GDK_SCROLL_LEFT: movement.dx = -1
            case GDK_SCROLL_RIGHT: movement.dx = 1
            default: break
            }
        }
        if isTurned, !isPrecise { movement = CGVector(dx: movement.dy, dy: movement.dx) }
        let unit = isInPoints ? 1 : isTouchpad ? Self.touchpadUnit : Self.notch
        distance = CGVector(dx: movement.dx * unit, dy: movement.dy * unit)
    }

    @MainActor init(_ event: OpaquePointer) {
        var (across, down) = (0.0, 0.0)
        gdk_scroll_event_get_deltas(event, &across, &down)
        self.init(
            direction: gdk_scroll_event_get_direction(event), deltas: CGVector(dx: across, dy: down),
            isInPoints: gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE,
            isTouchpad: gdk_device_get_source(gdk_event_get_device(event)) == GDK_SOURCE_TOUCHPAD,
            isTurned: gdk_event_get_modifier_state(event).rawValue & GDK_SHIFT_MASK.rawValue != 0)
    }
}
