import { ContentObserver } from "./content-observer.js";
import { ScrollCause } from "./contract.js";
import { Motion } from "./motion.js";
import { RangeEvent } from "./range-event.js";
import { RestTimer } from "./rest-timer.js";

/** The number of items to place in one idle period. It takes about a millisecond. */
const settledAtOnce = 20_000;
const whenIdle = globalThis.requestIdleCallback ?? ((action) => setTimeout(action));
/** The longest wait for an idle period, in ms. A busy page may have none, and items that are in view would keep their estimates. */
const longestWait = 500;

/**
 * Applies the engine's answers to the page: shows changed elements, has them filled and measured, scrolls, drives transitions,
 * and lets the engine work between frames.
 */
export class Drawing {
    motion = new Motion(() => this.arrived());
    observer = new ContentObserver((elements) => this.#contentResized(elements));
    /**
     * The nodes and the engine.
     * @type {import("./stage.js").Stage}
     */
    stage;
    /** Whether the page's callbacks are filling or measuring. */
    isRunning = false;
    #viewport;
    #isReady;
    #catchUp;
    #failed;
    #rangeEvent;
    #restTimer;
    #isSettling = false;

    /**
     * @param {HTMLElement} host
     * @param {import("./viewport.js").Viewport} viewport
     * @param {object} collection
     * @param {() => boolean} collection.isReady   whether the layout is current, and the element is in the page and has a size
     * @param {() => void} collection.catchUp   passes what has been scrolled to the engine, also before its event
     * @param {() => void} collection.rested
     * @param {(error: unknown) => void} collection.failed
     */
    constructor(host, viewport, { isReady, catchUp, rested, failed }) {
        this.#viewport = viewport;
        this.#isReady = isReady;
        this.#catchUp = catchUp;
        this.#failed = failed;
        this.#rangeEvent = new RangeEvent(host, () => this.stage.range);
        this.#restTimer = new RestTimer(() => viewport.isHeld, rested);
    }

    /** Stops the timer and any transition, because the element has left the page. */
    stop() {
        this.#restTimer.stop();
        if (this.motion.isRunning) this.arrived();
    }

    /**
     * Reports an action to the engine, where the page has scrolled by now, and draws the result.
     * @param {(core: import("./core.js").Core) => void} event
     */
    perform(event) {
        if (!this.#isReady()) return;
        this.#catchUp();
        event(this.stage.core);
        this.draw();
    }

    /**
     * Applies the engine's answers and passes measurements back, until nothing is left to do.
     * @param {boolean} [isScrolled]   whether a scroll has caused it: then the element was just on the screen
     * @returns {void}
     */
    draw(isScrolled) {
        // A page's callback called this. The drawing that runs must end first.
        if (this.isRunning) return queueMicrotask(() => this.draw());
        if (!isScrolled) this.#viewport.noticeHiding();
        if (!this.#isReady()) return;
        const { core } = this.stage;
        this.isRunning = true;
        try {
            // A callback may remove or hide the element.
            while (this.#isReady()) {
                this.show();
                const { destination } = core;
                if (!Number.isNaN(destination)) {
                    this.#viewport.scroll(destination);
                    this.#viewport.direction = 0;
                    core.scrolled(this.#viewport.offset, ScrollCause.host);
                    continue;
                }
                const measurements = this.stage.fill();
                if (!measurements) break;
                this.reportProgress();
                core.measured(measurements.filter((measurement) => this.#isValid(measurement)));
            }
        } catch (error) {
            this.#failed(error);
        } finally {
            this.isRunning = false;
        }
        this.#rangeEvent.dispatchSoon();
        this.#restTimer.restart();
        this.#settleSoon();
    }

    /** Draws the result of a scroll. In most frames of a slow one, nothing enters or leaves. */
    drawScroll() {
        const { count, destination } = this.stage.core;
        if (count === 0 && Number.isNaN(destination)) this.#restTimer.restart();
        else this.draw(true);
    }

    /**
     * Measures the items again that contain elements of another size.
     * @param {Element[]} elements
     */
    #contentResized(elements) {
        for (const element of elements) {
            const item = this.stage.itemAt(element);
            this.stage.remeasure(item, item);
        }
        // Otherwise, they are measured when they have arrived: what moves also changes its size.
        if (!this.motion.isRunning) this.draw();
    }

    /**
     * Reports an invalid measurement. Its item keeps the estimate.
     * @param {{ item: number, extra: number }} measurement
     */
    #isValid({ item, extra }) {
        if (extra >= 0 && extra < Infinity) return true;
        this.#failed(new RangeError(`measureItem(${item}) is ${extra}; a measured length must be finite and not negative`));
        return false;
    }

    /** Shows the changes of the last event. */
    show() {
        const { core } = this.stage;
        this.#viewport.correct(core.extent, core.offset);
        this.#viewport.drawnOffset = this.#viewport.offset;
        if (this.#viewport.rebase()) this.stage.placeAll();
        this.stage.show();
    }

    /** Reports the transition's progress, before an event that may change it. */
    reportProgress() {
        if (this.motion.isRunning) this.stage.core.exports.advance(this.motion.progress);
    }

    /** Ends the running transition. */
    arrived() {
        this.stage.core.exports.finishTransition();
        this.show();
        this.draw();
    }

    /** Lets the engine place items that are out of view, and measure what it has put off, between frames. */
    #settleSoon() {
        if (this.#isSettling || !this.stage.core.wantsSettling) return;
        this.#isSettling = true;
        const settle = () => {
            this.#isSettling = false;
            this.perform((core) => core.exports.settle(settledAtOnce));
        };
        whenIdle(settle, { timeout: longestWait });
    }
}
