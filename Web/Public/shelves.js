import { Shelf } from "./shelf.js";

/** The scrollers of sections that scroll across, one for each section with shown items. */
export class Shelves {
    #parts;
    #core;
    /**
     * The scrollers by section.
     * @type {Map<number, Shelf>}
     */
    #shelves = new Map();
    /**
     * The section of each node that is in a scroller.
     * @type {Map<import("./slot.js").Slot, number>}
     */
    #sections = new Map();

    /**
     * @param {import("./collection-everything.js").Parts} parts
     * @param {import("./everything-core.js").EverythingCore} core
     */
    constructor(parts, core) {
        this.#parts = parts;
        this.#core = core;
    }

    /**
     * Moves a node into its section's scroller, or out of any.
     * @param {import("./slot.js").Slot} slot
     */
    put(slot) {
        if (!(slot.shelf >= 0)) return this.remove(slot);
        if (this.#sections.get(slot) === slot.shelf) return;
        this.#sections.set(slot, slot.shelf);
        slot.node.slot = `shelf-${slot.shelf}`;
    }

    /** @param {import("./slot.js").Slot} slot */
    remove(slot) {
        if (this.#sections.delete(slot)) slot.node.removeAttribute("slot");
    }

    /** Lets all scrollers scroll again to where the engine has them. */
    forget() {
        for (const shelf of this.#shelves.values()) shelf.position = NaN;
    }

    /**
     * Reports scroll positions for which the browser has not yet dispatched an event.
     * @param {(event: () => void) => void} perform
     */
    scrolled(perform) {
        for (const shelf of this.#shelves.values()) shelf.scrolled(perform);
    }

    /** Places the scrollers that hold nodes, and removes the others. */
    show() {
        const { frame, viewport } = this.#parts;
        const sections = new Set(this.#sections.values());
        for (const [section, shelf] of this.#shelves) {
            if (sections.has(section)) continue;
            shelf.remove();
            this.#shelves.delete(section);
        }
        for (const section of sections) {
            const place = this.#core.shelf(section);
            if (!place) continue;
            const shelf = this.#shelves.get(section) ?? new Shelf(section, frame, this.#parts, this.#core);
            this.#shelves.set(section, shelf);
            shelf.put(place, viewport);
        }
    }
}
