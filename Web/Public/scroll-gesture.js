/** Scroll events closer than this, in ms, belong to one movement. */
const pause = 500;

/**
 * Tells who scrolls: wheel, touch and keys move content directly; a dragged scrollbar points into the whole of it.
 * Browsers do not say, so this listens to the input and, without any, judges by the distance.
 */
export class ScrollGesture {
    #directTime = -Infinity;
    #jumpTime = -Infinity;
    #isTouching = false;
    #isOnScrollbar = false;

    /** @param {HTMLElement} scroller */
    constructor(scroller) {
        const passive = { passive: true };
        scroller.addEventListener("wheel", (event) => this.#direct(event), passive);
        scroller.addEventListener("touchmove", (event) => this.#direct(event), passive);
        scroller.addEventListener("keydown", (event) => {
            // The only keys that go into the whole.
            if (event.key !== "Home" && event.key !== "End") this.#direct(event);
        });
        scroller.addEventListener("touchstart", () => (this.#isTouching = true), passive);
        for (const name of /** @type {const} */ (["touchend", "touchcancel"])) {
            scroller.addEventListener(name, (event) => (this.#isTouching = event.touches.length > 0), passive);
        }
        scroller.addEventListener("pointerdown", (event) => this.#press(event));
        // Not on `scrollend`: Firefox tells it each time that a pressed scrollbar is dragged a little.
        for (const name of ["pointerup", "pointercancel"]) {
            scroller.addEventListener(name, () => (this.#isOnScrollbar = false));
        }
        scroller.addEventListener("pointermove", ({ buttons }) => (this.#isOnScrollbar &&= buttons !== 0), passive);
    }

    /** Whether a finger or a pressed scrollbar would be disturbed by a new scroll position. */
    get isHeld() {
        return this.#isTouching || this.#isOnScrollbar;
    }

    /**
     * @param {number} time       of the scroll event, in ms
     * @param {number} distance   scrolled since the last one
     * @param {number} length     of the viewport
     */
    isByScrollbar(time, distance, length) {
        if (time - this.#directTime < pause) {
            this.#directTime = time;
            return false;
        }
        // A click beside the scrollbar's thumb pages by 7/8 of the viewport, which is no jump.
        const isFar = Math.abs(distance) > length * (this.#isOnScrollbar ? 0.95 : 1.5);
        if (!isFar && time - this.#jumpTime >= pause) return false;
        this.#jumpTime = time;
        return true;
    }

    /** @param {Event} event */
    #direct({ timeStamp }) {
        this.#directTime = timeStamp;
        this.#jumpTime = -Infinity;
    }

    /** @param {PointerEvent} event */
    #press({ target, currentTarget, clientX, clientY }) {
        const scroller = /** @type {HTMLElement} */ (currentTarget);
        const box = scroller.getBoundingClientRect();
        const x = clientX - box.left - scroller.clientLeft;
        const y = clientY - box.top - scroller.clientTop;
        const isInside = x >= 0 && y >= 0 && x < scroller.clientWidth && y < scroller.clientHeight;
        this.#isOnScrollbar = target === scroller && !isInside;
        if (this.#isOnScrollbar) this.#directTime = -Infinity;
    }
}
