import { ScrollCause } from "./contract.js";
import { Motion } from "./motion.js";
import { RangeEvent } from "./range-event.js";
import { RestTimer } from "./rest-timer.js";

/** So many items are placed in about a millisecond. */
const settledAtOnce = 20_000;
const whenIdle = globalThis.requestIdleCallback ?? ((action) => setTimeout(action));

/**
 * Does in the page what the engine answers: shows what has changed, fills and measures it, scrolls where the engine says, moves what is
 * on its way, and lets the engine work between frames.
 */
export class Drawing {
    motion = new Motion(() => this.arrived());
    /**
     * Nodes, and the engine.
     * @type {import("./stage.js").Stage}
     */
    stage;
    /** Whether the page is being asked to fill and measure. */
    isRunning = false;
    #viewport;
    #isReady;
    #failed;
    #rangeEvent;
    #restTimer;
    #isSettling = false;

    /**
     * @param {HTMLElement} host
     * @param {import("./viewport.js").Viewport} viewport
     * @param {object} collection
     * @param {() => boolean} collection.isReady   whether what is laid out can be seen, and measured
     * @param {() => void} collection.rested
     * @param {(error: unknown) => void} collection.failed
     */
    constructor(host, viewport, { isReady, rested, failed }) {
        this.#viewport = viewport;
        this.#isReady = isReady;
        this.#failed = failed;
        this.#rangeEvent = new RangeEvent(host, () => this.stage.range);
        this.#restTimer = new RestTimer(() => viewport.isHeld, rested);
    }

    /** The element has left the page. */
    stop() {
        this.#restTimer.stop();
        if (this.motion.isRunning) this.arrived();
    }

    /**
     * Tells the engine what a person does, and draws what comes of it.
     * @param {(core: import("./core.js").Core) => void} event
     */
    tell(event) {
        if (!this.#isReady()) return;
        this.show();
        this.tellProgress();
        event(this.stage.core);
        this.draw();
    }

    /** Does what the engine has answered, and tells it what the page has measured, until nothing is left to be done. */
    draw() {
        if (!this.#isReady()) return;
        // Within a callback of ours, what is being drawn comes first.
        if (this.isRunning) {
            queueMicrotask(() => this.draw());
            return;
        }
        const { core } = this.stage;
        this.isRunning = true;
        try {
            for (;;) {
                this.show();
                const { destination } = core;
                if (!Number.isNaN(destination)) {
                    this.#viewport.scroll(destination);
                    core.scrolled(this.#viewport.offset, ScrollCause.host);
                    continue;
                }
                const measurements = this.stage.fill();
                if (!measurements) break;
                this.tellProgress();
                core.measured(measurements);
            }
        } catch (error) {
            this.#failed(error);
        } finally {
            this.isRunning = false;
        }
        this.#restTimer.restart();
        this.#settleSoon();
    }

    /** Shows what has changed in the last event. */
    show() {
        const { core } = this.stage;
        this.#viewport.extend(core.extent);
        this.#viewport.correct(core.offset);
        if (this.#viewport.rebase()) this.stage.placeAll();
        this.showElements();
    }

    /** Shows which elements have come, gone or moved in the last event. */
    showElements() {
        if (this.stage.show()) this.#rangeEvent.dispatchSoon();
    }

    /** The engine is about to be told of something that may change the way of what moves. */
    tellProgress() {
        if (this.motion.isRunning) this.stage.core.advance(this.motion.progress);
    }

    /** The running transition has come to its end. */
    arrived() {
        this.stage.core.finishTransition();
        this.show();
        this.draw();
    }

    /** Lets the engine place between frames what nobody sees yet. */
    #settleSoon() {
        if (this.#isSettling || !this.stage.core.wantsSettling) return;
        this.#isSettling = true;
        whenIdle(() => {
            this.#isSettling = false;
            if (!this.#isReady()) return;
            this.tellProgress();
            this.stage.core.settle(settledAtOnce);
            this.draw();
        });
    }
}
