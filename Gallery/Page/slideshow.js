/** How long a photo stays, in milliseconds, once it is sharp. */
const duration = 4000;
/** Between looks at whether it is. */
const patience = 200;

/** Goes from photo to photo by itself. */
export class Slideshow {
    #isReady;
    #next;
    #changed;
    #timer = 0;

    /**
     * @param {() => boolean} isReady   whether the photo is there to be looked at
     * @param {() => void} next
     * @param {(isRunning: boolean) => void} changed
     */
    constructor(isReady, next, changed) {
        this.#isReady = isReady;
        this.#next = next;
        this.#changed = changed;
    }

    toggle() {
        if (this.#timer) this.stop();
        else this.#start();
    }

    stop() {
        if (!this.#timer) return;
        clearInterval(this.#timer);
        this.#timer = 0;
        this.#changed(false);
    }

    #start() {
        let shownFor = 0;
        this.#timer = setInterval(() => {
            if (this.#isReady()) shownFor += patience;
            if (shownFor < duration) return;
            shownFor = 0;
            this.#next();
        }, patience);
        this.#changed(true);
    }
}
