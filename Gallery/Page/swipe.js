/** The least distance of a swipe, in px, or its least speed, in px per millisecond. */
const far = 80;
const fast = 0.5;
/** The largest distance of a tap, in px. */
const slop = 8;

/**
 * Lets an image follow a finger: sideways to go to another photo, down to close it.
 * @param {HTMLElement} stage   receives the pointer events
 * @param {HTMLElement} image   follows the finger
 * @param {{ sideways: (direction: -1 | 1) => void, down: () => void }} actions direction 1 is to the right
 */
export function followSwipes(stage, image, { sideways, down }) {
    let start;
    let dragged = false;

    const release = () => {
        start = undefined;
        image.style.translate = "";
    };
    stage.addEventListener("pointerdown", (event) => {
        // Two fingers, or one on a zoomed page, belong to the browser, which zooms and pans.
        if (event.pointerType === "mouse" || !event.isPrimary || (visualViewport?.scale ?? 1) > 1.01) return release();
        start = { x: event.clientX, y: event.clientY, time: event.timeStamp, id: event.pointerId };
        dragged = false;
        stage.setPointerCapture(event.pointerId);
    });
    stage.addEventListener("pointermove", (event) => {
        if (event.pointerId !== start?.id) return;
        const x = event.clientX - start.x;
        const y = event.clientY - start.y;
        if (!dragged && Math.hypot(x, y) < slop) return;
        dragged = true;
        image.style.translate = Math.abs(x) > Math.abs(y) ? `${x}px 0` : `0 ${Math.max(0, y)}px`;
    });
    stage.addEventListener("pointerup", (event) => {
        if (event.pointerId !== start?.id) return;
        const x = event.clientX - start.x;
        const y = event.clientY - start.y;
        const speed = Math.hypot(x, y) / Math.max(1, event.timeStamp - start.time);
        const meant = (distance) => distance > far || (distance > slop && speed > fast);
        release();
        if (Math.abs(x) > Math.abs(y) && meant(Math.abs(x))) sideways(x > 0 ? 1 : -1);
        else if (meant(y)) down();
    });
    stage.addEventListener("pointercancel", release);
    // The click that ends a drag must not count.
    stage.addEventListener("click", (event) => {
        if (dragged) event.stopImmediatePropagation();
        dragged = false;
    }, { capture: true });
}
