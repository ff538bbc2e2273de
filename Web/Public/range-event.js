/** The event `collection-range`. It is dispatched once after any number of engine events. */
export class RangeEvent {
    #host;
    #range;
    #reported = { first: 0, last: -1 };
    #isDue = false;

    /**
     * @param {HTMLElement} host
     * @param {() => { first: number, last: number }} range   returns the items that are drawn now
     */
    constructor(host, range) {
        this.#host = host;
        this.#range = range;
    }

    dispatchSoon() {
        if (this.#isDue) return;
        this.#isDue = true;
        queueMicrotask(this.#dispatch);
    }

    #dispatch = () => {
        this.#isDue = false;
        const detail = this.#range();
        if (detail.first === this.#reported.first && detail.last === this.#reported.last) return;
        this.#reported = detail;
        this.#host.dispatchEvent(new CustomEvent("collection-range", { bubbles: true, detail }));
    };
}
