/** The number of pixels in a line of a wheel event. */
const line = 40;

/**
 * Zooms and pans by wheel, double click and fingers. One finger on a photo that fits is left to the swipes.
 * @param {HTMLElement} stage
 * @param {import("./zoom.js").Zoom} zoom
 * @param {() => number} width   the photo's width, in pixels
 */
export function followZoomGestures(stage, zoom, width) {
    /** The position of each finger. @type {Map<number, { x: number, y: number }>} */
    const fingers = new Map();
    let hasMoved = false;

    stage.addEventListener("wheel", (event) => {
        event.preventDefault();
        const amount = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1);
        // A pinch on a touchpad arrives as a wheel event with the control key, in small amounts.
        zoom.by(Math.exp(-amount / (event.ctrlKey ? 100 : 400)), width(), { x: event.clientX, y: event.clientY });
    }, { passive: false });
    stage.addEventListener("dblclick", ({ clientX: x, clientY: y }) => zoom.toggle(width(), { x, y }));

    stage.addEventListener("pointerdown", (event) => {
        if (event.button !== 0) return;
        if (fingers.size === 0) hasMoved = false;
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (!zoom.isZoomed && fingers.size < 2) return;
        // Swipes must see the second finger, which ends them.
        if (event.isPrimary) event.stopImmediatePropagation();
        stage.setPointerCapture(event.pointerId);
    }, { capture: true });
    stage.addEventListener("pointermove", (event) => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        fingers.set(event.pointerId, now);
        if (!other && !zoom.isZoomed) return;
        event.stopImmediatePropagation();
        if (Math.hypot(now.x - before.x, now.y - before.y) > 1) hasMoved = true;
        if (other) {
            const distance = (point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
            const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
            zoom.by(distance(now) / distance(before), width(), middle);
            zoom.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        } else {
            zoom.pan(now.x - before.x, now.y - before.y);
        }
    }, { capture: true });
    const lift = (event) => fingers.delete(event.pointerId);
    addEventListener("pointerup", lift, { capture: true });
    addEventListener("pointercancel", lift, { capture: true });
    // The click that ends a movement must not count.
    stage.addEventListener("click", (event) => {
        if (hasMoved) event.stopImmediatePropagation();
        hasMoved = false;
    }, { capture: true });
}
