/** The time that a sharp photo is shown, in milliseconds. */
const duration = 4000;
/** The interval between checks whether the photo is sharp, in milliseconds. */
const patience = 200;

/** A slideshow: goes to the next photo after some time. */
export class Slideshow {
    #isReady;
    #isOver;
    #next;
    #changed;
    #timer = 0;
    /** The time that the photo has been shown, in milliseconds. */
    #shownFor = 0;

    /**
     * @param {() => boolean} isReady   whether the photo is sharp
     * @param {() => boolean} isOver   whether a video has ended, so that nothing is waited for
     * @param {() => void} next
     * @param {(isRunning: boolean) => void} changed
     */
    constructor(isReady, isOver, next, changed) {
        this.#isReady = isReady;
        this.#isOver = isOver;
        this.#next = next;
        this.#changed = changed;
    }

    get isRunning() {
        return this.#timer !== 0;
    }

    toggle() {
        if (this.#timer) this.stop();
        else this.#start();
    }

    /** Shows the photo for the full time, because a person has gone to it. */
    restart() {
        this.#shownFor = 0;
    }

    stop() {
        if (!this.#timer) return;
        clearInterval(this.#timer);
        this.#timer = 0;
        this.#changed(false);
    }

    #start() {
        this.#shownFor = 0;
        this.#timer = setInterval(() => {
            if (this.#isReady()) this.#shownFor += patience;
            if (this.#shownFor < duration && !this.#isOver()) return;
            this.#shownFor = 0;
            this.#next();
        }, patience);
        this.#changed(true);
    }
}
