/** @typedef {Pick<typeof import("./contract.js"), "ElementRecord" | "ShelfRecord" | "ReorderRecord">} Records */

/** What the engine with everything can do beside what every engine can. */
export class EverythingCore {
    #core;
    #records;

    /** @param {import("./core.js").Core} core @param {Records} records */
    constructor(core, records) {
        this.#core = core;
        this.#records = records;
    }

    /**
     * A section that scrolls across: its viewport, and how far it is scrolled; undefined for others.
     * @param {number} section
     */
    shelf(section) {
        const { exports } = this.#core;
        const address = exports.shelfMemory();
        return exports.shelf(section) ? this.#read(this.#records.ShelfRecord, address) : undefined;
    }

    /**
     * A person has scrolled a section across.
     * @param {number} section
     * @param {number} offset
     */
    scrollShelf(section, offset) {
        this.#core.exports.scrollShelf(section, offset);
        this.#core.check("offset", offset);
    }

    /**
     * Where a section comes to rest; not a number if it does not scroll across.
     * @param {number} section
     * @param {number} velocity   only its sign counts
     */
    restingShelf(section, velocity) {
        return this.#core.exports.restingShelf(section, velocity);
    }

    /** Where scrolling along the page comes to rest. */
    get resting() {
        return this.#core.exports.resting(0);
    }

    /**
     * A person picks up an item.
     * @param {number} item
     */
    pickUp(item) {
        this.#core.exports.pickUp(item);
        this.#core.check("item", item);
    }

    /**
     * The item that was picked up is over a point of the content.
     * @param {{ x: number, y: number }} point
     * @param {boolean} isAnimated
     */
    drag({ x, y }, isAnimated) {
        this.#core.exports.drag(x, y, isAnimated ? 1 : 0);
    }

    /** Where the item that was picked up was and is; undefined if there is none, or if it has gone back. */
    get reorder() {
        const { exports } = this.#core;
        const address = exports.reorderMemory();
        return exports.reorder() ? this.#read(this.#records.ReorderRecord, address) : undefined;
    }

    /** The item that was picked up stays where it is. */
    drop() {
        this.#core.exports.drop();
    }

    /** @param {boolean} isAnimated */
    cancelDrag(isAnimated) {
        this.#core.exports.cancelDrag(isAnimated ? 1 : 0);
    }

    /**
     * @template {Record<string, number>} Fields
     * @param {Fields} fields
     * @param {number} address
     * @returns {Record<keyof Fields, number>}
     */
    #read(fields, address) {
        const start = address / Float64Array.BYTES_PER_ELEMENT;
        const { doubles } = this.#core;
        const numbers = Object.entries(fields).map(([name, index]) => [name, doubles[start + index]]);
        return /** @type {Record<keyof Fields, number>} */ (Object.fromEntries(numbers));
    }
}
