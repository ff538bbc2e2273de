import { insideOf, RubberBand } from "./rubber-band.js";

/** The parts of the list where no rubber band begins: photos, whose texts can be selected, and the texts of headers. */
const occupied = ".photo, .section-title, .section-count";

/**
 * Draws rubber bands with the mouse, from any free place of the list. With Shift, Control or Command, earlier photos stay chosen.
 * Escape restores the earlier choice. Fingers scroll instead.
 *
 * @param {import("./rubber-band.js").ChosenList} list
 */
export function followRubberBands(list) {
    const { view } = list;
    /** @type {RubberBand | undefined} */
    let drawn;
    const end = () => {
        drawn?.end();
        drawn = undefined;
    };
    view.addEventListener("pointerdown", (event) => {
        end();
        const { target, clientX: x, clientY: y } = event;
        if (event.button !== 0 || event.pointerType !== "mouse" || view.visible.length === 0) return;
        const { left, top, right, bottom } = insideOf(view);
        const isOnScrollbar = x < left || x >= right || y < top || y >= bottom;
        if (isOnScrollbar || /** @type {Element} */ (target).closest(occupied)) return;
        drawn = new RubberBand(list, { x, y }, event.shiftKey || event.ctrlKey || event.metaKey);
    });
    view.addEventListener("pointermove", (event) => {
        // A button that was released outside of the window is not reported.
        if ((event.buttons & 1) === 0) end();
        drawn?.stretch({ x: event.clientX, y: event.clientY }, event.pointerId);
    });
    for (const name of ["pointerup", "pointercancel"]) view.addEventListener(name, end);
    // This event does not leave the shadow tree, to which the scroller belongs.
    view.scroller.addEventListener("selectstart", (event) => {
        if (drawn) event.preventDefault();
    });
    view.scroller.addEventListener("scroll", () => drawn?.scrolled(), { passive: true });
    // Before the other handlers of Escape, which clear the choice or the search.
    addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || !drawn?.isVisible) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        drawn.cancel();
        drawn = undefined;
    }, { capture: true });
}
