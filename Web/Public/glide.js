/** The animation's duration, in ms. */
const duration = 320;

/**
 * Animates a scroller to its resting position, until a person takes it over. Used because not every browser animates `scrollTo`.
 */
export class Glide {
    #scroller;
    #frame = 0;

    /** @param {HTMLElement} scroller */
    constructor(scroller) {
        this.#scroller = scroller;
        for (const name of ["wheel", "pointerdown", "touchstart", "keydown"]) {
            scroller.addEventListener(name, () => this.stop(), { passive: true });
        }
    }

    /**
     * @param {import("./orientation.js").Orientation} orientation   the scroller's
     * @param {number} target   the scroll position, in px
     */
    start(orientation, target) {
        this.stop();
        const start = orientation.position(this.#scroller);
        const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
        const began = performance.now();
        const step = () => {
            const share = isStill ? 1 : Math.min(1, (performance.now() - began) / duration);
            orientation.scroll(this.#scroller, target + (start - target) * (1 - share) ** 3);
            this.#frame = share < 1 ? requestAnimationFrame(step) : 0;
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
