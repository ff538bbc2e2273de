/** The animation's duration, in ms. */
const duration = 320;

/**
 * Animates a scroller to its resting position, until a person takes it over, or the page scrolls elsewhere. Used because not every
 * browser animates `scrollTo`.
 */
export class Glide {
    #scroller;
    #isWelcome;
    #frame = 0;

    /**
     * @param {HTMLElement} scroller
     * @param {() => boolean} isWelcome   whether animations are
     */
    constructor(scroller, isWelcome) {
        this.#scroller = scroller;
        this.#isWelcome = isWelcome;
        for (const name of ["wheel", "pointerdown", "touchstart", "keydown"]) {
            scroller.addEventListener(name, () => this.stop(), { passive: true });
        }
    }

    /**
     * Nothing moves if the scroller is already there, or the target is not a number.
     * @param {import("./orientation.js").Orientation} orientation   the scroller's
     * @param {number} target   the scroll position, in px
     */
    start(orientation, target) {
        this.stop();
        const start = orientation.position(this.#scroller);
        if (!(Math.abs(target - start) >= 1)) return;
        let last = start;
        const end = this.#isWelcome() ? performance.now() + duration : 0;
        const step = () => {
            if (Math.abs(orientation.position(this.#scroller) - last) > 1) return this.stop();
            const rest = Math.max(0, (end - performance.now()) / duration);
            last = target + (start - target) * rest ** 3;
            orientation.scroll(this.#scroller, last);
            this.#frame = rest > 0 ? requestAnimationFrame(step) : 0;
        };
        step();
    }

    stop() {
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
    }

    get isRunning() {
        return this.#frame !== 0;
    }
}
