/** The time without movement after which scrolling counts as stopped, in ms. */
const pause = 150;

/**
 * Detects when scrolling has stopped. The event `scrollend` is unsuitable: it comes while a finger still holds the
 * content, and never comes when content has moved without being scrolled.
 */
export class RestTimer {
    #isHeld;
    #rested;
    #timer = 0;
    #time = 0;

    /**
     * @param {() => boolean} isHeld   whether movement may continue after a pause
     * @param {() => void} rested   called when scrolling has stopped
     */
    constructor(isHeld, rested) {
        this.#isHeld = isHeld;
        this.#rested = rested;
    }

    /** Restarts the waiting time, because something has moved. Cheap: one timer serves the whole movement. */
    restart() {
        this.#time = performance.now();
        this.#timer ||= setTimeout(this.#check, pause);
    }

    stop() {
        clearTimeout(this.#timer);
        this.#timer = 0;
    }

    #check = () => {
        const remaining = pause - (performance.now() - this.#time);
        this.#timer = 0;
        if (remaining > 0 || this.#isHeld()) this.#timer = setTimeout(this.#check, Math.max(remaining, pause / 4));
        else this.#rested();
    };
}
