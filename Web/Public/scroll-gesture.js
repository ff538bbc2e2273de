/** The longest time between two scroll events of one movement, in ms. */
const pause = 500;

/**
 * Tells a dragged scrollbar, which points into the whole content, from wheel, touch and keys, which move content directly.
 * Browsers do not say which it was. This listens to the input and, if there is none, decides by the distance.
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
            // Home and End are the only keys that jump within the whole content.
            if (event.key !== "Home" && event.key !== "End") this.#direct(event);
        });
        followTouches(scroller, (isTouching) => (this.#isTouching = isTouching));
        scroller.addEventListener("pointerdown", (event) => this.#press(event));
        // `scrollend` is unsuitable: Firefox dispatches it whenever a pressed scrollbar has moved a little.
        for (const name of ["pointerup", "pointercancel"]) {
            scroller.addEventListener(name, () => (this.#isOnScrollbar = false));
        }
        scroller.addEventListener("pointermove", ({ buttons }) => (this.#isOnScrollbar &&= buttons !== 0), passive);
    }

    /** Whether a finger or a pressed scrollbar holds the content, and a new scroll position would disturb it. */
    get isHeld() {
        return this.#isTouching || this.#isOnScrollbar;
    }

    /**
     * Returns whether a person has just moved the content directly.
     * @param {number} time
     */
    isDirect(time) {
        return time - this.#directTime < pause;
    }

    /**
     * @param {number} time       the time of the scroll event, in ms
     * @param {number} distance   the distance since the last one, in px
     * @param {number} length     the viewport's length, in px
     */
    isByScrollbar(time, distance, length) {
        if (this.isDirect(time)) {
            this.#directTime = time;
            return false;
        }
        // A click beside the scrollbar's thumb pages by 7/8 of the viewport. That is not a jump.
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

/**
 * Reports whether fingers touch an element.
 * @param {HTMLElement} element
 * @param {(isTouching: boolean) => void} changed
 */
export function followTouches(element, changed) {
    const passive = { passive: true };
    // Other fingers may be elsewhere in the page.
    /** @type {Set<number>} */
    const fingers = new Set();
    const lifted = (/** @type {Event} */ event) => {
        const down = [.../** @type {TouchEvent} */ (event).touches].map(({ identifier }) => identifier);
        for (const finger of fingers) if (!down.includes(finger)) fingers.delete(finger);
        changed(fingers.size > 0);
    };
    const touched = (/** @type {Event} */ event) => {
        for (const { identifier } of /** @type {TouchEvent} */ (event).changedTouches) fingers.add(identifier);
        changed(true);
        // If the page removes the node under the finger, later events reach only that node.
        for (const name of ["touchend", "touchcancel"]) event.target?.addEventListener(name, lifted, passive);
    };
    element.addEventListener("touchstart", touched, passive);
}
