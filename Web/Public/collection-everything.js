import { hash } from "./contract-everything.js";
import { EverythingContent } from "./everything-content.js";
import { EverythingCore } from "./everything-core.js";
import { clearTransform, drawTransform } from "./element-transform.js";
import { Glide } from "./glide.js";
import { Reordering } from "./reordering.js";
import { Shelves } from "./shelves.js";

/**
 * The parts of a collection that this module uses. They are passed in, so that nothing here imports them and the module can be
 * loaded later.
 * @typedef {object} OwnParts
 * @property {import("./collection-view.js").CollectionView} host
 * @property {HTMLElement} frame   the parent of all nodes
 * @property {import("./stage.js").Stage} stage
 * @property {import("./viewport.js").Viewport} viewport
 * @property {import("./navigation.js").Navigation} navigation
 * @property {(event: () => void) => void} perform   reports scrolls and then an action to the engine, and draws the result
 * @property {(error: unknown) => void} fail   reports an error to the page
 * @property {() => void} show   shows the changes of the last event
 * @typedef {OwnParts & typeof import("./shared-code.js").shared} Parts
 */

/**
 * The features that only the engine with everything has, as far as they concern the page: sections that scroll across, effects,
 * resting positions, dragging.
 */
export class Everything {
    #parts;
    #core;
    #shelves;
    #reordering;
    #glide;
    /** The offset to which the last glide along the page has led. */
    #goal = NaN;

    /** @param {Parts} parts @param {import("./core.js").Core} core */
    constructor(parts, core) {
        if (core.exports.contractHash?.() !== (hash | 0)) {
            throw new Error("collection-everything.js is of another build than its module; copy all files of Web/Public together");
        }
        this.#parts = parts;
        this.#core = new EverythingCore(core);
        /** Writes what only this engine reads of the page's data. */
        this.content = new EverythingContent(core);
        this.#shelves = new Shelves(parts, this.#core);
        this.#reordering = new Reordering(parts, this.#core);
        this.#glide = new Glide(parts.host.scroller, parts.isMotionWelcome);
    }

    /**
     * Draws the effect of a new or changed element, and moves its node into its section's scroller.
     * @param {import("./slot.js").Slot} slot
     * @param {Float64Array} doubles
     * @param {number} record
     */
    put(slot, doubles, record) {
        drawTransform(slot.node, doubles, record);
        this.#shelves.put(slot);
    }

    /** @param {import("./slot.js").Slot} slot   no longer shows an element */
    remove(slot) {
        clearTransform(slot.node);
    }

    /** Updates the scrollers of sections, after all nodes of an event are placed. */
    show() {
        this.#shelves.show();
    }

    /** Reports how far sections have been scrolled, and shows the result. */
    scrolled() {
        this.#shelves.scrolled();
    }

    /** Called when scrolling stops: scrolls on to the next resting position in its direction, or to the nearest one. */
    rest() {
        const { host, viewport } = this.#parts;
        if (this.#reordering.isRunning || this.#glide.isRunning) return;
        // The direction of a glide that has arrived must not lead to the next resting position.
        const velocity = Math.abs(viewport.offset - this.#goal) < 1 ? 0 : viewport.direction;
        viewport.direction = 0;
        this.#goal = this.#core.resting(velocity);
        const position = viewport.orientation.position(host.scroller);
        this.#glide.start(viewport.orientation, position + this.#goal - viewport.offset);
    }

    /**
     * Cancels a drag, because the items are about to be replaced or the element has left the page. The caller draws the result
     * together with the new items.
     *
     * @param {boolean} areShelvesLost   whether the browser may have forgotten the positions of scrollers: of those that have left
     *     the page or have another direction
     */
    cancel(areShelvesLost = false) {
        this.#reordering.cancel((event) => {
            event();
            // The next event overwrites its records.
            this.#parts.show();
        });
        if (areShelvesLost) this.#shelves.forget();
    }
}
