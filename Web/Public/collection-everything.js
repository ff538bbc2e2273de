import { EverythingCore } from "./everything-core.js";
import { clearTransform, drawTransform } from "./element-transform.js";
import { Glide } from "./glide.js";
import { Reordering } from "./reordering.js";
import { Shelves } from "./shelves.js";

/**
 * The parts of a collection of which these are made. They import none of them, so that they can be loaded by themselves.
 * @typedef {object} Parts
 * @property {import("./collection-view.js").CollectionView} host
 * @property {HTMLElement} frame   around all nodes
 * @property {import("./stage.js").Stage} stage
 * @property {import("./viewport.js").Viewport} viewport
 * @property {import("./navigation.js").Navigation} navigation
 * @property {import("./everything-core.js").Records} records
 * @property {(event: () => void) => void} tell   tells the engine what a person does, and shows what comes of it
 * @property {(moved: { from: number, to: number, section: number }) => void} moved   a person has put an item somewhere else
 * @property {(isHeld: () => boolean, rested: () => void) => import("./rest-timer.js").RestTimer} makeTimer
 */

/** What only the engine with everything needs of the page: sections that scroll across, effects, resting places, dragging. */
export class Everything {
    #parts;
    #core;
    #shelves;
    #reordering;
    #glide;

    /** @param {Parts} parts @param {import("./core.js").Core} core */
    constructor(parts, core) {
        this.#parts = parts;
        this.#core = new EverythingCore(core, parts.records);
        this.#shelves = new Shelves(parts, this.#core);
        this.#reordering = new Reordering(parts, this.#core);
        this.#glide = new Glide(parts.host.scroller);
    }

    /**
     * An element is shown, or shown otherwise.
     * @param {import("./slot.js").Slot} slot
     * @param {Float64Array} doubles
     * @param {number} record
     */
    put(slot, doubles, record) {
        drawTransform(slot.node, doubles, record, this.#parts.records.ElementRecord);
        this.#shelves.put(slot);
    }

    /** @param {import("./slot.js").Slot} slot   shows nothing any more */
    remove(slot) {
        clearTransform(slot.node);
        this.#shelves.remove(slot);
    }

    /** All that has changed is shown. */
    show() {
        this.#shelves.show();
    }

    /** Scrolling has come to rest: goes on to where it may. */
    rest() {
        const { host, viewport } = this.#parts;
        if (this.#reordering.isRunning) return;
        const distance = this.#core.resting - viewport.offset;
        if (Math.abs(distance) < 1) return;
        this.#glide.start(viewport.orientation, viewport.orientation.position(host.scroller) + distance);
    }

    /** The items are about to become others: nothing is dragged any more, and what comes of that is drawn with them. */
    cancel() {
        this.#reordering.cancel((event) => event());
    }
}
