import { Shelf } from "./shelf.js";

const style = new CSSStyleSheet();
style.replaceSync(`
    .shelf {
        position: absolute;
        inset: 0 auto auto 0;
        scrollbar-width: none;
        outline: none;
    }
    .shelf .span { visibility: hidden }
    .shelf .origin { position: absolute }
`);

/** The sections that scroll across: a scroller for each of which items are shown. */
export class Shelves {
    #parts;
    #core;
    /**
     * By the numbers of their sections.
     * @type {Map<number, Shelf>}
     */
    #shelves = new Map();
    /**
     * The sections in which nodes lie, for those that lie in any.
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
        /** @type {ShadowRoot} */ (parts.host.shadowRoot).adoptedStyleSheets.push(style);
    }

    /**
     * Puts a node into its section's scroller, or takes it out.
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

    /** Places the scrollers in which nodes lie. */
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
