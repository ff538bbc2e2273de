/** How long it takes, in ms. */
const duration = 320;

/** Leads a scroller to where it may rest, unless a person takes it over. Not every browser glides where it is told to. */
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
     * @param {import("./orientation.js").Orientation} orientation   that of the scroller
     * @param {number} target
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
