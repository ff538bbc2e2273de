import { ReorderRecord, ShelfRecord } from "./contract-everything.js";

/** The functions of the engine with everything that the common engine does not have. */
export class EverythingCore {
    #core;

    /** @param {import("./core.js").Core} core */
    constructor(core) {
        this.#core = core;
    }

    /**
     * Returns the viewport and scroll offset of a section that scrolls across, or undefined for other sections.
     * @param {number} section
     */
    shelf(section) {
        return this.#core.readRecord("shelfMemory", ShelfRecord, () => this.#core.exports.shelf(section));
    }

    /**
     * Reports that a person has scrolled a section across.
     * @param {number} section
     * @param {number} offset
     */
    scrollShelf(section, offset) {
        this.#core.exports.scrollShelf(section, offset);
        this.#core.check("offset", offset);
    }

    /**
     * Returns the offset where a section comes to rest, or NaN if it does not scroll across.
     * @param {number} section
     * @param {number} velocity   only its sign matters
     */
    restingShelf(section, velocity) {
        return this.#core.exports.restingShelf(section, velocity);
    }

    /**
     * Returns the offset where scrolling along the page comes to rest.
     * @param {number} velocity   only its sign matters
     */
    resting(velocity) {
        return this.#core.exports.resting(velocity);
    }

    /**
     * Reports that a person picks up an item.
     * @param {number} item
     */
    pickUp(item) {
        this.#core.exports.pickUp(item);
        this.#core.check("item", item);
    }

    /**
     * Reports the point of the content that the dragged item is over.
     * @param {{ x: number, y: number }} point
     * @param {boolean} isAnimated
     */
    drag({ x, y }, isAnimated) {
        this.#core.exports.drag(x, y, isAnimated);
    }

    /**
     * Moves the dragged item to the position of another one.
     * @param {number} item
     * @param {boolean} isAnimated
     */
    dragOnto(item, isAnimated) {
        this.#core.exports.dragOnto(item, isAnimated);
        this.#core.check("item", item);
    }

    /** The old and current positions of the dragged item; undefined if no item is dragged or the drag was canceled. */
    get reorder() {
        return this.#core.readRecord("reorderMemory", ReorderRecord, () => this.#core.exports.reorder());
    }

    /** Reports that the dragged item was dropped at its current position. */
    drop() {
        this.#core.exports.drop();
    }

    /** @param {boolean} isAnimated */
    cancelDrag(isAnimated) {
        this.#core.exports.cancelDrag(isAnimated);
    }
}
