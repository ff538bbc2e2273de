/** Nothing has moved for this long, in ms. */
const pause = 150;

/**
 * Tells when scrolling has come to rest. Not the event `scrollend`: that comes while a finger still holds the content,
 * and not at all where content moved without being scrolled.
 */
export class RestTimer {
    #isHeld;
    #rested;
    #timer = 0;
    #time = 0;

    /**
     * @param {() => boolean} isHeld   whether movement may go on although there is none now
     * @param {() => void} rested
     */
    constructor(isHeld, rested) {
        this.#isHeld = isHeld;
        this.#rested = rested;
    }

    /** Something has moved. Costs next to nothing: there is one timer for the whole movement. */
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
        const isMoving = remaining > 0 || this.#isHeld();
        this.#timer = isMoving ? setTimeout(this.#check, Math.max(remaining, pause / 4)) : 0;
        if (!isMoving) this.#rested();
    };
}
