import CGTK
import CollectionView
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// The distances that content scrolls with the wheels and touchpads of X and Wayland.
@Suite struct ScrollMovementTests {
    private func movement(
        _ direction: GdkScrollDirection, _ dx: CGFloat, _ dy: CGFloat, points isInPoints: Bool = false,
        touchpad isTouchpad: Bool = false, shift: Bool = false
    ) -> ScrollMovement {
        ScrollMovement(
            direction: direction, deltas: CGVector(dx: dx, dy: dy), isInPoints: isInPoints, isTouchpad: isTouchpad,
            isTurned: shift)
    }

    @Test func aTouchpadScrollsAsFarAsItsFingersMove() {
        let wayland = movement(GDK_SCROLL_SMOOTH, 0, 12, points: true, touchpad: true)
        #expect(wayland.distance == CGVector(dx: 0, dy: 12) && wayland.isPrecise)
        let x = movement(GDK_SCROLL_SMOOTH, 0, 0.8, touchpad: true)
        #expect(x.distance == CGVector(dx: 0, dy: 12) && x.isPrecise)
    }

    @Test func aWheelScrollsByNotchesAndTheirParts() {
        for (direction, distance) in [
            (GDK_SCROLL_UP, CGVector(dx: 0, dy: -60)), (GDK_SCROLL_DOWN, CGVector(dx: 0, dy: 60)),
            (GDK_SCROLL_LEFT, CGVector(dx: -60, dy: 0)), (GDK_SCROLL_RIGHT, CGVector(dx: 60, dy: 0)),
        ] {
            let notch = movement(direction, 0, 0)
            #expect(notch.distance == distance && !notch.isPrecise)
        }
        #expect(movement(GDK_SCROLL_DOWN, 0, 0.25).distance == CGVector(dx: 0, dy: 15), "a wheel of high resolution")
        #expect(movement(GDK_SCROLL_SMOOTH, 0, -1).distance == CGVector(dx: 0, dy: -60))
        #expect(movement(GDK_SCROLL_SMOOTH, 0, 0).distance == .zero)
    }

    @Test func shiftTurnsAWheelButNoTouchpad() {
        #expect(movement(GDK_SCROLL_SMOOTH, 0, 1, shift: true).distance == CGVector(dx: 60, dy: 0))
        #expect(movement(GDK_SCROLL_UP, 0, 0, shift: true).distance == CGVector(dx: -60, dy: 0))
        let touchpad = movement(GDK_SCROLL_SMOOTH, 0, 5, points: true, touchpad: true, shift: true)
        #expect(touchpad.distance == CGVector(dx: 0, dy: 5))
    }
}
